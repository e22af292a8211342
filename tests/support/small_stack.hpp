#pragma once

#if __has_include(<pthread.h>)
#include <pthread.h>
#define MAZESCOPE_HAS_SMALL_STACK 1

#include <cstddef>
#include <functional>

namespace mazescope::test {

/// Runs a call to its end in a thread whose stack has this many bytes. False: no such thread
/// could be made. The call must not throw.
inline bool onStackOf(std::size_t bytes, std::function<void()> call) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_t thread{};
  const auto enter = [](void* argument) -> void* {
    (*static_cast<std::function<void()>*>(argument))();
    return nullptr;
  };
  const bool started = pthread_attr_setstacksize(&attributes, bytes) == 0 &&
                       pthread_create(&thread, &attributes, enter, &call) == 0;
  pthread_attr_destroy(&attributes);
  return started && pthread_join(thread, nullptr) == 0;
}

}  // namespace mazescope::test
#endif

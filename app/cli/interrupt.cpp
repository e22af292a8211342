#include "cli/interrupt.hpp"

#include <atomic>
#include <csignal>

namespace mazescope::cli {

namespace {

// A signal's handler reaches nothing else.
std::atomic<int> pending = 0;  // NOLINT(*-avoid-non-const-global-variables)
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void noteSignal(int number) {
  pending = number;
  std::signal(number, SIG_DFL);
}

}  // namespace

void deferInterrupts() {
  for (const int number : {SIGINT, SIGTERM})
    if (std::signal(number, noteSignal) == SIG_IGN) std::signal(number, SIG_IGN);  // as under nohup
}

void checkInterrupts() {
  if (pending != 0) throw Interrupted{};
}

void obeyInterrupt() {
  const int number = pending;
  std::signal(number, SIG_DFL);
  std::raise(number);
}

}  // namespace mazescope::cli

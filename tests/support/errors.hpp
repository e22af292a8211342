#pragma once

#include <mazescope/error.hpp>

namespace mazescope::test {

/// The Error that a call throws; one with the field "(nothing was thrown)" if there is none.
template <class Call>
Error errorOf(Call call) {
  try {
    call();
  } catch (const Error& error) {
    return error;
  }
  return {"(nothing was thrown)", ""};
}

}  // namespace mazescope::test

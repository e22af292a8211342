#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace mazescope {

/// The one exception the library throws for bad input. It names the field and says what was
/// expected; nothing of the caller's is changed when it is thrown.
class Error : public std::runtime_error {
public:
  /// `field`: the name of the offending field, as a JSON pointer without its first slash
  /// ("width", "parameters/fill", "lanes/0/seed"); empty when the input as a whole is wrong.
  Error(std::string field, const std::string& expected)
      : std::runtime_error(expected), field_(std::move(field)) {}

  [[nodiscard]] const std::string& field() const { return field_; }

private:
  std::string field_;
};

}  // namespace mazescope

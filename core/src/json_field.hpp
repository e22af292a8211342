#pragma once

#include "json.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mazescope::json {

/// A value and its place in the document. Whatever is asked of it that it is not, Error is thrown
/// with that place as the field. The value must outlive it.
class Field {
public:
  Field(const Value& value, std::string pointer) : value_(&value), pointer_(std::move(pointer)) {}

  [[nodiscard]] const Value& value() const { return *value_; }
  [[nodiscard]] const std::string& pointer() const { return pointer_; }

  /// Checks that it is an object that has no keys but these.
  void checkKeys(const std::vector<std::string_view>& known) const;
  /// The value of a key; requires an object.
  [[nodiscard]] std::optional<Field> find(std::string_view key) const;
  [[nodiscard]] Field at(std::string_view key) const;
  /// Of a list with a number of items within these bounds.
  [[nodiscard]] std::vector<Field> items(std::size_t minimum, std::size_t maximum) const;

  [[nodiscard]] std::uint64_t whole(std::uint64_t minimum, std::uint64_t maximum,
                                    std::string_view what = "a whole number") const;
  [[nodiscard]] double real(double minimum, double maximum) const;
  [[nodiscard]] bool truth() const;
  [[nodiscard]] const std::string& text() const;
  /// The index of its text among these.
  [[nodiscard]] std::size_t oneOf(const std::vector<std::string_view>& words) const;

  /// Throws Error: "must be EXPECTED; it is ...".
  [[noreturn]] void fail(const std::string& expected) const;

private:
  const Value* value_;
  std::string pointer_;
};

/// A value in a few words: "a list", or a number or a short text itself.
[[nodiscard]] std::string inWords(const Value& value);

}  // namespace mazescope::json

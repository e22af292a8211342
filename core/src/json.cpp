#include "json.hpp"

#include <mazescope/error.hpp>
#include <mazescope/preset.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazescope::json {

namespace {

[[noreturn]] void failAt(std::string_view text, std::size_t offset, const std::string& message) {
  const std::string_view before = text.substr(0, offset);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::string_view inLine = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
  const auto column =
      std::count_if(inLine.begin(), inLine.end(), [](char c) { return (c & 0xc0) != 0x80; }) + 1;
  throw Error("", std::to_string(line) + ':' + std::to_string(column) + ": " + message);
}

/// What the parser reports, without the words that only its authors need:
/// "[json.exception...] parse error at ...: syntax error while parsing value - WHAT; last read: ..."
std::string essence(std::string message) {
  if (const auto prefix = message.find("] "); prefix != std::string::npos)
    message.erase(0, prefix + 2);
  if (const auto dash = message.find(" - "); dash != std::string::npos) message.erase(0, dash + 3);
  if (const auto last = message.find("; last read"); last != std::string::npos) {
    const auto expected = message.rfind("; expected");
    message.erase(last,
                  expected == std::string::npos || expected < last ? expected : expected - last);
  }
  if (message.rfind("number overflow", 0) == 0) return "number too large";
  return message;
}

/// How many bytes before the end of what was read the parser began to object. It keeps texts and
/// numbers as they were; other tokens are letters or a single character.
std::size_t lengthAtFault(const std::string& message, const std::string& token) {
  constexpr std::string_view unexpected = "unexpected ";
  for (const char* whole : {"unexpected string", "unexpected number", "number"})
    if (message.rfind(whole, 0) == 0) return token.size();
  const auto literal = message.find(" literal");
  const bool word = message.rfind(unexpected, 0) == 0 && literal < message.find(';');
  return word ? literal - unexpected.size() : 1;
}

/// Builds a Value from the parser's events; the names of its functions are the parser's.
class Builder {
public:
  explicit Builder(std::string_view text) : text_(text) {}

  [[nodiscard]] Value take() { return std::move(root_); }

  // NOLINTBEGIN(readability-identifier-naming)
  bool null() { return put({}); }
  bool boolean(bool truth) { return put({.type = Value::Type::boolean, .truth = truth}); }
  bool number_integer(std::int64_t number) {
    return putNumber(static_cast<double>(number), std::to_string(number));
  }
  bool number_unsigned(std::uint64_t number) {
    return putNumber(static_cast<double>(number), std::to_string(number));
  }
  bool number_float(double number, const std::string& written) {
    return putNumber(number, written);
  }
  bool string(std::string& text) {
    return put({.type = Value::Type::text, .written = std::move(text)});
  }
  static bool binary(nlohmann::json::binary_t&) { return false; }

  bool start_object(std::size_t) { return open(Value::Type::object); }
  bool start_array(std::size_t) { return open(Value::Type::list); }
  bool key(std::string& key) {
    open_.back()->keys.push_back(std::move(key));
    return true;
  }
  bool end_object() {
    checkForDuplicates();
    open_.pop_back();
    return true;
  }
  bool end_array() {
    open_.pop_back();
    return true;
  }

  /// `read`: how many bytes were read, those of the token included.
  bool parse_error(std::size_t read, const std::string& token,
                   const nlohmann::json::exception& error) {
    const std::string message = essence(error.what());
    const std::size_t length = std::min(read, lengthAtFault(message, token));
    failAt(text_, std::min(read - length, text_.size()), message);
  }
  // NOLINTEND(readability-identifier-naming)

private:
  bool putNumber(double real, std::string written) {
    return put({.type = Value::Type::number, .real = real, .written = std::move(written)});
  }
  bool put(Value value) {
    place() = std::move(value);
    return true;
  }
  bool open(Value::Type type) {
    Value& container = place();
    container.type = type;
    if (open_.size() == Preset::maximumDepth)
      throw Error(pointer(), "is nested too deeply: at most " +
                                 std::to_string(Preset::maximumDepth) + " levels are read");
    // Pointers stay valid: a container's items do not move while one of them is open.
    open_.push_back(&container);
    return true;
  }
  /// The place of the next value.
  Value& place() {
    Value& value = open_.empty() ? root_ : open_.back()->items.emplace_back();
    // A value takes a hundred times the memory of the two bytes that it may have in the text.
    if (++values_ > Preset::maximumValues)
      throw Error(pointer(), "is one value too many: at most " +
                                 std::to_string(Preset::maximumValues) + " are read");
    return value;
  }

  /// Of the value that was placed last.
  [[nodiscard]] std::string pointer() const {
    std::string pointer;
    for (const Value* container : open_)
      pointer = below(pointer, container->type == Value::Type::object
                                   ? container->keys.back()
                                   : std::to_string(container->items.size() - 1));
    return pointer;
  }
  void checkForDuplicates() {
    std::vector<std::string_view> sorted(open_.back()->keys.begin(), open_.back()->keys.end());
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice == sorted.end()) return;
    open_.back()->keys.back() = std::string(*twice);
    throw Error(pointer(), "is given twice");
  }

  std::string_view text_;
  Value root_;
  std::size_t values_ = 0;
  std::vector<Value*> open_;
};

/// Cut to a readable length between two characters, with control characters as \u00XX.
std::string visible(std::string_view text) {
  constexpr std::size_t longest = 48;
  std::size_t end = text.size();
  if (end > longest)
    for (end = longest; end > 0 && (text[end] & 0xc0) == 0x80;) --end;
  std::string shown;
  for (const char c : text.substr(0, end)) {
    constexpr const char* digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7f)
      shown += c;
    else
      shown += std::string("\\u00") + digits[byte >> 4U] + digits[byte & 0xfU];
  }
  return end < text.size() ? shown + "..." : shown;
}

}  // namespace

Value parse(std::string_view text) {
  if (text.size() > Preset::maximumBytes)
    failAt(text, Preset::maximumBytes,
           "too long: at most " + std::to_string(Preset::maximumBytes) + " bytes are read");
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  // The parser would take a zero byte for the end.
  if (const auto zero = text.find('\0'); zero != std::string_view::npos)
    failAt(text, zero, "unexpected zero byte");
  Builder builder(text);
  nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

std::string below(const std::string& pointer, std::string_view key) {
  std::string step = key.empty() ? "\"\"" : visible(key);
  // "~" and "/" as RFC 6901 writes them
  for (std::size_t at = 0; (at = step.find_first_of("~/", at)) != std::string::npos; at += 2)
    step.replace(at, 1, step[at] == '~' ? "~0" : "~1");
  return pointer.empty() ? step : pointer + '/' + step;
}

std::string quoted(std::string_view text) { return '"' + visible(text) + '"'; }

}  // namespace mazescope::json

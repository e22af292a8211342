#pragma once

#include <mazescope/error.hpp>

#include <string>
#include <utility>
#include <vector>

namespace mazescope::gui {

struct Message {
  std::string text;
  bool error = false;
};

/// What is wrong, its field included.
[[nodiscard]] inline std::string sentence(const Error& error) {
  return error.field().empty() ? error.what() : error.field() + ' ' + error.what();
}

/// What the status line says: the oldest error until it is dismissed, else the latest news for a
/// few seconds.
class Messages {
public:
  static constexpr double newsSeconds = 8;

  void tell(Message message) {
    if (message.error)
      errors_.push_back(std::move(message));
    else {
      news_ = std::move(message);
      left_ = newsSeconds;
    }
  }
  void dismiss() {
    if (!errors_.empty())
      errors_.erase(errors_.begin());
    else
      left_ = 0;
  }
  void elapse(double seconds) { left_ -= seconds; }

  /// Null when there is nothing to say.
  [[nodiscard]] const Message* current() const {
    if (!errors_.empty()) return &errors_.front();
    return left_ > 0 ? &news_ : nullptr;
  }
  [[nodiscard]] std::size_t errors() const { return errors_.size(); }
  /// Whether something will vanish by itself.
  [[nodiscard]] bool fading() const { return errors_.empty() && left_ > 0; }

private:
  std::vector<Message> errors_;
  Message news_;
  double left_ = 0;
};

}  // namespace mazescope::gui

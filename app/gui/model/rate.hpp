#pragma once

#include <cstdint>

namespace mazescope::gui {

/// How fast the lanes really go, measured over short spans.
class Rate {
public:
  static constexpr double span = 0.5;  ///< seconds

  /// `count`: what is counted, as it stands now, downwards if `backwards`. A jump the other way
  /// starts anew.
  void elapse(double seconds, std::uint64_t count, bool backwards) {
    seconds_ += seconds;
    if (backwards ? count > from_ : count < from_) start(count);
    if (seconds_ < span) return;
    perSecond_ = static_cast<double>(backwards ? from_ - count : count - from_) / seconds_;
    seconds_ = 0;
    from_ = count;
  }
  void start(std::uint64_t count) {
    seconds_ = 0;
    from_ = count;
    perSecond_ = 0;
  }
  /// 0 until a first span has been measured.
  [[nodiscard]] double perSecond() const { return perSecond_; }

private:
  double seconds_ = 0;
  double perSecond_ = 0;
  std::uint64_t from_ = 0;
};

}  // namespace mazescope::gui

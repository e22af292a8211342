#include "cli/progress.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <string>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mazescope::cli {

namespace {

constexpr const char* eraseLine = "\r\x1b[K";
// A line that is longer than the terminal is wide is cut off, or it could not be taken away.
constexpr const char* wrapOff = "\x1b[?7l";
constexpr const char* wrapOn = "\x1b[?7h";

bool errorsGoToTerminal() {
#ifdef _WIN32
  return _isatty(_fileno(stderr)) != 0;
#else
  return isatty(fileno(stderr)) != 0;
#endif
}

/// "0:07", "12:34", "1:02:03".
std::string duration(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  const std::uint64_t hours = whole / 3600, minutes = whole / 60 % 60;
  if (hours == 0) return fmt::format("{}:{:02}", minutes, whole % 60);
  return fmt::format("{}:{:02}:{:02}", hours, minutes, whole % 60);
}

std::string bar(double share) {
  constexpr double width = 20;
  std::string bar(static_cast<std::size_t>(share * width), '#');
  bar.resize(static_cast<std::size_t>(width), '-');
  return fmt::format("[{}] {:3} %", bar, static_cast<int>(share * 100));
}

}  // namespace

Progress::Progress() : Progress(0, errorsGoToTerminal()) {}
Progress::Progress(std::uint64_t total) : Progress(total, total > 0 && errorsGoToTerminal()) {}
Progress::Progress(std::uint64_t total, bool visible)
    : total_(total), visible_(visible), began_(Clock::now()), drawn_(began_) {
  if (visible_) draw(0, total_ == 0 ? "" : fmt::format("  0 of {}", total_));
}

Progress::~Progress() {
  if (visible_) std::fputs(eraseLine, stderr);
}

void Progress::show(std::uint64_t done) {
  if (!due()) return;
  const double rate = static_cast<double>(done) / passed();
  draw(static_cast<double>(done) / static_cast<double>(total_),
       fmt::format("  {} of {}, {:.{}f} a second", done, total_, rate, rate < 10 ? 2 : 0));
}

void Progress::showShare(double share) {
  if (due()) draw(share, "");
}

bool Progress::due() {
  constexpr std::chrono::milliseconds pause{100};
  const Clock::time_point now = Clock::now();
  if (!visible_ || now - drawn_ < pause) return false;
  drawn_ = now;
  return true;
}

double Progress::passed() const {
  return std::chrono::duration<double>(Clock::now() - began_).count();
}

void Progress::draw(double share, const std::string& counts) const {
  std::string text = bar(share) + counts;
  if (share > 0) text += fmt::format(", {} left", duration(passed() / share * (1 - share)));
  std::fputs((std::string(wrapOff) + eraseLine + text + wrapOn).c_str(), stderr);
}

}  // namespace mazescope::cli

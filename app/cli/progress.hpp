#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace mazescope::cli {

/// A line on standard error that tells how far a long command is; nothing if that is no terminal.
class Progress {
public:
  Progress();                              ///< of one piece of work
  explicit Progress(std::uint64_t total);  ///< of so many things
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();  ///< takes the line away

  // Both draw at most ten times a second.
  void show(std::uint64_t done);  ///< of the things
  void showShare(double share);   ///< of the work, from 0 to 1

private:
  using Clock = std::chrono::steady_clock;

  Progress(std::uint64_t total, bool visible);
  bool due();
  [[nodiscard]] double passed() const;  // seconds
  void draw(double share, const std::string& counts) const;

  std::uint64_t total_;
  bool visible_;
  Clock::time_point began_;
  Clock::time_point drawn_;
};

}  // namespace mazescope::cli

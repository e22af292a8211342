#pragma once

#include <mazescope/checkpoints.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope {

/// The figures of an algorithm over its run: samples at even ticks, from tick 0 to the furthest
/// that is known. When there are too many, every second one goes and the spacing doubles, so what
/// is kept depends on the length alone and not on how the run was moved.
class Curves {
public:
  static constexpr std::size_t mostSamples = 1024;

  explicit Curves(std::size_t figures) : samples_(figures) {}

  /// The next tick at which a sample is due; 0 at first.
  [[nodiscard]] std::uint64_t due() const { return due_; }
  /// Takes the sample; the moment must be at tick due().
  void add(const Moment& moment);

  [[nodiscard]] std::uint64_t spacing() const { return spacing_; }  ///< in ticks
  /// The values of one figure at ticks 0, spacing(), 2 * spacing(), ...
  [[nodiscard]] const std::vector<float>& samples(std::size_t figure) const {
    return samples_.at(figure);
  }
  [[nodiscard]] std::size_t bytes() const { return samples_.size() * mostSamples * sizeof(float); }

private:
  void thin();

  std::uint64_t spacing_ = 1;
  std::uint64_t due_ = 0;
  std::vector<std::vector<float>> samples_;  // by figure
};

}  // namespace mazescope

#include "gui/model/survey.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <utility>

namespace mazescope::gui {

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

std::size_t stride() { return 2 + statistics().size(); }

}  // namespace

// --- one part ---------------------------------------------------------------------------------

std::uint64_t Survey::Part::size() const { return numbers_.size() / stride(); }

void Survey::Part::add(const TrialResult& result) {
  std::vector<double> row{static_cast<double>(result.ticks), static_cast<double>(result.phases)};
  for (const std::optional<double>& value : result.values) row.push_back(value.value_or(nothing));
  numbers_.insert(numbers_.end(), row.begin(), row.end());
}

TrialResult Survey::Part::result(std::uint64_t index) const {
  const double* const from = numbers_.data() + static_cast<std::size_t>(index) * stride();
  TrialResult result{spec_.seed + index,
                     static_cast<std::uint64_t>(from[0]),
                     static_cast<std::uint64_t>(from[1]),
                     {}};
  for (std::size_t i = 2; i < stride(); ++i)
    result.values.push_back(std::isnan(from[i]) ? std::nullopt : std::optional(from[i]));
  return result;
}

std::vector<double> Survey::Part::values(std::size_t statistic) const {
  std::vector<double> values;
  values.reserve(size());
  for (std::size_t at = 2 + statistic; at < numbers_.size(); at += stride())
    if (!std::isnan(numbers_[at])) values.push_back(numbers_[at]);
  return values;
}

// --- all of it --------------------------------------------------------------------------------

Survey::Survey(const std::vector<Spec>& specs, std::uint64_t firstSeed, std::uint64_t seeds)
    : seeds_(seeds) {
  if (seeds < 1 || seeds > mostSeeds)
    throw Error("The number of seeds",
                fmt::format("must be a whole number from 1 to {}; it is {}", mostSeeds, seeds));
  const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max() - (seeds - 1);
  if (firstSeed > largest)
    throw Error("The first seed",
                fmt::format("must be a whole number from 0 to {}; it is {}", largest, firstSeed));
  for (Spec spec : specs) {
    spec.seed = firstSeed;
    parts_.emplace_back(resolved(std::move(spec)));
  }
}

std::optional<double> Survey::secondsLeft() const {
  constexpr double tooShort = 1;
  if (!running() || done_ == 0 || seconds_ < tooShort) return std::nullopt;
  const auto done = static_cast<double>(done_);
  return seconds_ / done * (static_cast<double>(wanted()) - done);
}

void Survey::elapse(double seconds) {
  if (running()) seconds_ += seconds;
}

bool Survey::work(std::uint64_t effort) {
  if (!running()) return false;
  Part& part = parts_[static_cast<std::size_t>(done_ % parts_.size())];
  if (!trial_) {
    Spec spec = part.spec();
    spec.seed += done_ / parts_.size();
    trial_.emplace(spec);
  }
  if (trial_->work(effort)) {
    part.add(*trial_->result());
    trial_.reset();
    ++done_;
  }
  return running();
}

void Survey::cancel() {
  cancelled_ = true;
  trial_.reset();
}

}  // namespace mazescope::gui

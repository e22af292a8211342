#include <mazescope/curves.hpp>

namespace mazescope {

void Curves::add(const Moment& moment) {
  for (std::size_t figure = 0; figure < samples_.size(); ++figure)
    samples_[figure].push_back(static_cast<float>(moment.pipeline.figure(moment.grid, figure)));
  due_ += spacing_;
  if (!samples_.empty() && samples_.front().size() == mostSamples) thin();
}

void Curves::thin() {
  for (std::vector<float>& samples : samples_) {
    for (std::size_t kept = 0; 2 * kept < samples.size(); ++kept) samples[kept] = samples[2 * kept];
    samples.resize((samples.size() + 1) / 2);
  }
  spacing_ *= 2;
  due_ = samples_.front().size() * spacing_;
}

}  // namespace mazescope

#include <mazescope/recent_past.hpp>

namespace mazescope {

void RecentPast::add(const Moment& moment) {
  if (empty() || now() != moment.at.tick) clear();
  places_.push_back({moment.pipeline, moment.at, {}});
  while (places_.size() > 1 && (places_.size() > mostPlaces || pipelineBytes() > room_))
    places_.erase(places_.begin());
}

void RecentPast::follow(std::span<const Mutation> made) {
  std::vector<Mutation>& mutations = places_.back().mutations;
  mutations.insert(mutations.end(), made.begin(), made.end());
}

std::uint64_t RecentPast::pipelineBytes() const {
  std::uint64_t bytes = 0;
  for (const Place& place : places_) bytes += place.pipeline.bytes();
  return bytes;
}

std::uint64_t RecentPast::bytes() const {
  std::uint64_t bytes = pipelineBytes();
  for (const Place& place : places_) bytes += place.mutations.capacity() * sizeof(Mutation);
  return bytes;
}

}  // namespace mazescope

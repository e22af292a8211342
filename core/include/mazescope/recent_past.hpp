#pragma once

#include <mazescope/checkpoints.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mazescope {

/// The last stretch of the way that a run came: at some places the algorithms as they were there,
/// and all mutations from the first of these places on. Undoing the grid move by move is cheap, while
/// an algorithm cannot be undone; so the run is taken back to a place and goes on from there.
///
/// It holds no position of its own: it goes with the moment whose tick is now().
class RecentPast {
public:
  /// `room`: for the copies of the algorithms, in bytes; there may always be one.
  explicit RecentPast(std::uint64_t room) : room_(room) {}

  [[nodiscard]] bool empty() const { return places_.empty(); }
  void clear() { places_.clear(); }

  /// The tick up to which it leads. Requires !empty().
  [[nodiscard]] std::uint64_t now() const {
    return places_.back().at.tick + places_.back().mutations.size();
  }
  /// Whether a moment at tick `from` can be taken back to `to`.
  [[nodiscard]] bool leads(std::uint64_t from, std::uint64_t to) const {
    return !empty() && from == now() && places_.front().at.tick <= to && to <= from;
  }
  /// The tick of the latest place. Requires !empty().
  [[nodiscard]] std::uint64_t latestPlace() const { return places_.back().at.tick; }

  /// Whether more than one place with algorithms like the moment's would be kept.
  [[nodiscard]] bool hasRoomForMore(const Moment& moment) const {
    return 2 * moment.pipeline.bytes() <= room_;
  }
  /// Makes the moment's tick a place; what does not lead there is forgotten, and so are the first places
  /// if there is no room for them. Costs a copy of the algorithms.
  void add(const Moment& moment);
  /// Mutations made from now() on. Requires !empty().
  void follow(std::span<const Mutation> made);

  /// Takes a moment at now() back to the latest place at or before `tick`, and calls
  /// undone(mutation) for each mutation. Requires leads(moment.at.tick, tick).
  template <class Undone>
  void takeBack(Moment& moment, std::uint64_t tick, Undone undone) {
    while (latestPlace() > tick) {
      undoStretch(moment.grid, undone);
      places_.pop_back();
    }
    undoStretch(moment.grid, undone);
    moment.pipeline = places_.back().pipeline;
    moment.at = places_.back().at;
  }

  /// Memory held, in bytes.
  [[nodiscard]] std::uint64_t bytes() const;

private:
  static constexpr std::size_t mostPlaces = 10;

  struct Place {
    Pipeline pipeline;
    Position at;
    std::vector<Mutation> mutations;  // to the next place, or to now
  };

  template <class Undone>
  void undoStretch(Grid& grid, Undone undone) {
    std::vector<Mutation>& mutations = places_.back().mutations;
    for (; !mutations.empty(); mutations.pop_back()) {
      grid.undo(mutations.back());
      undone(mutations.back());
    }
  }
  [[nodiscard]] std::uint64_t pipelineBytes() const;

  std::uint64_t room_;
  std::vector<Place> places_;
};

}  // namespace mazescope

#pragma once

#include <mazescope/geometry.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope {

/// A binary heap of cells, each with a weight and the passage that it comes with, the lightest on top.
/// A cell is in it once: a lighter passage found later moves it up (J. W. J. Williams, "Algorithm
/// 232: Heapsort", CACM 7(6), 1964; the standard library's heap cannot move an entry).
template <class Weight>
class LightestFirst {
public:
  struct Entry {
    Weight weight;
    Cell cell : 28;
    Direction passage : 2;  // from the cell to where it was found from

    Entry(Weight itsWeight, Cell itsCell, Direction itsPassage)
        : weight(itsWeight), cell(itsCell & (maximumCells - 1)), passage(itsPassage) {}
  };
  static_assert(sizeof(Entry) == 2 * sizeof(Weight) && maximumCells == 1U << 28U);

  void prepare(std::size_t cells) { places_.resize(cells); }

  void push(Entry entry) {
    heap_.push_back(entry);
    raise(heap_.size() - 1, entry);
  }
  /// For a cell that is in it; returns whether that moved it up.
  bool offer(Entry entry) {
    const std::size_t place = places_[entry.cell];
    if (!(entry.weight < heap_[place].weight)) return false;
    raise(place, entry);
    return true;
  }
  Entry pop() {
    const Entry lightest = heap_.front();
    const Entry last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) lower(last);
    return lightest;
  }

  const std::vector<Entry>& entries() const { return heap_; }
  std::size_t bytes() const {
    return heap_.capacity() * sizeof(Entry) + places_.capacity() * sizeof(places_[0]);
  }
  void pack() { places_ = std::vector<std::uint32_t>(); }  // "= {}" would keep the memory
  void unpack(std::size_t cells) {
    prepare(cells);
    for (std::size_t place = 0; place < heap_.size(); ++place) put(place, heap_[place]);
  }

private:
  void put(std::size_t place, Entry entry) {
    heap_[place] = entry;
    places_[entry.cell] = static_cast<std::uint32_t>(place);
  }
  void raise(std::size_t place, Entry entry) {
    for (; place > 0 && entry.weight < heap_[(place - 1) / 2].weight; place = (place - 1) / 2)
      put(place, heap_[(place - 1) / 2]);
    put(place, entry);
  }
  void lower(Entry entry) {
    std::size_t place = 0;
    for (std::size_t child = 1; child < heap_.size(); child = 2 * place + 1) {
      if (child + 1 < heap_.size() && heap_[child + 1].weight < heap_[child].weight) ++child;
      if (entry.weight <= heap_[child].weight) break;
      put(place, heap_[child]);
      place = child;
    }
    put(place, entry);
  }

  std::vector<Entry> heap_;
  std::vector<std::uint32_t> places_;  // of each cell in the heap; only for those that are in it
};

}  // namespace mazescope

#pragma once

#include <mazescope/counts.hpp>
#include <mazescope/ends.hpp>
#include <mazescope/explanation.hpp>
#include <mazescope/grid.hpp>
#include <mazescope/inspection.hpp>
#include <mazescope/mutation.hpp>

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mazescope {

/// What one file of core/algorithms writes: a plain value that knows how to make the next move.
///
///   bool next(const Grid&, Mutation& out)
///       Fills `out` with the next mutation and returns true, or returns false: finished, for
///       ever. The caller applies the mutation to the grid before it asks again. `out` comes in
///       as a default Mutation.
///   Inspection inspect(const Grid&, std::size_t limit) const
///       Its lists, each cut to `limit` entries.
///   double figure(const Grid&, std::size_t index) const
///       The present value of a figure that the descriptor names. O(1).
///   Explanation explain(const Grid&, const Mutation& last) const
///       Why it made its last move. Called, if at all, before it is asked for another one, so
///       that what it looked at is still there to be seen.
///   std::size_t bytes() const
///       Heap memory held.
///
/// It may also have:
///
///   Mark shown(const Grid&, Cell) const
///       The mark to paint where that differs from the grid's, such as "just opened" for the
///       cells that changed in the present generation. It may change for any cell when a phase
///       starts, and otherwise only for the cell of a mutation.
///   Cell set(const Grid&, Cell) const
///       Which of its disjoint sets a cell is in, if it keeps such: a representative, the same for
///       all cells of a set, or the cell itself.
///   Ends ends() const
///       Start and goal as far as it has set them, for the stages that follow. O(1).
///   Answer answer() const
///       Of a solver: what it has found out so far. O(1).
///   std::vector<Cell> path(const Grid&) const
///       Of a solver: the way it found, from start to goal, each cell once and each joined to the
///       next by a passage; empty as long as there is none. O(cells).
///   void pack()  and  void unpack(const Grid&)
///       Gives away memory that can be rebuilt, and rebuilds it; a checkpoint is a copy, packed.
///       Nothing else is called in between, except copying and bytes().
template <class T>
concept Algorithm = std::copyable<T> &&
    requires(T algorithm, const T& constant, const Grid& grid, Mutation& out) {
  { algorithm.next(grid, out) } -> std::same_as<bool>;
  { constant.inspect(grid, std::size_t{}) } -> std::same_as<Inspection>;
  { constant.figure(grid, std::size_t{}) } -> std::same_as<double>;
  { constant.explain(grid, out) } -> std::same_as<Explanation>;
  { constant.bytes() } -> std::same_as<std::size_t>;
};

/// Any algorithm part-way through its work, as a copyable value. Copying costs what copying the
/// algorithm's own data costs.
class Stepper {
public:
  // Is a stepper an algorithm? Asking that asks whether it can be copied, and so this again.
  template <class A>
  requires(!std::same_as<A, Stepper>) && Algorithm<A> explicit Stepper(A algorithm)
      : self_(std::make_unique<Holder<A>>(std::move(algorithm))) {}

  Stepper(const Stepper& other) : self_(other.self_->clone()) {}
  Stepper(Stepper&&) noexcept = default;
  /// Keeps the memory it has if the other one holds the same type: going back from one place of a run
  /// to another then costs no more than copying.
  Stepper& operator=(const Stepper& other) {
    if (self_ == nullptr || !self_->assign(*other.self_)) self_ = other.self_->clone();
    return *this;
  }
  Stepper& operator=(Stepper&&) noexcept = default;
  ~Stepper() = default;

  /// Makes and applies up to batch.size() moves and writes them to `batch`. Returns how many; a
  /// smaller number means that the algorithm has finished. Use 64 moves or more where it can be
  /// had: the one virtual call is then lost in the work.
  std::size_t step(Grid& grid, std::span<Mutation> batch) { return self_->step(grid, batch); }
  /// The same, and keeps the grid's counts.
  std::size_t step(Grid& grid, std::span<Mutation> batch, Counts& counts) {
    return self_->step(grid, batch, counts);
  }

  [[nodiscard]] Inspection inspect(const Grid& grid, std::size_t limit) const {
    return self_->inspect(grid, limit);
  }

  [[nodiscard]] double figure(const Grid& grid, std::size_t index) const {
    return self_->figure(grid, index);
  }
  [[nodiscard]] Explanation explain(const Grid& grid, const Mutation& last) const {
    return self_->explain(grid, last);
  }

  /// Whether the algorithm has marks to paint other than those of the grid.
  [[nodiscard]] bool paintsMarks() const { return self_->paintsMarks(); }
  /// The marks to paint for the cells first, first + 1, ...
  void paint(const Grid& grid, Cell first, std::span<Mark> marks) const {
    self_->paint(grid, first, marks);
  }

  /// Whether the algorithm keeps disjoint sets of cells.
  [[nodiscard]] bool keepsSets() const { return self_->keepsSets(); }
  /// Representatives of the sets that the cells first, first + 1, ... are in.
  void sets(const Grid& grid, Cell first, std::span<Cell> sets) const {
    self_->sets(grid, first, sets);
  }

  /// None: the algorithm does not set them.
  [[nodiscard]] std::optional<Ends> ends() const { return self_->ends(); }
  /// None: it is no solver.
  [[nodiscard]] std::optional<Answer> answer() const { return self_->answer(); }
  [[nodiscard]] std::vector<Cell> path(const Grid& grid) const { return self_->path(grid); }

  void pack() { self_->pack(); }
  void unpack(const Grid& grid) { self_->unpack(grid); }
  /// Memory held, in bytes.
  [[nodiscard]] std::size_t bytes() const { return self_->bytes(); }

private:
  struct Interface {
    Interface() = default;
    Interface(const Interface&) = default;
    Interface& operator=(const Interface&) = delete;
    virtual ~Interface() = default;
    [[nodiscard]] virtual std::unique_ptr<Interface> clone() const = 0;
    /// False, and nothing is changed, if the other one holds another type.
    virtual bool assign(const Interface&) = 0;
    virtual std::size_t step(Grid&, std::span<Mutation>) = 0;
    virtual std::size_t step(Grid&, std::span<Mutation>, Counts&) = 0;
    [[nodiscard]] virtual Inspection inspect(const Grid&, std::size_t) const = 0;
    [[nodiscard]] virtual double figure(const Grid&, std::size_t) const = 0;
    [[nodiscard]] virtual Explanation explain(const Grid&, const Mutation&) const = 0;
    [[nodiscard]] virtual bool paintsMarks() const = 0;
    virtual void paint(const Grid&, Cell, std::span<Mark>) const = 0;
    [[nodiscard]] virtual bool keepsSets() const = 0;
    virtual void sets(const Grid&, Cell, std::span<Cell>) const = 0;
    [[nodiscard]] virtual std::optional<Ends> ends() const = 0;
    [[nodiscard]] virtual std::optional<Answer> answer() const = 0;
    [[nodiscard]] virtual std::vector<Cell> path(const Grid&) const = 0;
    virtual void pack() = 0;
    virtual void unpack(const Grid&) = 0;
    [[nodiscard]] virtual std::size_t bytes() const = 0;
  };

  template <class A>
  struct Holder final : Interface {
    explicit Holder(A value) : algorithm(std::move(value)) {}

    std::unique_ptr<Interface> clone() const override { return std::make_unique<Holder>(*this); }
    bool assign(const Interface& other) override {
      const auto* const same = dynamic_cast<const Holder*>(&other);
      if (same != nullptr) algorithm = same->algorithm;
      return same != nullptr;
    }

    std::size_t step(Grid& grid, std::span<Mutation> batch) override {
      return stepWith(grid, batch, [&grid](const Mutation& mutation) { grid.apply(mutation); });
    }
    // Flattened: g++ 12 inlines a long `next` by itself only where it is called once, and that is
    // to be the place above.
    [[gnu::flatten]] std::size_t step(Grid& grid, std::span<Mutation> batch,
                                      Counts& counts) override {
      return stepWith(grid, batch,
                      [&grid, &counts](const Mutation& mutation) { counts.apply(grid, mutation); });
    }
    template <class Apply>
    std::size_t stepWith(const Grid& grid, std::span<Mutation> batch, Apply apply) {
      std::size_t count = 0;
      for (; count < batch.size(); ++count) {
        Mutation mutation;
        if (!algorithm.next(grid, mutation)) break;
        apply(mutation);
        batch[count] = mutation;
      }
      return count;
    }

    Inspection inspect(const Grid& grid, std::size_t limit) const override {
      return algorithm.inspect(grid, limit);
    }
    double figure(const Grid& grid, std::size_t index) const override {
      return algorithm.figure(grid, index);
    }
    Explanation explain(const Grid& grid, const Mutation& last) const override {
      return algorithm.explain(grid, last);
    }
    bool paintsMarks() const override {
      return requires(const A& a, const Grid& g) { a.shown(g, Cell{}); };
    }
    void paint(const Grid& grid, Cell first, std::span<Mark> marks) const override {
      for (Mark& mark : marks) {
        if constexpr (requires { algorithm.shown(grid, first); })
          mark = algorithm.shown(grid, first++);
        else
          mark = grid.mark(first++);
      }
    }
    bool keepsSets() const override {
      return requires(const A& a, const Grid& g) { a.set(g, Cell{}); };
    }
    void sets(const Grid& grid, Cell first, std::span<Cell> sets) const override {
      for (Cell& set : sets) {
        if constexpr (requires { algorithm.set(grid, first); })
          set = algorithm.set(grid, first++);
        else
          set = first++;
      }
    }
    std::optional<Ends> ends() const override {
      if constexpr (requires { algorithm.ends(); })
        return algorithm.ends();
      else
        return std::nullopt;
    }
    std::optional<Answer> answer() const override {
      if constexpr (requires { algorithm.answer(); })
        return algorithm.answer();
      else
        return std::nullopt;
    }
    std::vector<Cell> path(const Grid& grid) const override {
      if constexpr (requires { algorithm.path(grid); })
        return algorithm.path(grid);
      else
        return {};
    }
    void pack() override {
      if constexpr (requires { algorithm.pack(); }) algorithm.pack();
    }
    void unpack(const Grid& grid) override {
      if constexpr (requires { algorithm.unpack(grid); }) algorithm.unpack(grid);
    }
    std::size_t bytes() const override { return sizeof(*this) + algorithm.bytes(); }

    A algorithm;
  };

  std::unique_ptr<Interface> self_;
};

}  // namespace mazescope

#pragma once

#include <mazescope/grid.hpp>
#include <mazescope/inspection.hpp>
#include <mazescope/mutation.hpp>

#include <concepts>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

namespace mazescope {

/// What one file of core/algorithms writes: a plain value that knows how to make the next move.
///
///   bool next(const Grid&, Mutation& out)
///       Fills `out` with the next mutation and returns true, or returns false: finished, for
///       ever. The caller applies the mutation to the grid before it asks again. `out` comes in
///       as a default Mutation.
///   Inspection inspect(const Grid&, std::size_t limit) const
///       Its lists (each cut to `limit` entries) and figures.
///   std::size_t bytes() const
///       Heap memory held.
///
/// It may also have:
///
///   Mark shown(const Grid&, Cell) const
///       The mark to paint where that differs from the grid's, such as "just opened" for the
///       cells that changed in the present generation. It may change for any cell when a phase
///       starts, and otherwise only for the cell of a mutation.
///   void pack()  and  void unpack(const Grid&)
///       Gives away memory that can be rebuilt, and rebuilds it; a checkpoint is kept packed.
///       Nothing else is called in between, except copying and bytes().
template <class T>
concept Algorithm = std::copyable<T> &&
    requires(T algorithm, const T& constant, const Grid& grid, Mutation& out) {
  { algorithm.next(grid, out) } -> std::same_as<bool>;
  { constant.inspect(grid, std::size_t{}) } -> std::same_as<Inspection>;
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
  Stepper& operator=(const Stepper& other) {
    self_ = other.self_->clone();
    return *this;
  }
  Stepper& operator=(Stepper&&) noexcept = default;
  ~Stepper() = default;

  /// Makes and applies up to batch.size() moves and writes them to `batch`. Returns how many; a
  /// smaller number means that the algorithm has finished. Use 64 moves or more where it can be
  /// had: the one virtual call is then lost in the work.
  std::size_t step(Grid& grid, std::span<Mutation> batch) { return self_->step(grid, batch); }

  [[nodiscard]] Inspection inspect(const Grid& grid, std::size_t limit) const {
    return self_->inspect(grid, limit);
  }

  /// Whether the algorithm has marks to paint other than those of the grid.
  [[nodiscard]] bool paintsMarks() const { return self_->paintsMarks(); }
  /// The marks to paint for the cells first, first + 1, ...
  void paint(const Grid& grid, Cell first, std::span<Mark> marks) const {
    self_->paint(grid, first, marks);
  }

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
    virtual std::size_t step(Grid&, std::span<Mutation>) = 0;
    [[nodiscard]] virtual Inspection inspect(const Grid&, std::size_t) const = 0;
    [[nodiscard]] virtual bool paintsMarks() const = 0;
    virtual void paint(const Grid&, Cell, std::span<Mark>) const = 0;
    virtual void pack() = 0;
    virtual void unpack(const Grid&) = 0;
    [[nodiscard]] virtual std::size_t bytes() const = 0;
  };

  template <class A>
  struct Holder final : Interface {
    explicit Holder(A value) : algorithm(std::move(value)) {}

    std::unique_ptr<Interface> clone() const override { return std::make_unique<Holder>(*this); }

    std::size_t step(Grid& grid, std::span<Mutation> batch) override {
      std::size_t count = 0;
      for (; count < batch.size(); ++count) {
        Mutation mutation;
        if (!algorithm.next(grid, mutation)) break;
        grid.apply(mutation);
        batch[count] = mutation;
      }
      return count;
    }

    Inspection inspect(const Grid& grid, std::size_t limit) const override {
      return algorithm.inspect(grid, limit);
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

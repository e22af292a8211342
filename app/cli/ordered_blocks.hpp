#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace mazescope::cli {

/// Blocks 0 to count - 1, made on several threads and handed out in order. The threads wait when
/// they are a few blocks ahead, so only so many are ever held.
template <class Block>
class OrderedBlocks {
public:
  using Make = std::function<Block(std::uint64_t)>;  ///< called on several threads at once

  /// With fewer threads if the system has no more, but at least one, or std::system_error.
  OrderedBlocks(std::uint64_t count, unsigned threads, Make make)
      : count_(count), most_(std::uint64_t{4} * threads), make_(std::move(make)) {
    threads_.reserve(threads);
    try {
      while (threads_.size() < threads) threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
      if (threads_.empty()) throw;
    }
  }
  OrderedBlocks(const OrderedBlocks&) = delete;
  OrderedBlocks& operator=(const OrderedBlocks&) = delete;
  /// Waits for the blocks that are in the making, and begins no others.
  ~OrderedBlocks() {
    {
      const std::lock_guard lock(mutex_);
      stopped_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  /// Waits for the next one; empty after the last. Throws what making any of them threw.
  std::optional<Block> next() {
    std::unique_lock lock(mutex_);
    if (taken_ == count_) return std::nullopt;
    changed_.wait(lock, [this] { return failure_ || made_.contains(taken_); });
    if (failure_) std::rethrow_exception(failure_);
    auto node = made_.extract(taken_++);
    changed_.notify_all();
    return std::move(node.mapped());
  }

private:
  void work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return stopped_ || begun_ < std::min(count_, taken_ + most_); });
      if (stopped_) return;
      const std::uint64_t number = begun_++;
      lock.unlock();
      try {
        Block block = make_(number);
        lock.lock();
        made_.emplace(number, std::move(block));
      } catch (...) {
        if (!lock.owns_lock()) lock.lock();
        failure_ = std::current_exception();
        stopped_ = true;
      }
      changed_.notify_all();
    }
  }

  const std::uint64_t count_;
  const std::uint64_t most_;
  const Make make_;
  std::mutex mutex_;
  std::condition_variable changed_;  // anything below did
  std::uint64_t begun_ = 0;
  std::uint64_t taken_ = 0;
  std::map<std::uint64_t, Block> made_;
  std::exception_ptr failure_;
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace mazescope::cli

#pragma once

#include "export/format.hpp"

namespace mazescope::exports {

/// A job that writes one row after the other, such as the lines of a text.
class RowsJob : public Job {
public:
  RowsJob(std::uint32_t rows, std::uint64_t effortOfRow) : rows_(rows), effortOfRow_(effortOfRow) {}

  bool work(std::uint64_t effort) final {
    for (std::uint64_t spent = 0; row_ < rows_ && spent < effort; spent += effortOfRow_)
      write(row_++);
    return row_ == rows_;
  }
  [[nodiscard]] double progress() const final {
    return static_cast<double>(row_) / static_cast<double>(rows_);
  }

protected:
  /// Called for 0, 1, ..., rows - 1.
  virtual void write(std::uint32_t row) = 0;

private:
  std::uint32_t rows_;         // at least 1
  std::uint64_t effortOfRow_;  // at least 1
  std::uint32_t row_ = 0;
};

}  // namespace mazescope::exports

#pragma once

#include "export/format.hpp"
#include "picture/painter.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

// What all formats of pixels have in common.

namespace mazescope::exports {

/// "cell", "margin" and "palette".
[[nodiscard]] std::vector<ParameterInfo> pictureOptions();

/// The one that the options name; `own`, an id, if they say so or have no palette.
[[nodiscard]] const Palette& chosenPalette(std::string_view own, const Parameters& options);

/// A run painted as these options say, one row of pixels after the other.
class Picture {
public:
  /// As Painter.
  Picture(const Run& run, const Parameters& options, const OverlayMap* overlay = nullptr);

  [[nodiscard]] std::uint32_t width() const;   ///< in pixels
  [[nodiscard]] std::uint32_t height() const;  ///< in pixels
  /// Requires y < height() and row.size() == width(). Rows are cheapest in order.
  void paintRow(std::uint32_t y, std::span<picture::Ink> row);

private:
  picture::Painter painter_;
  std::uint32_t margin_;
  picture::Ink ground_;  // of the margin
};

/// Throws Error ("cell") if the scale is too small for the kind of grid, or a side or all pixels
/// are more than these.
void checkPicture(const Subject& subject, const Parameters& options, std::uint64_t maximumSide,
                  std::uint64_t maximumPixels);

}  // namespace mazescope::exports

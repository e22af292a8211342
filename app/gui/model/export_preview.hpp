#pragma once

#include "export/format.hpp"
#include "gui/model/lane.hpp"
#include "picture/thumbnail.hpp"

#include <cstddef>
#include <string>

// How an export will look. Options are complete; Error as the check of the format throws it.

namespace mazescope::gui {

/// How much of a text is shown.
struct Excerpt {
  std::size_t lines = 200;
  std::size_t columns = 400;  ///< characters of a line; a longer one ends with an ellipsis
};

/// How a file of text will begin; an ellipsis as the last line tells that it goes on.
[[nodiscard]] std::string beginningOf(exports::Subject subject, const exports::Format& format,
                                      const Parameters& options, const Excerpt& excerpt = {});

/// The tick as a picture, in the palette that the options name, else in that of the window; with the
/// lane's overlay, once that has caught up, if the options say so.
[[nodiscard]] picture::Pixels pictureOf(const Lane& lane, std::string_view palette,
                                        const Parameters& options);

}  // namespace mazescope::gui

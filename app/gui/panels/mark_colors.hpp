#pragma once

#include <imgui.h>

// Of what is drawn over a lane's picture. Something light within something dark is seen on every
// colour of every palette.
namespace mazescope::gui::mark {

inline constexpr ImU32 dark = IM_COL32(0x14, 0x16, 0x1b, 0xff);
inline constexpr ImU32 light = IM_COL32_WHITE;
inline constexpr ImU32 filled = IM_COL32(0xf0, 0xe4, 0x42, 0xff);

}  // namespace mazescope::gui::mark

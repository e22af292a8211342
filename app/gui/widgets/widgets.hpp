#pragma once

#include "gui/ui.hpp"
#include "gui/widgets/icons.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Widgets that Dear ImGui does not have, or not as they should look here. `name` is both the id
// and the name in the widget log; positions come from the layout cursor.
namespace mazescope::gui::widgets {

/// A button with a drawn icon. A dim one looks as if it did nothing now, but can be pressed.
bool iconButton(Ui& ui, const char* name, Icon icon, ImVec2 size, const char* tooltip,
                bool highlighted = false, bool dim = false);

/// A slim slider from 0 to 1. Returns the new share while it is dragged or when it is clicked.
std::optional<double> slider(Ui& ui, const char* name, double share, float width,
                             const char* tooltip = nullptr);
/// The middle of the knob of a slider between two edges.
[[nodiscard]] float sliderPlace(const Ui& ui, float left, float right, double share);
/// Whether the slider drawn last has been dragged since before this frame.
bool continuesDrag();

/// A field whose text is handed over once complete: with Enter, Tab or a click elsewhere. Escape
/// brings back what was there.
std::optional<std::string> textField(Ui& ui, const char* name, const std::string& text, float width,
                                     const char* tooltip = nullptr);

/// A drop-down list around whatever `draw` puts into it.
bool beginCombo(Ui& ui, const char* name, const std::string& shown, float width,
                const char* tooltip = nullptr);
void endCombo();

/// The title of a group in a side panel: small capitals in quiet text, and words at the right end.
void heading(const Ui& ui, std::string_view text, std::string_view aside = {});

/// A label at the left edge, with what follows at `column`.
void label(const Ui& ui, const char* text, float column);

void tooltip(const Ui& ui, const char* text);
void quietText(const Ui& ui, std::string_view words);
void text(std::string_view text);
/// The first of some texts that is not wider, or the last of them.
[[nodiscard]] const std::string& fitting(const std::vector<std::string>& texts, float width);
void wrappedText(std::string_view words);
/// Small text at a place of the screen; the layout does not know of it.
void smallTextAt(const Ui& ui, ImVec2 at, ImU32 color, std::string_view words);

/// A coloured square of the legend, with its name.
void swatch(const Ui& ui, ImU32 color, std::string_view name);

/// The sign of a breakpoint: a dot, or a ring if it is turned off.
void breakpointDot(const Ui& ui, ImDrawList& list, ImVec2 middle, float radius, bool on);

/// A thin bar that is filled to a share.
void progressBar(const Ui& ui, double share, float width);

}  // namespace mazescope::gui::widgets

#pragma once

#include "gui/ui.hpp"

#include <memory>
#include <vector>

namespace mazescope::gui {

/// All panels in their places. It also keeps what is typed but not yet complete.
class Frame {
public:
  Frame();

  /// Draws one frame between ImGui::NewFrame and ImGui::Render; what the user does is added to
  /// `commands`. `log` may be null.
  void draw(const Model& model, Commands& commands, const Fonts& fonts, float scale,
            render::Painter& painter, const FrameHistory& history, WidgetLog* log);

private:
  TextEditing editing_;
  std::unique_ptr<Panel> menu_;
  std::unique_ptr<Panel> transport_;
  std::unique_ptr<Panel> setup_;
  std::unique_ptr<Panel> lanes_;
  std::unique_ptr<Panel> drawer_;
  std::unique_ptr<Panel> algorithm_;
  std::unique_ptr<Panel> status_;
  std::unique_ptr<Panel> performance_;
  std::vector<std::unique_ptr<Panel>> dialogs_;
};

}  // namespace mazescope::gui

#pragma once

#include "gui/frame.hpp"
#include "gui/frame_history.hpp"
#include "gui/frame_meter.hpp"
#include "gui/logs.hpp"
#include "gui/platform.hpp"
#include "gui/render/painter.hpp"
#include "gui/window_options.hpp"

#include <cstdint>
#include <optional>

namespace mazescope::gui {

/// The window at work. Each turn: what happened, then the commands it made, then time, then a picture.
class MainLoop {
public:
  /// Opens the window, as Platform does. What it is given has to outlive it.
  MainLoop(const WindowOptions& options, Model& model, const Settings& settings);

  /// One turn: waits until there is something to do, and not longer than until the display can
  /// show another frame; does it, and draws a frame if anything has changed.
  void turn();
  [[nodiscard]] bool ended() const;

  /// Does what a command says, as if the user had given it.
  void apply(const Command& command);

  /// Measures every frame from the next on, whether the user looks at that or not.
  void measure() { alwaysMeasuring_ = true; }
  /// How many were drawn, and what the last one did.
  [[nodiscard]] std::uint64_t frames() const { return frame_; }
  [[nodiscard]] const FrameRecord& lastFrame() const { return record_; }

  /// As they are to be remembered.
  [[nodiscard]] Settings settings() const;
  /// What the window shows as a PNG, where the options want one.
  void saveScreenshot();

private:
  [[nodiscard]] bool awaitTurn();
  [[nodiscard]] double rest() const;
  [[nodiscard]] bool measures() const { return alwaysMeasuring_ || model_.performanceShown(); }
  [[nodiscard]] bool countsFrames() const { return options_.afterFrames > 0; }
  void takeInput();
  bool advance(double seconds);
  [[nodiscard]] bool worthDrawing();
  [[nodiscard]] std::uint64_t state() const;
  void drawFrame();
  [[nodiscard]] Commands draw();
  void prepareStyle();
  [[nodiscard]] std::uint64_t ticks() const;

  const WindowOptions& options_;
  Model& model_;
  Platform platform_;
  FrameMeter meter_;
  render::Painter painter_;
  Frame frameView_;
  FrameHistory history_;
  FrameRecord record_;
  Logs logs_;
  Fonts fonts_;
  float scale_ = 0;
  std::optional<Theme> theme_;
  bool alwaysMeasuring_ = false;
  double turnBegan_ = 0;     // seconds on the platform's clock
  std::uint64_t frame_ = 0;  // how many were drawn
  std::uint64_t ticks_ = 0;  // of all lanes, when the last one was
  std::uint64_t drawnState_ = 0;
  int settling_;  // frames still to be drawn after something happened
  bool more_ = true;
};

}  // namespace mazescope::gui

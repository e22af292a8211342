#pragma once

#include "gui/model/model.hpp"
#include "gui/theme.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>

namespace mazescope::gui {

namespace render {
class Painter;
}
class FrameHistory;

/// Texts half typed, by field. They are kept here and not in the model until they are complete.
/// (Two at a time where a click leaves one field for another.)
using TextEditing = std::map<ImGuiID, std::array<char, 1024>>;

/// The cell under the mouse: in a picture, or an entry of the data list that stands for it.
struct Pointed {
  std::size_t lane = 0;
  Cell cell = 0;
};

/// Where things were drawn, for the tests that click on them: name -> x, y, width, height.
using WidgetLog = std::map<std::string, std::array<float, 4>>;

/// What every panel gets: the model to read, the list to write commands to, and how to draw.
struct Ui {
  const Model& model;
  Commands& commands;
  const Look& look;
  const Fonts& fonts;
  float scale;
  render::Painter& painter;
  const FrameHistory& history;
  TextEditing& editing;
  std::optional<Pointed>& pointed;  ///< set by whoever is pointed at, forgotten every frame
  WidgetLog* log = nullptr;

  [[nodiscard]] float px(float units) const { return units * scale; }
  template <class C>
  void send(C command) {
    commands.emplace_back(std::move(command));
  }
  /// Notes the widget drawn last.
  void note(const std::string& name) const;
};

/// One part of the window. It keeps only what is its own business, such as a text half typed.
class Panel {
public:
  Panel() = default;
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;
  virtual ~Panel() = default;
  virtual void draw(Ui& ui) = 0;
};

}  // namespace mazescope::gui

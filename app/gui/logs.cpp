#include "gui/logs.hpp"

#include "files/files.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace mazescope::gui {

Logs::Logs(const std::optional<std::filesystem::path>& commands,
           std::optional<std::filesystem::path> widgets)
    : widgetFile_(std::move(widgets)) {
  if (!commands) return;
  commands_.open(*commands, std::ios::binary | std::ios::trunc);
  if (!commands_)
    throw Error("", fmt::format("{}: the command log cannot be written", files::toUtf8(*commands)));
}

void Logs::command(const Command& command, std::uint64_t frame, std::uint64_t tick) {
  if (commands_.is_open()) commands_ << logLine(command, frame, tick) << std::flush;
}

WidgetLog* Logs::widgets() {
  widgets_.clear();
  return widgetFile_ ? &widgets_ : nullptr;
}

void Logs::widgetsDrawn() {
  if (!widgetFile_ || widgets_ == written_) return;
  std::string text;
  for (const auto& [name, place] : widgets_)
    text += nlohmann::ordered_json{{"widget", name},
                                   {"x", place[0]},
                                   {"y", place[1]},
                                   {"width", place[2]},
                                   {"height", place[3]}}
                .dump() +
            '\n';
  files::writeFileAtomically(*widgetFile_, text);
  written_ = widgets_;
}

}  // namespace mazescope::gui

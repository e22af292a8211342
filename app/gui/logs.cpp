#include "gui/logs.hpp"

#include "files/files.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace mazescope::gui {

namespace {

std::ofstream opened(const std::optional<std::filesystem::path>& path) {
  std::ofstream file;
  if (!path) return file;
  file.open(*path, std::ios::binary | std::ios::trunc);
  if (!file) throw Error("", fmt::format("{}: the log cannot be written", files::toUtf8(*path)));
  return file;
}

}  // namespace

Logs::Logs(const WindowOptions& options)
    : commands_(opened(options.commandLog)), frames_(opened(options.frameLog)),
      widgetFile_(options.widgetLog) {}

void Logs::command(const Command& command, std::uint64_t frame, std::uint64_t tick) {
  if (commands_.is_open()) commands_ << logLine(command, frame, tick) << std::flush;
}

void Logs::frameDrawn(std::uint64_t frame, const FrameRecord& record) {
  if (!frames_.is_open()) return;
  frames_ << nlohmann::ordered_json{{"frame", frame},
                                    {"ticks", record.ticks},
                                    {"uploads", record.uploads.count},
                                    {"bytes", record.uploads.bytes}}
                 .dump()
          << '\n'
          << std::flush;
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

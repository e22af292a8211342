#include "gui/model/export_text.hpp"

#include "export/picture.hpp"
#include "files/files.hpp"
#include "gui/model/lane.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

std::string exportedInWords(const Run& run, std::size_t lane) {
  return fmt::format("Lane {}: {} · {} · tick {}", lane + 1, title(run), subtitle(run),
                     grouped(run.tick()));
}

std::string sizeInWords(const Run& run, const Parameters& options) {
  const auto wholeNumber = [&](std::string_view id) {
    const auto found = options.find(id);
    return found == options.end() ? nullptr : std::get_if<std::int64_t>(&found->second);
  };
  const std::int64_t* const scale = wholeNumber("cell");
  if (scale == nullptr || wholeNumber("margin") == nullptr ||
      *scale < picture::minimumScale(run.grid().kind()))
    return "";
  const exports::Picture picture(run, options);
  return fmt::format("{} × {} pixels", picture.width(), picture.height());
}

std::string exportName(const Run& run, bool withTick) {
  const Spec& spec = run.spec();
  return fmt::format("{}-{}x{}-seed-{}{}", spec.algorithm, spec.size.width, spec.size.height,
                     spec.seed, withTick ? fmt::format("-tick-{}", run.tick()) : "");
}

std::filesystem::path exportPath(std::string_view folder, std::string_view name,
                                 const exports::Format& format) {
  std::filesystem::path path = std::filesystem::u8path(folder) / std::filesystem::u8path(name);
  if (files::toUtf8(path.extension()) != format.ending) path += format.ending;
  return path;
}

}  // namespace mazescope::gui

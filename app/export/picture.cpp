#include "export/picture.hpp"

#include "export/options.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::exports {

namespace {

constexpr std::string_view ownPalette = "own";

Choice paletteChoice() {
  Choice choice{{{ownPalette, "As shown", "The one that the preset or the window has."}}};
  for (const Palette& palette : palettes())
    choice.options.push_back({palette.id, palette.name, palette.name});
  return choice;
}

}  // namespace

std::vector<ParameterInfo> pictureOptions() {
  return {
      {"cell", "Pixels a cell", "Its wall included; a maze needs 2, a cave 1.",
       IntegerRange{10, 1, picture::maximumScale}},
      {"margin", "Margin", "Pixels around the whole, in the colour of the ground.",
       IntegerRange{0, 0, 1000}},
      {"palette", "Palette", "The colours.", paletteChoice()},
  };
}

const Palette& chosenPalette(std::string_view own, const Parameters& options) {
  const auto given = options.find("palette");
  if (given == options.end() || chosen(options, "palette", ownPalette)) return palette(own);
  return palette(std::get<std::string>(given->second));
}

Picture::Picture(const Run& run, const Parameters& options, const OverlayMap* overlay)
    : painter_(run, whole(options, "cell"), overlay), margin_(whole(options, "margin")),
      ground_(picture::groundInk(run.grid().kind())) {}

std::uint32_t Picture::width() const { return painter_.width() + 2 * margin_; }
std::uint32_t Picture::height() const { return painter_.height() + 2 * margin_; }

void Picture::paintRow(std::uint32_t y, std::span<picture::Ink> row) {
  std::fill(row.begin(), row.end(), ground_);
  if (y >= margin_ && y - margin_ < painter_.height())
    painter_.paintRow(y - margin_, row.subspan(margin_, painter_.width()));
}

void checkPicture(const Subject& subject, const Parameters& options, std::uint64_t maximumSide,
                  std::uint64_t maximumPixels) {
  const std::uint32_t scale = whole(options, "cell");
  const std::uint32_t least = picture::minimumScale(subject.run.grid().kind());
  if (scale < least)
    throw Error("cell", fmt::format("must be a whole number of pixels from {} to {}; it is {}",
                                    least, picture::maximumScale, scale));
  const Picture picture(subject.run, options);
  const std::uint64_t width = picture.width();
  const std::uint64_t height = picture.height();
  const auto refuse = [&](std::uint64_t most, const char* where) {
    throw Error("cell", fmt::format("at {} the picture would have {} by {} pixels; {} {} can be "
                                    "written",
                                    scale, width, height, most, where));
  };
  if (std::max(width, height) > maximumSide) refuse(maximumSide, "a side");
  if (width * height > maximumPixels) refuse(maximumPixels, "in all");
}

}  // namespace mazescope::exports

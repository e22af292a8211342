#include "gui/model/lane.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

std::string subtitle(const Run& run) {
  const Spec& spec = run.spec();
  return fmt::format("{} × {} · seed {}", spec.size.width, spec.size.height, spec.seed);
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, " ");
  return text;
}

}  // namespace mazescope::gui

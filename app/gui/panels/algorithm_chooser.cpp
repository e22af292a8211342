#include "gui/panels/algorithm_chooser.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

/// Once each, as they come.
std::vector<std::string_view> familiesOf(const std::vector<const AlgorithmInfo*>& offered) {
  std::vector<std::string_view> families;
  for (const AlgorithmInfo* info : offered)
    if (std::find(families.begin(), families.end(), info->family) == families.end())
      families.push_back(info->family);
  return families;
}

}  // namespace

const AlgorithmInfo* chooseAlgorithm(Ui& ui, const char* name,
                                     const std::vector<const AlgorithmInfo*>& offered,
                                     const std::string& shown, const char* tip) {
  if (!widgets::beginCombo(ui, name, shown, ImGui::GetContentRegionAvail().x, tip)) return nullptr;
  const AlgorithmInfo* chosen = nullptr;
  for (const std::string_view family : familiesOf(offered)) {
    widgets::heading(ui, family);
    for (const AlgorithmInfo* info : offered) {
      if (info->family != family) continue;
      if (ImGui::Selectable(std::string(info->name).c_str(), info->name == shown)) chosen = info;
      ui.note(fmt::format("choose {}", info->id));
      widgets::tooltip(ui, std::string(info->summary).c_str());
    }
  }
  widgets::endCombo();
  return chosen;
}

}  // namespace mazescope::gui

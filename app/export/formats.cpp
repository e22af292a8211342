#include "export/format.hpp"

#include "files/files.hpp"

#include <mazescope/error.hpp>

#include <algorithm>

namespace mazescope::exports {

namespace {

template <class Item>
std::string idsOf(const std::vector<Item>& items) {
  std::string ids;
  for (const Item& item : items) ids += (ids.empty() ? "" : ", ") + std::string(item.id);
  return ids;
}

const std::vector<Format>& all() {
  static const std::vector<Format> formats{
      png(), svg(), text(), json(), csv(), html(), gif(), frames(),
  };
  return formats;
}

}  // namespace

std::span<const Format> formats() { return all(); }

const Format& format(std::string_view id) {
  for (const Format& candidate : all())
    if (candidate.id == id) return candidate;
  throw Error("format", "must be one of " + idsOf(all()) + "; it is " + std::string(id));
}

const Format* formatOf(const std::filesystem::path& file) {
  const std::string ending = files::toUtf8(file.extension());
  const auto found = std::find_if(all().begin(), all().end(), [&](const Format& candidate) {
    return !ending.empty() && candidate.ending == ending;
  });
  return found == all().end() ? nullptr : &*found;
}

Parameters resolvedOptions(const Format& format, Parameters options) {
  for (const auto& [id, value] : options)
    if (std::none_of(format.options.begin(), format.options.end(),
                     [&id = id](const ParameterInfo& option) { return option.id == id; }))
      throw Error(id, "is no option of " + std::string(format.id) + "; it has " +
                          (format.options.empty() ? "none" : idsOf(format.options)));
  for (const ParameterInfo& option : format.options) {
    const auto [place, isNew] = options.try_emplace(std::string(option.id), option.standard());
    try {
      place->second = option.checked(place->second);
    } catch (const Error& error) {
      throw Error(std::string(option.id), error.what());
    }
  }
  return options;
}

}  // namespace mazescope::exports

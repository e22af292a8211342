#include "files/presets.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"

#include <mazescope/error.hpp>

#include <algorithm>
#include <string>
#include <system_error>

namespace mazescope::files {

namespace fs = std::filesystem;

namespace {

// The JSON Schema lies with the presets that ship.
constexpr std::string_view schemaEnding = ".schema.json";

bool endsWith(const std::string& text, std::string_view ending) {
  return text.size() >= ending.size() &&
         text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

/// Whether there is something that a preset should not replace unasked.
bool precious(const fs::path& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return false;
  try {
    return std::holds_alternative<Drawing>(parseOpenable(readFile(path, Preset::maximumBytes)));
  } catch (const Error& problem) {
    return problem.field() == "schema";
  }
}

/// The files in a folder whose names have one of these endings.
std::vector<fs::path> filesIn(const fs::path& folder, std::initializer_list<const char*> endings) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = toUtf8(entry->path().filename());
    const bool fits = std::any_of(endings.begin(), endings.end(),
                                  [&name](const char* ending) { return endsWith(name, ending); });
    if (fits && !endsWith(name, schemaEnding)) found.push_back(entry->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

Openable load(const fs::path& path) {
  const std::string content = readFile(path, Preset::maximumBytes);
  try {
    return parseOpenable(content);
  } catch (const Error& error) {
    const std::string place = error.field().empty() ? ":" : ": /" + error.field() + ": ";
    throw Error("", nameInMessages(path) + place + error.what());
  }
}

Preset asPreset(const Openable& content) {
  const auto* const preset = std::get_if<Preset>(&content);
  return preset != nullptr ? *preset : presetOf(std::get<Drawing>(content));
}

Preset loadPreset(const fs::path& path) { return asPreset(load(path)); }

void savePreset(const fs::path& path, const Preset& preset) {
  if (precious(path))
    throw Error("", "not written: " + toUtf8(path) +
                        " is not a preset of this version, and what it holds would be lost");
  std::error_code error;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
  writeFileAtomically(path, toJson(preset));
}

fs::path findPreset(const fs::path& name) {
  std::error_code error;
  if (isStandardInput(name)) return name;
  if (fs::exists(name, error) && !fs::is_directory(name, error)) return name;
  if (!name.has_parent_path())
    for (const fs::path& folder : {ownPresets(), shippedPresets()})
      for (const char* ending : {"", ".json"}) {
        fs::path candidate = folder / name;
        candidate += ending;
        if (!folder.empty() && fs::is_regular_file(candidate, error)) return candidate;
      }
  if (fs::exists(name, error)) return name;  // reading it will tell that it is a folder
  throw Error("",
              "no preset " + toUtf8(name) + ": there is no such file, nor a preset of that name");
}

fs::path ownPreset(std::string_view name) {
  if (const std::string_view problem = nameProblem(name); !problem.empty())
    throw Error("", "the name of a preset must " + std::string(problem));
  const fs::path folder = ownPresets();
  if (folder.empty())
    throw Error("", "there is no folder for presets: neither XDG_CONFIG_HOME nor HOME is set");
  const std::string file = std::string(name) + ".json";
  return folder / fs::path(std::u8string(file.begin(), file.end()));
}

std::vector<fs::path> openableIn(const fs::path& folder) {
  return filesIn(folder, {".json", ".txt"});
}

std::vector<fs::path> presetsIn(const fs::path& folder) { return filesIn(folder, {".json"}); }

}  // namespace mazescope::files

#include "files/folders.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <system_error>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

namespace mazescope::files {

namespace fs = std::filesystem;

namespace {

/// The file of the running program; empty if the system does not tell.
fs::path program() {
#if defined(_WIN32)
  std::array<wchar_t, 32768> name{};
  return std::wstring(name.data(), GetModuleFileNameW(nullptr, name.data(), 32767));
#elif defined(__APPLE__)
  std::array<char, 4096> name{};
  auto size = static_cast<std::uint32_t>(name.size());
  if (_NSGetExecutablePath(name.data(), &size) != 0) return {};
  std::error_code error;
  return fs::canonical(name.data(), error);
#else
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error);
#endif
}

/// A folder that the environment names; the specification says to pass over relative ones.
fs::path named(const char* variable) {
  const char* const value = std::getenv(variable);
  const fs::path path = value == nullptr ? "" : value;
  return path.is_absolute() ? path : fs::path();
}

fs::path configurationHome() {
#if defined(_WIN32)
  return named("APPDATA");
#else
  if (fs::path home = named("XDG_CONFIG_HOME"); !home.empty()) return home;
  const fs::path home = named("HOME");
  if (home.empty()) return {};
#if defined(__APPLE__)
  return home / "Library" / "Application Support";
#else
  return home / ".config";
#endif
#endif
}

/// Names of devices that Windows finds in every folder, with any ending.
bool reserved(std::string_view name) {
  std::string stem(name.substr(0, name.find('.')));
  while (!stem.empty() && stem.back() == ' ') stem.pop_back();
  for (char& c : stem)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  if (stem.size() == 4 && stem[3] >= '1' && stem[3] <= '9')
    return stem.compare(0, 3, "COM") == 0 || stem.compare(0, 3, "LPT") == 0;
  return stem == "CON" || stem == "PRN" || stem == "AUX" || stem == "NUL";
}

bool validUtf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t at) {
      return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const unsigned first = byte(i++);
    if (first < 0x80) continue;
    if (first < 0xc2 || first > 0xf4) return false;
    // The second byte's bounds keep out overlong forms, surrogates and what is above U+10FFFF.
    const unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (byte(i) < low || byte(i) > high) return false;
    ++i;
    for (unsigned more = first < 0xe0 ? 0 : first < 0xf0 ? 1 : 2; more > 0; --more)
      if ((byte(i++) & 0xc0U) != 0x80U) return false;
  }
  return true;
}

}  // namespace

fs::path shippedPresets() {
  std::error_code error;
  const fs::path installed = program().parent_path() / MAZESCOPE_PRESETS_INSTALL_RELATIVE;
  if (fs::is_directory(installed, error)) return installed.lexically_normal();
  return MAZESCOPE_PRESETS_SOURCE_DIR;
}

fs::path configuration() {
  const fs::path home = configurationHome();
  return home.empty() ? home : home / "mazescope";
}

fs::path ownPresets() {
  const fs::path folder = configuration();
  return folder.empty() ? folder : folder / "presets";
}

std::string_view nameProblem(std::string_view name) {
  constexpr std::size_t longest = 100;
  if (name.empty()) return "have at least one letter";
  if (name.size() > longest) return "have at most 100 bytes";
  if (!validUtf8(name)) return "be valid UTF-8";
  const bool special = std::any_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f ||
           std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos;
  });
  if (special) return "have none of / \\ : * ? \" < > | and no control characters";
  if (name.front() == '.' || name.front() == ' ' || name.back() == '.' || name.back() == ' ')
    return "neither begin nor end with a dot or a space";
  if (reserved(name)) return "not be one that Windows keeps for a device";
  return "";
}

}  // namespace mazescope::files

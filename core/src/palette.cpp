#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>

#include <string>

namespace mazescope {

namespace {

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U & 0xffU),
          static_cast<std::uint8_t>(hex & 0xffU)};
}

// The colours by mark are in the order of Mark: unvisited, frontier, active, done, queued, reached,
// path.
constexpr std::array<Palette, 4> allPalettes{{
    {"standard",
     "Standard (safe for colour-blind eyes)",
     rgb(0x14161b),
     rgb(0xe69f00),
     {rgb(0x262b35), rgb(0xcc79a7), rgb(0x56b4e9), rgb(0xe8eaed), rgb(0xcc79a7), rgb(0x9fb8cc),
      rgb(0xd55e00)},
     {rgb(0x262b35), rgb(0xcc79a7), rgb(0x56b4e9), rgb(0x2b303b), rgb(0xcc79a7), rgb(0x9fb8cc),
      rgb(0xd55e00)},
     {rgb(0xe8eaed), rgb(0xcc79a7), rgb(0x56b4e9), rgb(0xe8eaed), rgb(0xcc79a7), rgb(0x9fb8cc),
      rgb(0xd55e00)}},
    {"paper",
     "Paper (dark on light)",
     rgb(0x2b2b2b),
     rgb(0xd55e00),
     {rgb(0xc9c4b8), rgb(0xe5b8d0), rgb(0x7fbbe3), rgb(0xfbf8f0), rgb(0xe5b8d0), rgb(0xc3d4e0),
      rgb(0x9e2a2b)},
     {rgb(0xc9c4b8), rgb(0xe5b8d0), rgb(0x7fbbe3), rgb(0x8f8979), rgb(0xe5b8d0), rgb(0xc3d4e0),
      rgb(0x9e2a2b)},
     {rgb(0xfbf8f0), rgb(0xe5b8d0), rgb(0x7fbbe3), rgb(0xfbf8f0), rgb(0xe5b8d0), rgb(0xc3d4e0),
      rgb(0x9e2a2b)}},
    {"ember",
     "Ember (warm)",
     rgb(0x171210),
     rgb(0xfff3b0),
     {rgb(0x33271f), rgb(0xb5446e), rgb(0xf4a259), rgb(0xf3e3d3), rgb(0xb5446e), rgb(0xc4a58f),
      rgb(0xff5a36)},
     {rgb(0x33271f), rgb(0xb5446e), rgb(0xf4a259), rgb(0x3d3027), rgb(0xb5446e), rgb(0xc4a58f),
      rgb(0xff5a36)},
     {rgb(0xf3e3d3), rgb(0xb5446e), rgb(0xf4a259), rgb(0xf3e3d3), rgb(0xb5446e), rgb(0xc4a58f),
      rgb(0xff5a36)}},
    {"contrast",
     "High contrast",
     rgb(0x000000),
     rgb(0xffd400),
     {rgb(0x3a3a3a), rgb(0xff5fa2), rgb(0x00a2ff), rgb(0xffffff), rgb(0xff5fa2), rgb(0x8fb4cc),
      rgb(0xff3c00)},
     {rgb(0x3a3a3a), rgb(0xff5fa2), rgb(0x00a2ff), rgb(0x262626), rgb(0xff5fa2), rgb(0x8fb4cc),
      rgb(0xff3c00)},
     {rgb(0xffffff), rgb(0xff5fa2), rgb(0x00a2ff), rgb(0xffffff), rgb(0xff5fa2), rgb(0x8fb4cc),
      rgb(0xff3c00)}},
}};

}  // namespace

std::span<const Palette> palettes() { return allPalettes; }

const Palette& palette(std::string_view id) {
  std::string known;
  for (const Palette& candidate : allPalettes) {
    if (candidate.id == id) return candidate;
    known += (known.empty() ? "\"" : ", \"") + std::string(candidate.id) + '"';
  }
  throw Error("palette", "must be one of " + known + "; it is \"" + std::string(id) + '"');
}

}  // namespace mazescope

#pragma once

namespace mazescope::gui::render {

/// A triangle that covers everything.
inline constexpr const char* vertexShader = R"(#version 330 core
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  gl_Position = vec4(corner, 0, 1);
}
)";

/// Paints a grid's words (see Grid::words) into a pane.
inline constexpr const char* fragmentShader = R"(#version 330 core
uniform usampler2DArray words;
uniform ivec2 size;         // of the grid, in cells
uniform ivec2 tile;         // of one layer, in cells
uniform int tilesAcross;
uniform bool cave;
uniform vec2 pane;          // pixels
uniform ivec2 base;         // the first cell to be seen: large grids need more than a float has
uniform vec2 origin;        // of that cell in the pane, pixels from the upper left
uniform float cell;         // pixels
uniform ivec2 here;         // the current cell, or (-1, -1)
uniform vec3 closed[4];     // colours by mark
uniform vec3 opened[4];
uniform vec3 wall;
uniform vec3 hereColor;
uniform vec3 background;
out vec4 color;

const int north = 1, east = 2, south = 4, west = 8;
const float crispFrom = 2.0;  // pixels a cell: below, a pixel shows the mean of what lies in it

int wordAt(ivec2 at) {
  if (tile == size) return int(texelFetch(words, ivec3(at, 0), 0).r);  // divisions are slow
  ivec2 t = at / tile;
  return int(texelFetch(words, ivec3(at - t * tile, t.y * tilesAcross + t.x), 0).r);
}

bool isOpen(int word) { return cave && (word & 2) != 0; }

vec3 cellColor(ivec2 at, int word) {
  if (at == here) return hereColor;
  int mark = (word >> 8) & 3;
  return isOpen(word) ? opened[mark] : closed[mark];
}

bool joined(int word, int side) { return cave || (word & side) != 0; }

bool inside(ivec2 at) {
  return all(greaterThanEqual(at, ivec2(0))) && all(lessThan(at, size));
}

// --- crisp: every wall has the same whole number of pixels, wherever cells begin -------------

// Along one axis, with indices counted from `base`.
// The first pixel of a cell:
int firstPixel(int index, float start) { return int(floor(start + float(index) * cell + 0.5)); }

// The cell a pixel belongs to:
int indexAt(int pixel, float start) {
  int index = int(floor((float(pixel) + 0.5 - start) / cell));
  if (pixel < firstPixel(index, start)) return index - 1;
  if (pixel >= firstPixel(index + 1, start)) return index + 1;
  return index;
}

// Which wall zone of its cell a pixel lies in: -1 the first, 1 the last, 0 none.
int zoneOf(int pixel, int index, float start, int before, int thickness) {
  if (pixel < firstPixel(index, start) - before + thickness) return -1;
  if (pixel >= firstPixel(index + 1, start) - before) return 1;
  return 0;
}

vec3 crisp(ivec2 pixel) {
  int thickness = cave ? 1 : max(1, int(cell / 8.0 + 0.5));
  int before = thickness / 2;  // pixels of a wall that lie in the cell before it
  ivec2 index = ivec2(indexAt(pixel.x, origin.x), indexAt(pixel.y, origin.y));
  // The outer wall lies half outside of the grid.
  ivec2 low = -base, high = size - base;
  if (index.x == low.x - 1 && pixel.x >= firstPixel(low.x, origin.x) - before) index.x += 1;
  if (index.y == low.y - 1 && pixel.y >= firstPixel(low.y, origin.y) - before) index.y += 1;
  if (index.x == high.x && pixel.x < firstPixel(high.x, origin.x) - before + thickness) index.x -= 1;
  if (index.y == high.y && pixel.y < firstPixel(high.y, origin.y) - before + thickness) index.y -= 1;
  ivec2 at = base + index;
  if (!inside(at)) return background;

  int word = wordAt(at);
  vec3 plain = cellColor(at, word);
  ivec2 zone = ivec2(zoneOf(pixel.x, index.x, origin.x, before, thickness),
                     zoneOf(pixel.y, index.y, origin.y, before, thickness));
  if (zone == ivec2(0)) return plain;
  if (cave) {  // a faint line between open cells, where there is room for it
    bool faint = cell >= 10.0 && isOpen(word) && (zone.x == -1 || zone.y == -1);
    return faint ? mix(plain, wall, 0.07) : plain;
  }
  int sideX = zone.x < 0 ? west : east;
  int sideY = zone.y < 0 ? north : south;
  if (zone.x != 0 && !joined(word, sideX)) return wall;
  if (zone.y != 0 && !joined(word, sideY)) return wall;
  if (zone.x == 0 || zone.y == 0) return plain;
  // A corner: free only if all four cells that meet there are joined.
  int across = wordAt(at + zone);
  bool free = joined(across, zone.x < 0 ? east : west) && joined(across, zone.y < 0 ? south : north);
  return free ? plain : wall;
}

// --- small: the mean of a few points within the pixel ----------------------------------------

// Walls are too thin to be met by points, so every cell takes on its share of them.
vec3 pointColor(vec2 place) {
  ivec2 at = base + ivec2(floor((place - origin) / cell));
  if (!inside(at)) return background;
  int word = wordAt(at);
  vec3 plain = cellColor(at, word);
  if (cave) return plain;
  const float shareOfASide = 0.12;
  int pairs = (word & 5) + (word >> 1 & 5);  // open sides, added in two pairs of bits
  int sides = (pairs & 3) + (pairs >> 2);
  return mix(plain, wall, shareOfASide * float(4 - sides));
}

vec3 mean(ivec2 pixel) {
  const int samples = 2;
  vec3 sum = vec3(0);
  for (int y = 0; y < samples; ++y)
    for (int x = 0; x < samples; ++x)
      sum += pointColor(vec2(pixel) + (vec2(x, y) + 0.5) / float(samples));
  vec3 result = sum / float(samples * samples);
  // The current cell would be lost among the others.
  vec2 middle = origin + (vec2(here - base) + 0.5) * cell;
  bool near = all(lessThan(abs(vec2(pixel) + 0.5 - middle), vec2(2.5)));
  return here.x >= 0 && near ? hereColor : result;
}

void main() {
  ivec2 pixel = ivec2(gl_FragCoord.x, pane.y - gl_FragCoord.y);
  color = vec4(cell >= crispFrom ? crisp(pixel) : mean(pixel), 1);
}
)";

}  // namespace mazescope::gui::render

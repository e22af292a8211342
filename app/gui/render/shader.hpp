#pragma once

namespace mazescope::gui::render {

/// A triangle that covers everything.
inline constexpr const char* vertexShader = R"(#version 330 core
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  gl_Position = vec4(corner, 0, 1);
}
)";

/// Paints a grid's words (see Grid::words) into a pane, and an overlay's colours over its marks.
/// After #version and constants that say what is to be painted, see programs.cpp: software that runs
/// shaders goes through both branches of every `if`, and through none whose condition is constant.
inline constexpr const char* fragmentShader = R"(
uniform usampler2DArray words;
uniform usampler2DArray levels;  // of the overlay: 0 shows the mark
uniform sampler2D levelColors;
uniform usampler2DArray sights;  // what a walker has seen: 0 nothing, 1 remembered, 2 in sight
uniform bool plain;              // every mark but `unvisited` is painted as `done`
uniform ivec2 size;         // of the grid, in cells
uniform ivec2 tile;         // of one layer, in cells
uniform int tilesAcross;
uniform vec2 pane;          // pixels
uniform ivec2 base;         // the first cell to be seen: large grids need more than a float has
uniform vec2 origin;        // of that cell in the pane, pixels from the upper left
uniform float cell;         // pixels
uniform ivec2 here;         // the current cell, or (-1, -1)
uniform vec3 closed[7];     // colours by mark
uniform vec3 opened[7];
uniform vec3 wall;
uniform vec3 hereColor;
uniform vec3 background;
out vec4 color;

const int north = 1, east = 2, south = 4, west = 8;

ivec3 texelOf(ivec2 at) {
  if (!tiled) return ivec3(at, 0);  // divisions are slow
  ivec2 t = at / tile;
  return ivec3(at - t * tile, t.y * tilesAcross + t.x);
}

int wordAt(ivec2 at) { return int(texelFetch(words, texelOf(at), 0).r); }
int levelAt(ivec2 at) { return overlaid ? int(texelFetch(levels, texelOf(at), 0).r) : 0; }

bool isOpen(int word) { return cave && (word & 2) != 0; }

vec3 cellColor(ivec2 at, int word) {
  if (at == here) return hereColor;
  int level = levelAt(at);
  if (level != 0) return texelFetch(levelColors, ivec2(level, 0), 0).rgb;
  int mark = (word >> 8) & 15;
  if (plain && mark != 0) mark = 3;
  return isOpen(word) ? opened[mark] : closed[mark];
}

// By a passage, or by an opening in the border.
bool joined(int word, int side) { return cave || ((word | word >> 12) & side) != 0; }

bool inside(ivec2 at) {
  return all(greaterThanEqual(at, ivec2(0))) && all(lessThan(at, size));
}

// --- darkness --------------------------------------------------------------------------------

const vec3 night = vec3(0.024, 0.027, 0.035);

float lightAt(ivec2 at) {
  if (!dark) return 1.0;
  if (!inside(at)) return 0.0;
  uint sight = texelFetch(sights, texelOf(at), 0).r;
  return sight == 2u ? 1.0 : sight == 1u ? 0.4 : 0.0;
}

// A wall is seen from all cells that it belongs to; in a cave, rock is a cell.
float lightAround(ivec2 at, ivec2 zone) {
  if (!dark || cave) return lightAt(at);
  return max(max(lightAt(at), lightAt(at + zone)),
             max(lightAt(at + ivec2(zone.x, 0)), lightAt(at + ivec2(0, zone.y))));
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

// What is painted in a wall zone of a cell, or in none.
vec3 crispColor(ivec2 at, ivec2 zone) {
  int word = wordAt(at);
  vec3 room = cellColor(at, word);
  if (zone == ivec2(0)) return room;
  if (cave) {  // a faint line between open cells, where there is room for it
    bool faint = cell >= 10.0 && isOpen(word) && (zone.x == -1 || zone.y == -1);
    return faint ? mix(room, wall, 0.07) : room;
  }
  int sideX = zone.x < 0 ? west : east;
  int sideY = zone.y < 0 ? north : south;
  if (zone.x != 0 && !joined(word, sideX)) return wall;
  if (zone.y != 0 && !joined(word, sideY)) return wall;
  if (zone.x == 0 || zone.y == 0) return room;
  // A corner: free only if all four cells that meet there are joined. One in the border is not.
  if (!inside(at + zone)) return wall;
  int across = wordAt(at + zone);
  bool free = joined(across, zone.x < 0 ? east : west) && joined(across, zone.y < 0 ? south : north);
  return free ? room : wall;
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
  ivec2 zone = ivec2(zoneOf(pixel.x, index.x, origin.x, before, thickness),
                     zoneOf(pixel.y, index.y, origin.y, before, thickness));
  return mix(night, crispColor(at, zone), lightAround(at, zone));
}

// --- small: the mean of a few points within the pixel ----------------------------------------

// Walls are too thin to be met by points, so every cell takes on its share of them.
vec3 pointColor(vec2 place) {
  ivec2 at = base + ivec2(floor((place - origin) / cell));
  if (!inside(at)) return background;
  int word = wordAt(at);
  vec3 room = cellColor(at, word);
  if (cave) return mix(night, room, lightAt(at));
  const float shareOfASide = 0.12;
  int pairs = (word & 5) + (word >> 1 & 5);  // open sides, added in two pairs of bits
  int sides = (pairs & 3) + (pairs >> 2);
  return mix(night, mix(room, wall, shareOfASide * float(4 - sides)), lightAt(at));
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
  color = vec4(large ? crisp(pixel) : mean(pixel), 1);
}
)";

}  // namespace mazescope::gui::render

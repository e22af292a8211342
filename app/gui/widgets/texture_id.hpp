#pragma once

#include <imgui.h>

#include <cstdint>
#include <type_traits>

namespace mazescope::gui::widgets {

/// Dear ImGui's name for a texture of OpenGL: a pointer in older versions, a number in newer ones.
template <class Id = ImTextureID>
Id textureId(std::uint32_t texture) {
  if constexpr (std::is_pointer_v<Id>)
    return reinterpret_cast<Id>(std::uintptr_t{texture});  // NOLINT(*-reinterpret-cast)
  else
    return static_cast<Id>(texture);
}

}  // namespace mazescope::gui::widgets

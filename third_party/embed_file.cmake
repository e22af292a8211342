# Run by mazescope_embed() at build time: writes the bytes of FILE as the C++ source OUTPUT.

file(READ "${FILE}" bytes HEX)
if(bytes STREQUAL "")
  message(FATAL_ERROR "${FILE} is empty, so there is nothing to embed.")
endif()
string(REPEAT "[0-9a-f]" 32 line)
string(REGEX REPLACE "${line}" "\\0\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")

file(WRITE "${OUTPUT}" "#include \"${HEADER}\"

namespace ${NAMESPACE} {

static constexpr unsigned char ${NAME}_bytes[] = {
${bytes}
};

std::span<const unsigned char> ${NAME}() noexcept { return ${NAME}_bytes; }

} // namespace ${NAMESPACE}
")

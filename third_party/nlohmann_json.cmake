# nlohmann_json::nlohmann_json

mazescope_find_package(nlohmann_json 3.11)

if(NOT TARGET nlohmann_json::nlohmann_json)
  mazescope_fetch(nlohmann_json
    DEBIAN nlohmann-json3-dev
    URL https://github.com/nlohmann/json/archive/refs/tags/v3.11.3.tar.gz
    SHA256 0d8ef5af7f9794e3263480193c491549b2ba6cc74bb018906202ada498a79406)
  mazescope_add_headers(nlohmann_json::nlohmann_json "${nlohmann_json_SOURCE_DIR}/include")
endif()

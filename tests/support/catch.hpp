#pragma once

// Catch2 2 is one header and Catch2 3 is many. The tests use what both versions have.
#if MAZESCOPE_CATCH2_MAJOR >= 3
#include <catch2/catch_all.hpp>
using Catch::Approx;  // version 2 has it there by itself
#else
#include <catch2/catch.hpp>
#endif

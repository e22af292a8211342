#include <support/catch.hpp>

#include <mazescope/geometry.hpp>

using namespace mazescope;

TEST_CASE("The area of a size is exact, also where 32 bits would wrap") {
  CHECK(Size{3, 4}.cells() == 12);
  CHECK(Size{65537, 65537}.cells() == 4295098369);
  CHECK(Size{2147483647, 2}.cells() == 4294967294);
}

TEST_CASE("Opposite directions") {
  CHECK(opposite(Direction::north) == Direction::south);
  CHECK(opposite(Direction::east) == Direction::west);
  for (const Direction direction : allDirections) CHECK(opposite(opposite(direction)) == direction);
}

TEST_CASE("A direction set lists its members as north, east, south, west") {
  for (unsigned bits = 0; bits < 16; ++bits) {
    DirectionSet set;
    std::vector<Direction> members;
    for (const Direction direction : allDirections)
      if ((bits >> static_cast<unsigned>(direction) & 1U) != 0) members.push_back(direction);
    for (auto last = members.rbegin(); last != members.rend(); ++last) set.insert(*last);

    CAPTURE(bits);
    CHECK(set.empty() == members.empty());
    REQUIRE(set.size() == members.size());
    for (std::uint32_t i = 0; i < set.size(); ++i) CHECK(set.at(i) == members[i]);
  }
}

TEST_CASE("Putting a direction in twice changes nothing") {
  DirectionSet set;
  set.insert(Direction::south);
  set.insert(Direction::south);
  CHECK(set.size() == 1);
  CHECK(set.at(0) == Direction::south);
}

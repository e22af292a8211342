#include "export/html_page.hpp"

namespace mazescope::exports {

// On a screen one room is shown: the one whose link was followed, at first the entry. A browser that
// does not know :has() shows the whole list, as paper and readers without a style sheet do.
// A room is a square with thick walls; its doors are laid over their gaps.
std::string_view htmlStyle() {
  return R"css(:root {
  color-scheme: light dark;
  --page: #ffffff; --text: #16181d; --link: #0b57a4;
  --wall: #3a4150; --floor: #eef1f5; --exit: #146c2e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14161b; --text: #e8eaed; --link: #8ec5ff;
    --wall: #8a93a5; --floor: #262b35; --exit: #7ddf97;
  }
}
body {
  margin: 0 auto; padding: 1rem; max-width: 40rem;
  font: 1.125rem/1.5 system-ui, sans-serif;
  color: var(--text); background: var(--page);
}
a { color: var(--link); }
:focus-visible { outline: .2rem solid var(--link); outline-offset: .2rem; }
strong { color: var(--exit); }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0; padding: 0; list-style-type: ""; }
ol { margin: 0; padding: 0; list-style-type: ""; }
ol ul {
  display: grid; grid-template: ". north ." 1fr "west . east" 1fr ". south ." 1fr / 1fr 1fr 1fr;
  box-sizing: border-box; width: min(26rem, 100%); min-height: 26rem; margin: 0; padding: 0;
  border: 1rem solid var(--wall); background: var(--floor); list-style-type: "";
}
ol ul li { display: grid; place-items: center; border: 0 solid var(--floor); text-align: center; }
ol ul a { padding: .5rem; }
ol ul span { display: block; }
.north { grid-area: north; margin-top: -1rem; border-top-width: 1rem; }
.east { grid-area: east; margin-right: -1rem; border-right-width: 1rem; }
.south { grid-area: south; margin-bottom: -1rem; border-bottom-width: 1rem; }
.west { grid-area: west; margin-left: -1rem; border-left-width: 1rem; }
@media screen {
  @supports selector(:has(a)) {
    ol:not(:target) > li { display: none; }
    ol > li:target, ol:not(:has(> :target)) > .entry { display: list-item; }
  }
}
)css";
}

}  // namespace mazescope::exports

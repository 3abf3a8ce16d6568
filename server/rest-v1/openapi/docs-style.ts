/** The page's style, in the colours of the site, light and dark as the user's machine has it. */
export const docsStyle = `
@font-face { font-family: 'Docs Bangla'; src: url(/docs/bangla.woff2) format('woff2'); font-weight: 100 900; font-display: swap; unicode-range: U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D, U+20B9, U+25CC; }
:root { color-scheme: light dark; --page: #fafaf7; --ink: #1d1e1a; --soft: #5a5b54; --line: #dcdcd3; --card: #fff; --code: #f1f1ea; --brand: #195c30; --bad: #9a2a1a; }
@media (prefers-color-scheme: dark) {
  :root { --page: #121310; --ink: #fafaf7; --soft: #b9b9b0; --line: #43433d; --card: #1d1e1a; --code: #262722; --brand: #8ccb99; --bad: #f2a294; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 'Docs Bangla', system-ui, sans-serif; overflow-wrap: break-word; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; padding: .75rem 1rem; background: var(--card); z-index: 1; }
header, main, nav { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.75rem; margin: .5rem 0; color: var(--brand); }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .5rem; padding-bottom: .25rem; border-bottom: 2px solid var(--line); }
h3 { font-size: 1.125rem; margin: 0 0 .25rem; }
h4 { font-size: .9375rem; margin: 1.25rem 0 .25rem; color: var(--soft); }
nav ul { list-style: none; margin: 0 0 .5rem; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 0 1rem; }
nav a { display: flex; align-items: center; min-height: 2.75rem; }
nav h2 { margin: 1rem 0 0; font-size: 1rem; border: 0; padding: 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0; }
.call { margin: 0 0 .5rem; font: 600 .9375rem/1.5 ui-monospace, monospace; }
.method { color: var(--brand); }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
code { background: var(--code); border-radius: 4px; padding: .0625rem .25rem; }
pre { background: var(--code); border-radius: 8px; padding: .75rem; margin: .25rem 0; overflow-x: auto; }
pre code { background: none; padding: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 28rem; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
.needed { color: var(--bad); font-weight: 600; }
.soft { color: var(--soft); }
.contents { padding-left: 1.25rem; }
.contents a { display: flex; align-items: center; min-height: 2.75rem; }
.pages ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; font-size: .9375rem; }
.names { margin: .5rem 0; }
.names summary { display: flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--brand); }
.names summary::before { content: '▸'; margin-right: .5rem; }
.names[open] summary::before { content: '▾'; }
.names ul { list-style: none; margin: 0; padding: 0; columns: 16rem; font-size: .9375rem; }
.names li { break-inside: avoid; }
.names a { display: flex; align-items: center; min-height: 2.75rem; overflow-wrap: anywhere; }
main > .pages { max-width: none; padding: 0; }
@media (max-width: 40rem) { .menu ul { flex-wrap: nowrap; overflow-x: auto; margin: 0 -1rem; padding: 0 1rem; white-space: nowrap; scroll-padding: 1rem; border-bottom: 1px solid var(--line); } }
.pages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
main:focus { outline: none; }
.toc { max-width: none; margin: 1rem 0; padding: .25rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.copy { float: right; min-height: 2.75rem; margin: .25rem 0 0 .5rem; padding: 0 .75rem; font: inherit; font-size: .875rem; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; cursor: pointer; position: relative; }
@media (max-width: 40rem) { .copy { float: none; display: block; margin: .5rem 0 .25rem auto; } }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
`;

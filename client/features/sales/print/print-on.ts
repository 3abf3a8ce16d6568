/** A4, or a roll of 58 mm as small receipt printers have it. */
export type Paper = 'a4' | 'roll';

/** This selector matches the printed parts: the lists of a day and the delivery slips. */
const printed = '.paper';
const mmPerPx = 25.4 / 96;
/** White below the last line, for the edge where the paper is torn off. */
const rollEndMm = 12;
const longestRollMm = 3000;
let rollPage: CSSStyleSheet | null = null;

/**
 * Prints what is on the page on this paper (print.css). A roll has no pages: its page is made as long as the longest
 * printed part, which takes no more paper than the text needs.
 */
export function printOn(paper: Paper): void {
  const root = document.documentElement;
  root.dataset.paper = paper;
  if (paper === 'roll') fitRoll();
  window.addEventListener('afterprint', () => delete root.dataset.paper, { once: true });
  window.print();
}

/** Without a constructed style sheet the page has the length of print.css. */
function fitRoll(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const heights = [...document.querySelectorAll<HTMLElement>(printed)].map(({ offsetHeight }) => offsetHeight);
  const length = Math.min(longestRollMm, Math.ceil(Math.max(0, ...heights) * mmPerPx) + rollEndMm);
  if (!rollPage) {
    rollPage = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rollPage];
  }
  rollPage.replaceSync(`@media print { @page roll { size: 58mm ${length}mm; } }`);
}

/**
 * Papers: what a page prints fits its sheet, leaves out everything that is for the screen alone, and is black on white
 * on a dark phone as well. The lists and slips of a day are in the test of the day.
 */
import type { Browser, Page } from 'playwright-core';
import { LABELS_PATH } from '../../../schema/values/catalogue/labels';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { type Look, pageOf, visit, type Visitor } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket({ isWhole: true });
}, 120_000);
afterAll(() => browser.close());

const MM = 72 / 25.4;
/** A4 less the margins of 14 mm, in CSS pixels. */
const A4_WIDTH_PX = Math.floor(((210 - 2 * 14) / 25.4) * 96);
const looks: readonly Look[] = [
  { language: 'bn', device: { ...PHONE, colorScheme: 'dark' } },
  { language: 'en', device: { ...DESKTOP, colorScheme: 'light' } },
];

/** By what is printed: who prints it, the start of its address, the rest of it, and what must be on the paper. */
const papers: readonly [name: string, visitor: Visitor, start: string, rest: string, part: string][] = [
  ['receipt of an order', 'CONSUMER', '/orders/', '', '.receipt'],
  ['slip of an order', 'PRODUCER', '/dashboard/producerOrder/', '/slip', '.slip'],
  ['bill', 'PRODUCER', '/dashboard/producerMoney/', '', 'article'],
  ['recall of a lot', 'SUPERSALER', '/dashboard/recalls/', '', '.recall-progress'],
];

describe.each(looks)('in $language', (look) => {
  it.each(papers)('the %s is printed on A4 and nothing else', async (name, visitor, start, rest, part) => {
    const { ids } = market;
    const page = await pageOf(browser, visitor, market, look);
    await visit(page, `${start}${ids[start]?.[visitor as 'PRODUCER'] ?? ids[start]?.other}${rest}`);
    await page.locator(part).first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: A4_WIDTH_PX, height: 1000 });
    await shoot(page, `print-${name}-${look.language}`);
    expect(await page.locator(part).first().isVisible()).toBe(true);
    expect(await page.evaluate(problemsOnPaper)).toEqual([]);
    expect(new Set((await sheets(page)).map(String))).toEqual(new Set(['210,297']));
    await page.context().close();
  });

  it.each([
    ['A4', 'a4', '210,297'],
    ['a roll of 58 mm', 'roll', '58'],
  ])('the labels of a product are printed on %s', async (_name, paper, size) => {
    const page = await pageOf(browser, 'PRODUCER', market, look);
    await page.goto(e2eUrl(`${LABELS_PATH}/${market.ids['/dashboard/product/']?.other}?paper=${paper}&count=3`));
    await page.emulateMedia({ media: 'print' });
    await shoot(page, `print-labels-${paper}-${look.language}`);
    expect(await page.evaluate(problemsOnPaper)).toEqual([]);
    for (const sheet of await sheets(page)) expect(String(sheet).startsWith(size)).toBe(true);
    await page.context().close();
  });
});

/** Controls, text that is not dark on white, and what is wider than the sheet. */
function problemsOnPaper(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${element.textContent?.trim().slice(0, 30)}"`;
  const lightness = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
    return (red * 299 + green * 587 + blue * 114) / 1000;
  };
  const controls = [...document.querySelectorAll('button, input, select, textarea, nav, [role="menu"], .alert')].filter(isShown);
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => isShown(element) && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  const pale = texts.filter((element) => lightness(getComputedStyle(element).color) > 140);
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['is wider than the sheet'] : [];
  const ground = lightness(getComputedStyle(document.body).backgroundColor);
  const isDark = getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)' && ground < 250;
  return [
    ...controls.map((control) => `${nameOf(control)} is for the screen`),
    ...pale.map((text) => `${nameOf(text)} is pale`),
    ...(isDark ? ['its ground is not white'] : []),
    ...wide,
  ];
}

/** Width and height of each sheet, in millimetres. */
async function sheets(page: Page): Promise<[number, number][]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  return [...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / MM),
    Math.round(Number(height) / MM),
  ]);
}

/** axe-core on the screens a visitor meets: WCAG 2.2 A and AA, and its best practices; English on a light desk, Bangla on a dark phone. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { e2eUrl } from './support/built-app';
import { DESK, launchBrowser, openPage, PHONE } from './support/browser';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const screens = [
  '/',
  '/consumer',
  '/search?q=nothing',
  '/rice',
  '/cart',
  '/support',
  '/auth/login',
  '/auth/register',
  '/auth/register?role=producer',
  '/auth/forgotPassword',
  '/waitForAdminApproval',
  '/no/such/page',
];
const looks: { language: 'en' | 'bn'; device: BrowserContextOptions }[] = [
  { language: 'en', device: { ...DESK, colorScheme: 'light' } },
  { language: 'bn', device: { ...PHONE, colorScheme: 'dark' } },
];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
declare const window: { axe: { run(options: object): Promise<{ violations: Finding[] }> } };

/** Through the debugger, not as a script of the page: the page's own policy lets no stranger in. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await window.axe.run({ resultTypes: ['violations'] })).violations);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(looks)(
  'R12 no finding and no sideways scrolling on a visitor’s screens, $language',
  async ({ language, device }) => {
    const { page } = await openPage(browser, device);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const found: Record<string, string[]> = {};
    for (const screen of screens) {
      await page.goto(e2eUrl(screen));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const problems = [...(await findings(page)), ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [])];
      if (problems.length) found[screen] = problems;
    }
    expect(found).toEqual({});
  },
  120_000,
);

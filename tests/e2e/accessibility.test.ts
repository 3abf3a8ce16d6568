/** axe-core on every screen as each of those who may open it: WCAG 2.2 A and AA, and its best practices; and nothing scrolls sideways. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { DESK, launchBrowser, PHONE } from './support/browser';
import { type Market, openMarket } from './support/market';
import { addressesOf, type Look, pageOf, visit, type Visitor, visitors } from './support/visits';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const looks: readonly (Look & { name: string })[] = [
  { name: 'English on a light desk', language: 'en', device: { ...DESK, colorScheme: 'light' } },
  { name: 'Bangla on a dark phone', language: 'bn', device: { ...PHONE, colorScheme: 'dark' } },
];
/** The screens where somebody becomes a member, is let in, or says who he is, in all the other looks as well. */
const entrance = /^\/(auth|waitForAdminApproval|admin\/(approvals|users)|dashboard\/producerProfile)/;
const otherLooks: typeof looks = [
  { name: 'English on a dark desk', language: 'en', device: { ...DESK, colorScheme: 'dark' } },
  { name: 'English on a light phone', language: 'en', device: { ...PHONE, colorScheme: 'light' } },
  { name: 'English on a dark phone', language: 'en', device: { ...PHONE, colorScheme: 'dark' } },
  { name: 'Bangla on a light desk', language: 'bn', device: { ...DESK, colorScheme: 'light' } },
  { name: 'Bangla on a dark desk', language: 'bn', device: { ...DESK, colorScheme: 'dark' } },
  { name: 'Bangla on a light phone', language: 'bn', device: { ...PHONE, colorScheme: 'light' } },
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
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket(7);
}, 120_000);
afterAll(() => browser.close());

async function walk(visitor: Visitor, look: Look, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const page = await pageOf(browser, visitor, market, look);
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await visit(page, address);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const problems = [...(await findings(page)), ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [])];
    if (problems.length) found[address] = problems;
  }
  await page.context().close();
  return found;
}

describe.each(looks)('$name', (look) => {
  it.each(visitors)(
    'R12 no finding and no sideways scrolling for %s',
    async (visitor) => expect(await walk(visitor, look, addressesOf(visitor, market))).toEqual({}),
    240_000,
  );
});

it.each(otherLooks)(
  'G1 L1 W1 W3 P1 no finding where people come in: $name',
  async (look) => {
    const found: Record<string, Record<string, string[]>> = {};
    for (const visitor of ['VISITOR', 'PRODUCER', 'ADMIN'] as const) {
      const addresses = addressesOf(visitor, market).filter((address) => entrance.test(address));
      found[visitor] = await walk(visitor, look, addresses);
    }
    expect(found).toEqual({ VISITOR: {}, PRODUCER: {}, ADMIN: {} });
  },
  240_000,
);

/**
 * Screens of which the first code alone comes, as on a network that goes while they load, in a real browser. What comes
 * later is read from the manifest of the build.
 */
import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { errorMessages } from '../../../client/app/errors/errors.messages';
import { uiMessages } from '../../../client/ui/ui.messages';
import { messages as handover } from '../../../client/widgets/handover/handover.messages';
import { launchBrowser } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { addressesOf, fewVisitors, onDesktop, onPhone, pageOf, visit, type Visitor } from '../support/visits';

interface Entry {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(fs.readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Entry>;
const needed = new Set(Object.values(manifest).flatMap(({ imports = [] }) => imports));
/**
 * The files of the parts that screens ask for once they stand, and that are nowhere part of a screen's own code nor of
 * the way to the server.
 */
const laterFiles = Object.entries(manifest)
  .filter(([source, { isDynamicEntry }]) => isDynamicEntry && !/(?:screens?|connection\/links)\.tsx?$/.test(source) && !needed.has(source))
  .map(([, { file }]) => `/${file}`);

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser({ isOptimised: true }), await openMarket({ isWhole: true })];
}, 120_000);
afterAll(() => browser.close());

/** A page whose later code does not come, and what it asked for in vain. */
async function withoutLaterCode(visitor: Visitor, look = onDesktop) {
  const page = await pageOf(browser, visitor, market, look);
  const missed: string[] = [];
  await page.route(
    ({ pathname }) => laterFiles.includes(pathname),
    (route) => {
      missed.push(route.request().url());
      return route.abort('internetdisconnected');
    },
  );
  return { page, missed };
}

/** The headings of what replaces a screen that broke. */
const { newVersionTitle, offlineTitle, offlinePage, brokenTitle } = errorMessages.en;
const brokenHeadings = [newVersionTitle, offlineTitle, offlinePage, brokenTitle];

it('a seller delivers an order whose messages do not load', async () => {
  const { page } = await withoutLaterCode('PRODUCER', onPhone);
  const list = addressesOf('PRODUCER', market).find((address) => address.endsWith('producerOrder'));
  await page.goto(e2eUrl(`${list}?status=onTheWay`));
  await page
    .getByRole('link', { name: /[A-Z0-9]{6,}/ })
    .first()
    .click();
  await page.locator('#content').getByText(uiMessages.bn.loadFailed).first().waitFor();
  await page.getByRole('button', { name: handover.bn.deliver, exact: true }).last().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await page.context().close();
}, 60_000);

it.each(fewVisitors)(
  '%s: each screen stands without its later code',
  async (visitor) => {
    const { page, missed } = await withoutLaterCode(visitor);
    const broken: string[] = [];
    for (const address of addressesOf(visitor, market)) {
      await visit(page, address);
      if (brokenHeadings.includes(await page.locator('h1').first().innerText())) broken.push(address);
    }
    expect(broken).toEqual([]);
    expect(missed).not.toEqual([]);
    await page.context().close();
  },
  300_000,
);

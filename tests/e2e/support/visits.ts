/** Every screen of the route table as each of those who may open it, with the addresses filled from a market. */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { allRoutes } from '../../../client/app/routes';
import { settingsPartNames, settingsParts } from '../../../schema/values/site/settings-parts';
import { sitePages } from '../../../schema/values/site/site-routes';
import { storefrontTiles } from '../../../schema/values/site/storefront-tiles';
import { DESKTOP, openPage, PHONE, type WatchedPage } from './browser';
import { chooseLanguage, e2eUrl, fromElsewhere } from './built-app';
import { type Market, type Member, type MemberRole, searched } from './market';

export type Visitor = MemberRole | 'VISITOR';
export const visitors: readonly Visitor[] = ['VISITOR', 'PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER', 'ADMIN'];

/** Fewer, who between them see every screen: a trader has those of a producer and those for buying. */
export const fewVisitors: readonly Visitor[] = ['VISITOR', 'WHOLESALER', 'CONSUMER', 'ADMIN'];

/** Not in the table, and what a visitor sees of a screen of another role. */
const beyond = ['/no/such/page', `/search?q=${searched}`, '/auth/register?role=producer', '/auth/register?role=consumer'];

/**
 * Open screens are a visitor's and a consumer's to see; the others those whose role may. The category pages are one
 * screen: a visitor sees them all.
 */
export function addressesOf(visitor: Visitor, market: Market): string[] {
  const open = allRoutes.filter(({ roles }) => !roles).map(({ path }) => path);
  if (visitor === 'VISITOR') return [...open, ...beyond].map((path) => filled(path, visitor, market));
  const own = allRoutes.filter(({ roles }) => roles?.includes(visitor)).flatMap(({ path }) => partsOf(path, visitor));
  const alsoOpen = visitor === 'CONSUMER' ? open.filter((path) => !notForMembers.test(path) && !tiles.has(path)) : [];
  const days = own.filter((path) => path.endsWith('Order')).map((path) => `${path}?side=day`);
  return [...own, ...days, ...alsoOpen].map((path) => filled(path, visitor, market));
}

/** The settings have a page for each part that the role has. */
function partsOf(path: string, role: MemberRole): string[] {
  if (path !== sitePages.settingsPart.path) return [path];
  return settingsPartNames.filter((part) => settingsParts[part].some((one) => one === role)).map((part) => path.replace(':part', part));
}

const notForMembers = /^\/(auth|waitForAdminApproval)/;
const tiles = new Set(storefrontTiles.map(({ path }) => `/${path}`));

function filled(path: string, visitor: Visitor, { ids }: Market): string {
  const [start = path, ...params] = path.split(/:\w+/);
  if (params.length === 0) return path;
  const known = ids[start];
  if (!known || params.length > 1) throw new Error(`${path}: say in tests/e2e/support/market.ts what stands for its parameter.`);
  return `${start}${(visitor !== 'VISITOR' && known[visitor]) || known.other}${params[0] ?? ''}`;
}

export interface Look {
  readonly language: 'en' | 'bn';
  readonly device: BrowserContextOptions;
}

/** The looks of the journeys, each of which is made in one of them: every-screen opens all screens in both. */
export const onPhone: Look = { language: 'bn', device: PHONE };
export const onDesktop: Look = { language: 'en', device: DESKTOP };

/** A page of this user in this look, signed in by cookie as the login screen would. */
export async function pageOf(browser: Browser, visitor: Visitor, market: Market, look: Look): Promise<Page> {
  return (await watchedPageOf(browser, visitor, market, look)).page;
}

/** The same, with the errors of the page. */
export async function watchedPageOf(browser: Browser, visitor: Visitor, market: Market, { language, device }: Look): Promise<WatchedPage> {
  const watched = await openPage(browser, device);
  const { page } = watched;
  page.setDefaultTimeout(15_000);
  await chooseLanguage(page.context(), language);
  if (visitor !== 'VISITOR') await signIn(page, market.members[visitor]);
  return watched;
}

async function signIn(page: Page, { phone, password }: Member): Promise<void> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { account { id } } }';
  const response = await page.context().request.post(e2eUrl('/graphql'), {
    headers: { 'apollo-require-preflight': 'true', ...fromElsewhere() },
    data: { query, variables: { input: { phone, password } } },
  });
  const body = (await response.json()) as { errors?: unknown };
  if (body.errors) throw new Error(`${phone} could not log in: ${JSON.stringify(body.errors)}`);
}

/** Opens the address and waits until the screen and what it loads stand. */
export async function visit(page: Page, address: string): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(e2eUrl(address));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await requests.quiet();
  await untilDrawn(page);
}

/** Charts are drawn when they come near the view, so each is scrolled to once. */
async function untilDrawn(page: Page): Promise<void> {
  for (const chart of await page.locator('figure.chart').all()) {
    await chart.evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }));
    await chart.locator('.skeleton').first().waitFor({ state: 'detached' }); // its own, then that of its script
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelector('.skeleton') === null);
}

/**
 * How long a screen may take to appear after a step inside the application, before it is opened by its address instead.
 */
const STEP_MS = 1_500;
/** The network is quiet after this long without a request. */
const QUIET_MS = 150;

/** Where the heading stays as it was, the screen has changed this long after its first change. */
const CHANGED_MS = 100;

/**
 * Steps to the address inside the open application, as its links do: nothing is loaded again, which is most of a
 * visit's time. Where nothing changes by it, the address is opened by a new load.
 */
export async function step(page: Page, address: string): Promise<void> {
  const requests = watchRequests(page);
  const before = await page.evaluate(pushAddress, address);
  const isThere = page.waitForFunction(hasChanged, { text: before, patienceMs: CHANGED_MS }, { timeout: STEP_MS });
  const moved = await isThere.then(
    () => true,
    () => false,
  );
  if (!moved) return visit(page, address);
  await requests.quiet();
  await untilDrawn(page);
}

/** Returns the heading until now, and marks it: a screen may draw its own into the same element. */
function pushAddress(to: string): string | null {
  const heading = document.querySelector('h1');
  heading?.setAttribute('data-before', '');
  delete document.documentElement.dataset.changedAt;
  const observer = new MutationObserver(() => {
    document.documentElement.dataset.changedAt = String(performance.now());
    observer.disconnect();
  });
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true, characterData: true });
  history.pushState({}, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  return heading?.textContent ?? null;
}

function hasChanged({ text, patienceMs }: { text: string | null; patienceMs: number }): boolean {
  const heading = document.querySelector('h1');
  if (heading === null) return false;
  if (!heading.hasAttribute('data-before') || heading.textContent !== text) return true;
  const { changedAt } = document.documentElement.dataset;
  return changedAt !== undefined && performance.now() - Number(changedAt) > patienceMs;
}

function watchRequests(page: Page): { quiet(): Promise<void> } {
  const open = new Set<Request>();
  let last = Date.now();
  const begun = (request: Request) => {
    open.add(request);
    last = Date.now();
  };
  const ended = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  return {
    quiet: async () => {
      const isQuiet = () => open.size === 0 && Date.now() - last >= QUIET_MS;
      while (!isQuiet()) await page.waitForTimeout(QUIET_MS / 3);
      page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
    },
  };
}

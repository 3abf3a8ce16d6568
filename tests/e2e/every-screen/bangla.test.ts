/** Every screen as each of those who may open it, Bangla on a dark phone. */
import type { Browser } from 'playwright-core';
import { PHONE, launchBrowser } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { addressesOf, type Look, visitors } from '../support/visits';
import { walk } from './walk';

const look: Look = { language: 'bn', device: { ...PHONE, reducedMotion: 'reduce', colorScheme: 'dark' } };

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser({ isOptimised: true });
  market = await openMarket({ isWhole: true });
}, 120_000);
afterAll(() => browser.close());

it.each(visitors)(
  'is accessible, in one language, and does not scroll sideways for %s [R12 I1 I2]',
  async (visitor) => expect(await walk({ browser, market, visitor, look, addresses: addressesOf(visitor, market) })).toEqual({}),
  240_000,
);

/** Every dialog that a button or a menu of a screen opens, on a dark phone in Bangla. */
import type { Browser } from 'playwright-core';
import { launchBrowser, PHONE } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { fewVisitors, type Look } from '../support/visits';
import { openDialogs } from './dialogs';

const look: Look = { language: 'bn', device: { ...PHONE, reducedMotion: 'reduce', colorScheme: 'dark' } };

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser({ isOptimised: true });
  market = await openMarket({ isWhole: true });
}, 120_000);
afterAll(() => browser.close());

it.each(fewVisitors)(
  'opens dialogs of few words, within reach, closed by Esc, for %s [R12 I1 I2]',
  async (visitor) => expect(await openDialogs(browser, market, visitor, look)).toEqual({}),
  300_000,
);

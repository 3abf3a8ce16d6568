/** Every dialog that a button or a menu of a screen opens, on a light desktop in English. */
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import type { Look, Visitor } from '../support/visits';
import { openDialogs } from './dialogs';

/** Traders have the dialogs of producers. */
const visitors: readonly Visitor[] = ['PRODUCER', 'CONSUMER', 'ADMIN'];
const look: Look = { language: 'en', device: { ...DESKTOP, reducedMotion: 'reduce', colorScheme: 'light' } };

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser({ isOptimised: true });
  market = await openMarket({ isWhole: true });
}, 120_000);
afterAll(() => browser.close());

it.each(visitors)(
  'opens dialogs of few words, within reach, closed by Esc, for %s [R12 I1 I2]',
  async (visitor) => expect(await openDialogs(browser, market, visitor, look)).toEqual({}),
  300_000,
);

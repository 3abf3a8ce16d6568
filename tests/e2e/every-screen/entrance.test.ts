/**
 * The screens of registration, approval and identity in the themes, sizes and languages that the walks through every
 * screen leave out.
 */
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser, PHONE } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { addressesOf, type Look, pageOf, visit } from '../support/visits';
import { shownTexts } from '../support/shown-texts';
import { languageProblems } from './language';
import { walk } from './walk';

const entrance = /^\/(auth|waitForAdminApproval|admin\/(approvals|users)|dashboard\/producerProfile)/;
const modes: readonly (Look & { name: string })[] = [
  { name: 'English on a dark desktop', language: 'en', device: { ...DESKTOP, reducedMotion: 'reduce', colorScheme: 'dark' } },
  { name: 'English on a light phone', language: 'en', device: { ...PHONE, reducedMotion: 'reduce', colorScheme: 'light' } },
  { name: 'English on a dark phone', language: 'en', device: { ...PHONE, reducedMotion: 'reduce', colorScheme: 'dark' } },
  { name: 'Bangla on a light desktop', language: 'bn', device: { ...DESKTOP, reducedMotion: 'reduce', colorScheme: 'light' } },
  { name: 'Bangla on a dark desktop', language: 'bn', device: { ...DESKTOP, reducedMotion: 'reduce', colorScheme: 'dark' } },
  { name: 'Bangla on a light phone', language: 'bn', device: { ...PHONE, reducedMotion: 'reduce', colorScheme: 'light' } },
];

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket({ isWhole: true });
}, 120_000);
afterAll(() => browser.close());

it.each(modes)(
  'is accessible and in one language: $name [G1 L1 W1 W3 P1]',
  async (look) => {
    const found: Record<string, Record<string, string[]>> = {};
    for (const visitor of ['VISITOR', 'PRODUCER', 'ADMIN'] as const) {
      const addresses = addressesOf(visitor, market).filter((address) => entrance.test(address));
      found[visitor] = await walk({ browser, market, visitor, look, addresses });
    }
    expect(found).toEqual({ VISITOR: {}, PRODUCER: {}, ADMIN: {} });
  },
  240_000,
);

describe('the check of the language', () => {
  it.each([
    ['bn', 'মোট 5টি', "'5' in"],
    ['bn', 'আপনার Orders', "'Orders' in"],
    ['en', 'Your অর্ডার', "'অর্ডার' in"],
  ] as const)('reports a planted slip on a screen in %s: %s [I2]', (language, text, problem) => {
    const texts = Array.from({ length: 5 }, () => ({ where: 'p.x', text }));
    expect(languageProblems({ texts, address: '/x', language }, market)).toEqual([expect.stringContaining(problem)]);
  });

  it('reports an English name that only a screen reader speaks [I2]', async () => {
    const page = await pageOf(browser, 'VISITOR', market, { language: 'bn', device: PHONE });
    await visit(page, '/auth/login');
    await page.evaluate(() => document.querySelector('form button')?.setAttribute('aria-label', 'Close drawer'));
    const problems = languageProblems({ texts: await shownTexts(page), address: '/auth/login', language: 'bn' }, market);
    await page.context().close();
    expect(problems).toEqual([expect.stringContaining("aria-label: 'Close' in 'Close drawer'")]);
  });

  it('leaves alone what people typed, codes and the address; a screen with few texts has not come up [I2]', () => {
    const own = `${market.ownTexts.join(' ')} HB-7K2M someone1@example.com /orders/7 bKash Chrome · Linux 127.0.x.x`;
    const texts = Array.from({ length: 5 }, () => ({ where: 'p.x', text: own }));
    expect(languageProblems({ texts, address: '/orders/7', language: 'bn' }, market)).toEqual([]);
    expect(languageProblems({ texts: texts.slice(1), address: '/orders/7', language: 'bn' }, market)).toEqual(['only 4 texts']);
  });
});

/** Every screen in one language: no English left on the Bangla ones, no Bangla on the English ones, and digits as the language writes them. */
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { DESK, launchBrowser, PHONE } from './support/browser';
import { type Market, openMarket } from './support/market';
import { type ShownText, shownTexts } from './support/shown-texts';
import { addressesOf, type Look, pageOf, visit, visitors } from './support/visits';

/** What is written alike in both languages: addresses, links, and numbers that people read out or type as they stand. */
const CODES = [
  /[\w.+-]+@[\w.-]+\.\w+/g, // email
  /https?:\/\/\S+/g,
  /\bHB-[A-Z0-9-]+/g, // tracking number
  /\b[\d.]+(?:\.x)+\b/g, // part of a network address
  /\bTRAD-\d+/g, // trade license, as its owner typed it
];
/** Names of payment services, formats, programs and systems. */
const BRANDS =
  /\b(?:bKash|Nagad|Rocket|GraphQL|REST|API|CSV|Chrome|Firefox|Safari|Edge|Opera|Samsung Internet|Android|iPhone|iPad|iOS|Windows|macOS|Mac|Linux)\b/g;

/** A screen that says less has not come up. */
const FEWEST_TEXTS = 5;

let browser: Browser;
let market: Market;
let db: Client;
/** What people of the other journeys typed meanwhile: one database serves them all. */
let typed: readonly string[] = [];

async function readTyped(): Promise<void> {
  const { rows } = await db.query<{ text: string }>(`
    SELECT name AS text FROM users UNION SELECT name FROM products UNION SELECT description FROM products
    UNION SELECT reason FROM approval_events WHERE reason IS NOT NULL UNION SELECT reason FROM audit_events WHERE reason IS NOT NULL`);
  typed = rows.map(({ text }) => text).sort((a, b) => b.length - a.length);
}
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket(6);
  db = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await db.connect();
}, 120_000);
afterAll(async () => {
  await db.end();
  await browser.close();
});

/** The text without what people typed (the address, too) and what is no word of ours. */
function ours(text: string, address: string): string {
  const withoutOwn = [address, ...typed, ...market.ownTexts].reduce((rest, own) => (own === '/' ? rest : rest.replaceAll(own, ' ')), text);
  return CODES.reduce((rest, code) => rest.replace(code, ' '), withoutOwn).replace(BRANDS, ' ');
}

const faults: Record<Look['language'], (text: string) => string | null> = {
  bn: (text) => /[A-Za-z]{3,}/.exec(text)?.[0] ?? /[0-9]+/.exec(text)?.[0] ?? null,
  en: (text) => /[\u0980-\u09ff]+/.exec(text)?.[0] ?? null,
};

function problems(texts: readonly ShownText[], address: string, language: Look['language']): string[] {
  const found = texts.flatMap(({ where, text }) => {
    const fault = faults[language](ours(text, address));
    return fault === null ? [] : [`${where}: '${fault}' in '${text.slice(0, 120)}'`];
  });
  return [...new Set(found)];
}

it.each<Look>([
  { language: 'bn', device: PHONE },
  { language: 'en', device: DESK },
])(
  'I1 I2 every screen speaks $language alone',
  async (look) => {
    const found: Record<string, string[]> = {};
    for (const visitor of visitors) {
      const page = await pageOf(browser, visitor, market, look);
      for (const address of addressesOf(visitor, market)) {
        await visit(page, address);
        const texts = await shownTexts(page);
        await readTyped();
        const wrong = texts.length < FEWEST_TEXTS ? [`only ${texts.length} texts`] : problems(texts, address, look.language);
        if (wrong.length > 0) found[`${visitor} ${address}`] = wrong;
      }
      await page.context().close();
    }
    expect(found).toEqual({});
  },
  400_000,
);

it.each([
  ['bn', 'মোট 5টি', "'5' in"],
  ['bn', 'আপনার Orders', "'Orders' in"],
  ['en', 'Your অর্ডার', "'অর্ডার' in"],
] as const)('I2 a planted slip on a screen in %s is told: %s', (language, text, told) => {
  expect(problems([{ where: 'p.x', text }], '/x', language)).toEqual([expect.stringContaining(told)]);
});

it('I2 an English name that only a screen reader says is told', async () => {
  const page = await pageOf(browser, 'VISITOR', market, { language: 'bn', device: PHONE });
  await visit(page, '/auth/login');
  await page.evaluate(() => document.querySelector('form button')?.setAttribute('aria-label', 'Close drawer'));
  const told = problems(await shownTexts(page), '/auth/login', 'bn');
  await page.context().close();
  expect(told).toEqual([expect.stringContaining("aria-label: 'Close' in 'Close drawer'")]);
});

it('I2 what people typed, codes and the address are left alone', () => {
  const own = `${market.ownTexts.join(' ')} HB-7K2M someone1@example.com /orders/7 bKash Chrome · Linux 127.0.x.x`;
  expect(problems([{ where: 'p.x', text: own }], '/orders/7', 'bn')).toEqual([]);
});

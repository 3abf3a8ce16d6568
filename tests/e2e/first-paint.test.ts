/**
 * These tests verify what the two front pages show before the script is loaded: the texts of the message files, where
 * React will render them again.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { messages as landing } from '../../client/features/landing/landing.messages';
import { messages as storefront } from '../../client/features/storefront/storefront.messages';
import { brand } from '../../client/platform/brand';
import { DESKTOP, launchBrowser, openPage, PHONE } from './support/browser';
import { chooseLanguage, e2eUrl } from './support/built-app';

type Language = 'en' | 'bn';

const transports = {
  '/': {
    words: (language: Language) => [landing[language].title, landing[language].lead, landing[language].shopNow],
    title: landing,
    marks: ['.landing-hero h1', '.landing-hero p', '.landing-hero .button', '.landing-hero img'],
  },
  '/consumer': {
    words: (language: Language) => [storefront[language].hero1, storefront[language].heroAction],
    title: storefront,
    marks: ['.hero img', '.hero-title', '.hero .button'],
  },
} as const;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

async function visit(path: keyof typeof transports, language: Language, size: BrowserContextOptions, scripts: boolean) {
  const { page, pageErrors } = await openPage(browser, size);
  await chooseLanguage(page.context(), language);
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(new URL(request.url()).pathname);
  });
  if (!scripts) await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(e2eUrl(path));
  if (scripts) await page.locator('#content h1').first().waitFor({ state: 'attached' });
  await page.locator(`${transports[path].marks[0]} >> visible=true`).first().waitFor();
  const { words, marks } = transports[path];
  const found = {
    text: (await page.locator('#root').innerText()).replace(/\s+/g, ' '),
    h1: (await page.locator('h1:visible').first().innerText()).trim(),
    source: await page
      .locator(`${marks.find((mark) => mark.endsWith('img')) ?? 'img'} >> visible=true`)
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc),
    boxes: await Promise.all(
      marks.map(async (mark) => {
        const box = await page.locator(`${mark} >> visible=true`).first().boundingBox();
        return box && [box.x, box.y, box.width, box.height].map(Math.round);
      }),
    ),
    words: words(language),
    images,
    pageErrors: pageErrors.filter((complaint) => !complaint.includes('ERR_FAILED')),
  };
  await page.context().close();
  return found;
}

const cases = (['/', '/consumer'] as const).flatMap((path) =>
  (['en', 'bn'] as const).flatMap((language) =>
    (
      [
        ['phone', PHONE],
        ['desk', DESKTOP],
      ] as const
    ).map(([name, size]) => [path, language, name, size] as const),
  ),
);

it.each(cases)(
  'shows %s in %s on a %s without the script, and nothing jumps when React takes over [R1 R2 T3]',
  async (path, language, _name, size) => {
    const before = await visit(path, language, size, false);
    expect(before.h1).toBe(transports[path].title[language].title);
    for (const word of [...before.words, brand.name[language]]) expect(before.text).toContain(word);
    const other = language === 'en' ? 'bn' : 'en';
    expect(before.text).not.toContain(transports[path].words(other)[0]);
    expect(before.pageErrors).toEqual([]);

    const after = await visit(path, language, size, true);
    expect(after.boxes).toEqual(before.boxes);
    expect(after.source).toBe(before.source);
    // a preload that is read before the viewport's width is known fetches another width first
    const first = new URL(before.source).pathname;
    const everyWidth = (images: readonly string[]) => images.filter((image) => image.startsWith(first.replace(/\d+\.webp$/, '')));
    expect(everyWidth(before.images)).toEqual([first]);
    expect(everyWidth(after.images)).toEqual([first]);
  },
);

it.each(['/search', '/consumer'])(
  'while %s still waits for its data, the footer is below the fold, so that it cannot move in view',
  async (path) => {
    const { page } = await openPage(browser, PHONE);
    await page.route('**/graphql*', () => undefined); // never gets a response
    await page.goto(e2eUrl(path));
    const footer = await page.locator('footer').first().boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.MAX_SAFE_INTEGER);
    await page.context().close();
  },
);

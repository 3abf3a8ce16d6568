/**
 * The dialogs of a screen, each opened by its button or by an entry of a menu. Nothing is changed by it: no mutation
 * leaves the page.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as settings } from '../../../client/features/settings/settings.messages';
import { accessibilityProblems } from '../support/accessibility';
import { controlProblems } from '../support/controls';
import type { Market } from '../support/market';
import { addressesOf, type Look, pageOf, step, visit, type Visitor } from '../support/visits';

/**
 * A dialog says what it is about in so many words; its figures, labels and buttons are not counted. A drawer without a
 * form is a page beside its list; the form of a conversation, which comes with its messages, makes it no dialog.
 */
const MOST_WORDS = 25;
/** A dialog whose script has still to be loaded opens within this time. */
const OPENS_MS = 300;
const ENTRIES = 'button[role="menuitem"]';

/** A page that is logged out shows the login from there on. */
const LOG_OUT = [settings.en.logout, settings.bn.logout];

/** The problems of the dialogs of every screen that this visitor may open, by address. */
export async function openDialogs(browser: Browser, market: Market, visitor: Visitor, look: Look): Promise<Record<string, string[]>> {
  const page = await pageOf(browser, visitor, market, look);
  await stopChanges(page);
  const done = new Set<string>(LOG_OUT);
  const problems: Record<string, string[]> = {};
  for (const [index, address] of addressesOf(visitor, market).entries()) {
    await (index === 0 ? visit : step)(page, address);
    const own = await dialogProblems(page, address, done);
    if (own.length > 0) problems[address] = own;
  }
  const isLoggedOut = visitor !== 'VISITOR' && new URL(page.url()).pathname.startsWith('/auth');
  await page.context().close();
  return isLoggedOut ? { ...problems, all: ['logged out on the way'] } : problems;
}

/** From here on the page reads, and changes nothing. */
async function stopChanges(page: Page): Promise<void> {
  await page.route('**/graphql*', (route) => {
    const request = route.request();
    const isChange = request.method() === 'POST' && /(^|"query":")\s*mutation\b|form-data/.test(request.postData() ?? '');
    return isChange ? route.abort() : route.fallback();
  });
}

/** Presses each button of the screen that no screen before had; `done` remembers them. Returns what is wrong. */
async function dialogProblems(page: Page, address: string, done: Set<string>): Promise<string[]> {
  const problems: string[] = [];
  for (;;) {
    const name = await page.evaluate(markNext, [...done]);
    if (name === null) return problems;
    done.add(name);
    const entries = await press(page, problems);
    if (entries.length === 0) await checkLate(page, problems);
    for (const entry of entries) {
      if (done.has(entry)) continue;
      done.add(entry);
      await pressEntry(page, entry, problems);
    }
    if (!page.url().endsWith(address)) await step(page, address);
  }
}

/** A dialog may open after its time, where its script is loaded for the first time on a busy machine. */
async function checkLate(page: Page, problems: string[]): Promise<void> {
  if ((await page.locator('dialog:modal').count()) > 0) await checkDialog(page, problems);
}

/** Presses the marked button. Returns the entries of the menu that it opens. */
async function press(page: Page, problems: string[]): Promise<string[]> {
  if (!(await pressed(page, '[data-next]', problems))) return [];
  const kind = await opened(page);
  if (kind === 'dialog') await checkDialog(page, problems);
  if (kind !== 'menu') return [];
  const entries = await page.locator(ENTRIES).allInnerTexts();
  await page.keyboard.press('Escape');
  return entries.map((entry) => entry.trim());
}

/** The menu's button is still marked and opens the menu again, unless the screen has been drawn anew. */
async function pressEntry(page: Page, entry: string, problems: string[]): Promise<void> {
  if ((await page.locator('[data-next]').count()) === 0) return;
  if (!(await pressed(page, '[data-next]', problems)) || (await opened(page)) !== 'menu') return;
  const texts = await page.locator(ENTRIES).allInnerTexts();
  const at = texts.findIndex((text) => text.trim() === entry);
  if (at < 0) await page.keyboard.press('Escape');
  else if ((await pressed(page, `:nth-match(${ENTRIES}, ${at + 1})`, problems)) && (await opened(page)) === 'dialog')
    await checkDialog(page, problems);
}

/** Messages about what was stopped are not in the way. */
async function pressed(page: Page, button: string, problems: string[]): Promise<boolean> {
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('.toasts').forEach((toasts) => (toasts.style.display = 'none')));
  const target = page.locator(button).first();
  const name = await target
    .evaluate((one) => (one as HTMLElement).innerText || one.getAttribute('aria-label') || one.outerHTML)
    .catch(() => '');
  const click = (timeout: number) => target.click({ timeout, noWaitAfter: true });
  const clicked = click(2_000).catch(async () => {
    await checkLate(page, problems);
    await click(10_000);
  });
  return clicked.then(
    () => true,
    async () => {
      if ((await page.locator(button).count()) > 0) problems.push(`“${name}” cannot be pressed`);
      return false;
    },
  );
}

function opened(page: Page): Promise<'dialog' | 'menu' | null> {
  const what = () => (document.querySelector('dialog:modal') ? 'dialog' : document.querySelector('[role="menu"]') ? 'menu' : null);
  return page.waitForFunction(what, null, { timeout: OPENS_MS, polling: 50 }).then(
    (handle) => handle.jsonValue(),
    () => null,
  );
}

/** A dialog is read when what it shows has come. */
async function checkDialog(page: Page, problems: string[]): Promise<void> {
  const isWhole = () => !document.querySelector('dialog:modal :is(.skeleton, [aria-busy="true"])');
  await page.waitForFunction(isWhole, null, { timeout: 2_000, polling: 50 }).catch(() => undefined);
  const title =
    (await page
      .locator('dialog:modal .dialog-title')
      .last()
      .textContent({ timeout: 1_000 })
      .catch(() => null)) ?? 'a dialog';
  const words = await page.evaluate(proseOf);
  const own = [
    ...(await accessibilityProblems(page)),
    ...(await controlProblems(page)),
    ...(words.length > MOST_WORDS ? [`has ${words.length} words: ${words.join(' ')}`] : []),
  ];
  for (let tries = 0; tries < 3 && (await page.locator('dialog:modal').count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
  if ((await page.locator('dialog:modal').count()) > 0) own.push('does not close by Esc');
  problems.push(...own.map((problem) => `“${title}” ${problem}`));
}

/** The next button that has not been pressed is marked; returns its name, without figures. */
function markNext(pressed: string[]): string | null {
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[type="button"]')) {
    if (button.disabled || button.ariaDisabled === 'true' || !button.checkVisibility({ visibilityProperty: true })) continue;
    if (button.matches('[aria-pressed], [role="tab"], [role="switch"], [aria-expanded]:not([aria-haspopup])')) continue;
    const own = button.innerText.trim() || `${button.className} ${button.querySelector('svg')?.getAttribute('class') ?? ''}`;
    const name = own.replaceAll(/[\d০-৯]+/g, '');
    if (pressed.includes(name)) continue;
    button.setAttribute('data-next', '');
    return name;
  }
  return null;
}

/** The words of the open dialog beside its figures, labels and controls; none of a page. */
function proseOf(): string[] {
  const box = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (box?.matches('[data-place="end"]:not(:has(form:not(.messages form)))')) return [];
  const text = (element: Element): string[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').split(/\s+/);
      if (!(node instanceof Element) || !node.checkVisibility()) return [];
      return node.matches('label, legend, button, a, input, select, textarea, dl, table, ul, ol, .chip, .hint, img, svg') ? [] : text(node);
    });
  return box ? text(box).filter((word) => /\p{L}/u.test(word)) : [];
}

/**
 * An admin's day, by the keyboard alone: approves an applicant, rejects one, suspends a seller and lifts the
 * suspension.
 */
import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility';
import { e2eUrl, createAdmin } from '../support/built-app';
import { DESKTOP, launchBrowser, openPage, PHONE, shoot, type WatchedPage } from '../support/browser';
import { addProduct, logIn, registerProducer, speak } from '../sale/people';
import { words } from '../sale/texts';

const password = 'secret-123';
const admin = { name: 'Babul Admin', phone: '01700000901', password };
const nid = '19851234567890123';
const grower = { name: 'Anwar Grower', phone: '01810000091', password, nid };
const impostor = { name: 'Faruk Faker', phone: '01810000092', password, nid };
const products = 'Anwar Early Cauliflower';
const w = words.en;
const screens = ['/admin', '/admin/approvals', '/admin/users', '/admin/users?view=cards', '/admin/audit'];

/** Tab until the focus is on what has this name, then Enter: no pointer, no shortcut of the test. */
async function press(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    const there = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
    if (there === name) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach "${name}".`);
}

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Reason/ });
  await box.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'reason');
  await page.keyboard.type(reason);
  await press(page, button);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describe('an admin', () => {
  let browser: Browser;
  let pages: WatchedPage[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
    await createAdmin(admin.phone, admin.name, password);
  }, 120_000);
  afterEach(async () => {
    for (const [index, { page }] of pages.entries()) {
      await shoot(page, `admin-last-${index}`);
      await page.context().close();
    }
    pages = [];
  });
  afterAll(() => browser.close());

  it('decides by the keyboard; a suspended seller’s product leaves the market and returns [W3 R11]', async () => {
    const [backOffice, seller, stranger, visitor] = [
      await openPage(browser, DESKTOP),
      await openPage(browser, DESKTOP),
      await openPage(browser, DESKTOP),
      await openPage(browser, DESKTOP),
    ];
    pages = [backOffice, seller, stranger, visitor];
    for (const { page } of pages) {
      page.setDefaultTimeout(15_000);
      await speak(page, 'en');
    }
    await registerProducer(seller.page, w, grower);
    await registerProducer(stranger.page, w, impostor);

    // lets one in, turns the other down
    await logIn(backOffice.page, w, admin, w.producer);
    await backOffice.page.waitForURL('**/admin');
    await backOffice.page.goto(e2eUrl('/admin/approvals?q=Anwar'));
    await backOffice.page.getByRole('button', { name: `Review ${grower.name}` }).waitFor();
    await press(backOffice.page, `Review ${grower.name}`);
    await backOffice.page.getByText('Possibly the same person').waitFor();
    await backOffice.page.keyboard.press('a');
    await giveReason(backOffice.page, 'The other one wrote down the wrong NID.', 'Approve');
    await seller.page.getByRole('heading', { name: w.approved }).waitFor();
    await backOffice.page.goto(e2eUrl('/admin/approvals?q=Faruk'));
    await backOffice.page.getByRole('button', { name: `Review ${impostor.name}` }).waitFor();
    await press(backOffice.page, `Review ${impostor.name}`);
    await backOffice.page.getByRole('button', { name: 'Show document numbers' }).waitFor();
    await backOffice.page.keyboard.press('r');
    await giveReason(backOffice.page, 'The license is of another person.', 'Reject');
    await stranger.page.getByText('The license is of another person.').first().waitFor();

    // the approved one sells
    await logIn(seller.page, w, grower, w.producer);
    await seller.page.waitForURL('**/dashboard/producerDashboard');
    await addProduct(seller.page, w, products);
    const onMarket = async () => {
      await visitor.page.goto(e2eUrl('/consumer'));
      await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
      await visitor.page.waitForLoadState('networkidle');
      return visitor.page.getByRole('link', { name: products, exact: true }).count();
    };
    expect(await onMarket()).toBeGreaterThan(0);

    // is shut out, and let in again
    const decide = async (decision: string, reason: string) => {
      await backOffice.page.goto(e2eUrl('/admin/users?q=Anwar'));
      await backOffice.page.getByRole('button', { name: `Open ${grower.name}` }).waitFor();
      await press(backOffice.page, `Open ${grower.name}`);
      await backOffice.page.getByRole('button', { name: decision, exact: true }).waitFor();
      await press(backOffice.page, decision);
      await giveReason(backOffice.page, reason, decision);
    };
    await decide('Suspend', 'Three buyers reported short weight.');
    expect(await onMarket()).toBe(0);
    await seller.page.context().clearCookies();
    await logIn(seller.page, w, grower, w.producer);
    await seller.page.getByText('Three buyers reported short weight.').first().waitFor();
    await decide('Reinstate', 'The scale was repaired.');
    expect(await onMarket()).toBeGreaterThan(0);

    // it all is in the trail
    await backOffice.page.goto(e2eUrl('/admin/audit'));
    await backOffice.page.getByText('The scale was repaired.').waitFor();
    await backOffice.page.getByText('Three buyers reported short weight.').waitFor();
    expect(backOffice.pageErrors).toEqual([]);
  }, 150_000);

  it.each([
    { language: 'en' as const, device: { ...DESKTOP, colorScheme: 'light' as const } },
    { language: 'bn' as const, device: { ...PHONE, colorScheme: 'dark' as const } },
  ])(
    'no finding and no sideways scrolling on the admin’s screens, $language [R12 I1]',
    async ({ language, device }) => {
      const opened = await openPage(browser, device);
      pages = [opened];
      const { page } = opened;
      await speak(page, language);
      await logIn(page, words[language], admin, words[language].producer);
      await page.waitForURL('**/admin');
      const found: Record<string, string[]> = {};
      for (const screen of screens) {
        await page.goto(e2eUrl(screen));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        const problems = await accessibilityProblems(page);
        if (problems.length) found[screen] = problems;
      }
      await page.goto(e2eUrl('/admin/users'));
      await page
        .locator('main')
        .getByRole('button', { name: /^(Open|খুলুন: )/ })
        .first()
        .click();
      await page.locator('dialog .account-history').waitFor();
      const problems = await accessibilityProblems(page);
      if (problems.length) found.drawer = problems;
      expect(found).toEqual({});
    },
    90_000,
  );
});

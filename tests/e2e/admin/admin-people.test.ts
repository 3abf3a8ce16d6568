/**
 * An admin's day, by the keyboard alone: approves an applicant, rejects one, suspends a seller and lifts the
 * suspension.
 */
import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility';
import { e2eUrl, createAdmin } from '../support/built-app';
import { DESKTOP, launchBrowser, openPage, shoot, type WatchedPage } from '../support/browser';
import { addProduct, logIn, registerProducer, speak } from '../sale/people';
import { words } from '../sale/texts';

const password = 'secret-123';
const admin = { name: 'Babul Admin', phone: '01700000901', password };
const nid = '19851234567890123';
const grower = { name: 'Anwar Grower', phone: '01810000091', password, nid };
const impostor = { name: 'Faruk Faker', phone: '01810000092', password, nid };
const products = 'Anwar Early Cauliflower';
const w = words.en;

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

  it('decides by the keyboard; a suspended seller’s product leaves the market and returns [W3 R11 R12 I1]', async () => {
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

    // what no other test opens: the users as cards, and one of them in the drawer
    await backOffice.page.goto(e2eUrl('/admin/users?q=Anwar&view=cards'));
    const open = backOffice.page.locator('main').getByRole('button', { name: `Open ${grower.name}` });
    await open.waitFor();
    expect(await accessibilityProblems(backOffice.page)).toEqual([]);
    await open.click();
    await backOffice.page.locator('dialog .account-history').waitFor();
    expect(await accessibilityProblems(backOffice.page)).toEqual([]);
    expect(backOffice.pageErrors).toEqual([]);
  }, 150_000);
});

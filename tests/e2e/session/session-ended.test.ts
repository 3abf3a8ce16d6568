/**
 * One account in two browsers: what happens to a form that is being filled in one when the other logs it out, and to a
 * screen without network.
 */
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser, openPage, PHONE, shoot, type WatchedPage, WITH_WORKER } from '../support/browser';
import { createAdmin, e2eUrl } from '../support/built-app';
import { logIn } from '../sale/people';
import { words } from '../sale/texts';

const password = 'secret-123';
const person = { name: 'Salma Admin', phone: '01700000979', password };

describe('a session ended from another browser', () => {
  let browser: Browser;
  let pages: WatchedPage[] = [];
  afterEach(async () => {
    for (const [index, { page }] of pages.entries()) {
      await shoot(page, `session-last-${index}`);
      await page.context().close();
    }
  });
  beforeAll(async () => {
    browser = await launchBrowser();
    await createAdmin(person.phone, person.name, password);
  }, 120_000);
  afterAll(() => browser.close());

  it('closes its socket, retains its form, and goes on after the login in place [X1 P14]', async () => {
    const [phone, backOffice] = [await openPage(browser, { ...PHONE, ...WITH_WORKER }), await openPage(browser, DESKTOP)];
    pages = [phone, backOffice];
    for (const { page } of pages) {
      page.setDefaultTimeout(15_000);
      await logIn(page, words.en, person, words.en.producer);
      await page.waitForURL('**/admin');
    }

    // the phone is in the middle of a form, its socket open
    const opened = phone.page.waitForEvent('websocket');
    await phone.page.goto(e2eUrl('/settings/security'));
    const socket = await opened;
    await phone.page.getByRole('button', { name: 'Change password' }).click();
    const field = (name: RegExp) => phone.page.getByRole('region', { name: 'Password' }).getByRole('textbox', { name });
    await field(/^Current password/).fill(password);
    await field(/^New password(?! again)/).fill('secret-456');
    await field(/^New password again/).fill('secret-456');

    // the admin logs the phone out: its socket closes by itself
    const closed = socket.isClosed() ? Promise.resolve() : socket.waitForEvent('close');
    await backOffice.page.goto(e2eUrl('/settings/security'));
    await backOffice.page.getByRole('button', { name: /^Log out Chrome/ }).click();
    await backOffice.page.getByText('The device has been logged out.').first().waitFor();
    await closed;

    // the phone's next act asks to log in, in place
    await phone.page.getByRole('button', { name: 'Save new password' }).click();
    const dialog = phone.page.getByRole('alertdialog', { name: 'Log in again' });
    await dialog.waitFor();
    await shoot(phone.page, 'session-ended-dialog');
    expect(await dialog.getByRole('textbox', { name: 'Phone No' }).inputValue()).toBe(person.phone);
    const reopened = phone.page.waitForEvent('websocket');
    await phone.page.keyboard.type(password);
    await phone.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await reopened;
    expect(await field(/^New password again/).inputValue()).toBe('secret-456');
    await phone.page.getByRole('button', { name: 'Save new password' }).click();
    await phone.page.getByText('Your password has been changed.').first().waitFor();

    // without network the page shows it and stays
    await phone.page.context().setOffline(true);
    await phone.page.getByText(/^You are offline\.$/).waitFor();
    await shoot(phone.page, 'session-offline');
    await phone.page.context().setOffline(false);
    await phone.page.getByText(/^You are offline/).waitFor({ state: 'hidden' });
  });
});

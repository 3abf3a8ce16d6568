/**
 * A rejected producer reads why, corrects the registration and sends it again, by keyboard only; the admin approves,
 * and the page moves on.
 */
import type { Browser, Page } from 'playwright-core';
import { createAdmin, e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, openPage, shoot } from '../support/browser';
import { Keys } from '../support/keys';

const password = 'secret-123';
const admin = { phone: '01700000978', password };
const producer = { phone: '01810000911', password };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await createAdmin(admin.phone, 'Nasrin Admin', password);
}, 120_000);
afterAll(() => browser.close());

/** As the page's own cookies allow. */
async function ask<T>(page: Page, query: string, variables: object): Promise<T> {
  const headers = { 'apollo-require-preflight': 'true', origin: e2eUrl().replace(/\/$/, '') };
  const response = await page.request.post(e2eUrl('/graphql'), { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Registers an applicant and rejects them, as the screens would. */
async function reject(backOffice: Page, applicant: Page): Promise<string> {
  const { divisions } = await ask<{ divisions: { id: number; districts: { id: number; upazilas: { id: number }[] }[] }[] }>(
    applicant,
    '{ divisions { id districts { id upazilas { id } } } }',
    {},
  );
  const [division] = divisions;
  const [district] = division?.districts ?? [];
  const input = {
    role: 'PRODUCER',
    name: 'Karim Mia',
    ...producer,
    email: 'karim@example.com',
    nid: '1985123456',
    tradeLicense: 'TRAD-1',
    divisionId: division?.id,
    districtId: district?.id,
    upazilaId: district?.upazilas[0]?.id,
    address: 'House 7',
  };
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';
  const { register: made } = await ask<{ register: { account: { id: string } } }>(applicant, register, { input });
  await ask(applicant, 'mutation { logout { isLoggedOut } }', {});
  await ask(backOffice, 'mutation ($input: LoginInput!) { login(input: $input) { account { id } } }', { input: admin });
  await ask(backOffice, 'mutation ($id: ID!) { rejectAccount(id: $id, reason: "The NID has a digit too few.") { id } }', {
    id: made.account.id,
  });
  return made.account.id;
}

it('corrected, sent again and approved by keyboard [L6 W1 W3 P1 W4]', async () => {
  const { page, pageErrors } = await openPage(browser, DESKTOP);
  const { page: backOffice } = await openPage(browser, DESKTOP);
  page.setDefaultTimeout(15_000);
  const keys = new Keys(page);
  const id = await reject(backOffice, page);
  try {
    // the producer logs in and reads the reason
    await page.goto(e2eUrl('/auth/login'));
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await keys.to(/^(Producer|Wholesaler|Supersaler|Consumer)/);
    await keys.arrowTo(/^Producer/);
    await keys.fill('Phone number', producer.phone);
    await keys.fill('Password', producer.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/waitForAdminApproval');
    await page.getByText('The NID has a digit too few.').waitFor();

    // the producer corrects the NID; the rest is as it was given
    await keys.press('Correct and resend');
    const nid = page.getByRole('textbox', { name: /^NID number/ });
    await nid.waitFor();
    expect(await nid.inputValue()).toBe('1985123456');
    expect(await page.getByRole('textbox', { name: /^Address/ }).inputValue()).toBe('House 7');
    await keys.fill('NID number', '19851');
    await keys.press('Send again');
    await page.getByRole('alert').getByRole('link', { name: 'NID must be 10-17 digits.' }).waitFor();
    await keys.press('NID must be 10-17 digits.');
    await keys.at('NID number');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('19851234567');
    await keys.press('Send again');
    await page.getByRole('heading', { level: 1, name: 'Waiting for admin approval' }).waitFor();
    await shoot(page, 'resubmission-1-waiting');

    // the admin approves; the page moves on by itself, and the profile has what was corrected
    await ask(backOffice, 'mutation ($id: ID!) { approveAccount(id: $id) { id } }', { id });
    await page.getByRole('heading', { level: 1, name: 'Your account is approved' }).waitFor();
    await page.waitForURL('**/dashboard/producerDashboard');
    await keys.press('Profile');
    await page.getByRole('heading', { level: 2, name: 'Personal Information' }).waitFor();
    await keys.press('Show NID');
    await page.getByText('19851234567', { exact: true }).waitFor();
    expect([...keys.problems, ...pageErrors]).toEqual([]);
  } finally {
    await shoot(page, 'resubmission-last');
  }
}, 90_000);

/**
 * Closing an account: not while orders are open, then with the password; afterwards no one is logged in and the phone
 * number is free.
 */
import type { Browser } from 'playwright-core';
import { messages } from '../../../client/features/settings/leaving/leaving.messages';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { e2eClient } from '../support/built-app';
import { openMarket } from '../support/market';
import { run } from '../orders/trade';
import { onDesktop, pageOf, visit } from '../support/visits';

const t = messages.en;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

const register = (phone: string, password: string) =>
  e2eClient().call('register', { input: { role: 'CONSUMER', name: 'Selina Begum', phone, password } }, 'account { id }');

it('waits for open orders, and erases a user who leaves [Y3]', async () => {
  const market = await openMarket();
  const busy = await pageOf(browser, 'CONSUMER', market, onDesktop);
  await visit(busy, '/settings/data');
  const section = busy.getByRole('region', { name: t.title });
  await section.getByText(t.OPEN_ORDERS).waitFor();
  expect(await section.getByRole('button', { name: t.open }).count()).toBe(0);
  await section.scrollIntoViewIfNeeded();
  await shoot(busy, 'closing-1-not-yet');
  await busy.context().close();

  const phone = `${market.members.CONSUMER.phone.slice(0, -1)}9`;
  const password = 'secret-456';
  expect((await register(phone, password)).code).toBeNull();
  const leaver = { ...market, members: { ...market.members, CONSUMER: { phone, password } } };
  const page = await pageOf(browser, 'CONSUMER', leaver, onDesktop);
  await visit(page, '/settings/data');
  await page.getByRole('region', { name: t.title }).getByRole('button', { name: t.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.password).fill('not-it');
  await dialog.getByRole('button', { name: t.close, exact: true }).click();
  await dialog.getByRole('alert').first().waitFor();
  expect(await dialog.getByLabel(t.password).inputValue()).toBe('not-it');
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'closing-2-dialog');
  await dialog.getByLabel(t.password).fill(password);
  await dialog.getByRole('button', { name: t.close, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(t.closed).first().waitFor();
  await shoot(page, 'closing-3-closed');

  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  expect((await e2eClient().gql(login, { input: { phone, password, sessionKind: 'BEARER' } })).code).not.toBeNull();
  expect((await register(phone, password)).code).toBeNull();
  expect(await run('{ me { id } }', {})).toEqual({ me: null });
  await page.context().close();
}, 120_000);

/**
 * A day of an admin: a product hidden and restored, an announcement, a fee changed, a deal made, and all of it on the
 * trail. What others see follows immediately.
 */
import type { Browser, Page } from 'playwright-core';
import { e2eClient } from '../support/built-app';
import { DESKTOP, launchBrowser, shoot } from '../support/browser';
import { type Market, type Member, openMarket } from '../support/market';
import { pageOf, visit } from '../support/visits';

const english = { language: 'en', device: DESKTOP } as const;
const products = 'Diamond Spud';
const news = 'Scales are checked on Friday';

let browser: Browser;
let market: Market;
let pages: Page[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 60_000);
afterAll(async () => {
  for (const [index, page] of pages.entries()) await shoot(page, `desk-last-${index}`);
  await browser.close();
});

async function tokenOf({ phone, password }: Member): Promise<string> {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { data } = await e2eClient().gql<{ login: { token: string } }>(login, { input: { phone, password, sessionKind: 'BEARER' } });
  return data.login.token;
}

/** Returns the fee that the consumer would pay for a delivery to another division. */
async function farDelivery(token: string): Promise<string> {
  const client = e2eClient();
  const ask = async <T>(query: string, variables = {}) => (await client.gql<T>(query, variables, { token })).data;
  const { divisions } = await ask<{ divisions: { id: number; nameEn: string }[] }>('{ divisions { id nameEn } }');
  const divisionId = divisions.find(({ nameEn }) => nameEn === 'Sylhet')?.id;
  const { districts } = await ask<{ districts: { id: number }[] }>('query ($id: Int!) { districts(divisionId: $id) { id } }', {
    id: divisionId,
  });
  const { upazilas } = await ask<{ upazilas: { id: number }[] }>('query ($id: Int!) { upazilas(districtId: $id) { id } }', {
    id: districts[0]?.id,
  });
  const delivery = { upazilaId: upazilas[0]?.id };
  const { cart } = await ask<{ cart: { deliveryFee: string } }>(
    'query ($delivery: DeliveryInput) { cart(delivery: $delivery) { deliveryFee } }',
    {
      delivery,
    },
  );
  return cart.deliveryFee;
}

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('what an admin does at the back office is seen by everyone at once, and is on the audit trail [R11 S4 N2 W3]', async () => {
  const backOffice = await pageOf(browser, 'ADMIN', market, english);
  const seller = await pageOf(browser, 'PRODUCER', market, english);
  const visitor = await pageOf(browser, 'VISITOR', market, english);
  pages = [backOffice, seller, visitor];
  const id = market.ids['/product/']?.other ?? '';
  const sellerId = market.ids['/seller/']?.other ?? '';
  const shown = async (address: string) => {
    await visit(visitor, address);
    return visitor.locator(`a[href="/product/${id}"]`).count();
  };
  const everywhere = async () => {
    const { data } = await e2eClient().call<{ product: object | null }>('product', { id }, 'id');
    return [(await shown(`/seller/${sellerId}`)) > 0, (await shown('/search?q=Diamond+Spud&sort=NEWEST')) > 0, data.product !== null];
  };
  expect(await everywhere()).toEqual([true, true, true]);

  // hidden: gone; restored: back
  const act = async (name: string, reason: string) => {
    await visit(backOffice, `/admin/products?seller=${sellerId}&q=Diamond`);
    await backOffice.getByRole('button', { name: `${name} ${products}` }).click();
    await giveReason(backOffice, reason, name);
  };
  await act('Hide', 'The photo is of another farm');
  expect(await everywhere()).toEqual([false, false, false]);
  await visit(visitor, `/product/${id}`).catch(() => undefined);
  expect(await visitor.getByRole('heading', { name: products }).count()).toBe(0);
  await act('Restore', 'The right photo is there');
  expect(await everywhere()).toEqual([true, true, true]);

  // news arrive at a bell no one touched
  await visit(seller, '/dashboard/producerDashboard');
  const bell = seller.getByRole('link', { name: /^Notifications, \d+ unread$/ }).first();
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await visit(backOffice, '/admin/announcements');
  await backOffice.getByRole('button', { name: 'New announcement' }).click();
  await backOffice.getByRole('radio', { name: /^Announcement/ }).check();
  await backOffice.getByRole('textbox', { name: /Message in Bangla/ }).fill('শুক্রবার দাঁড়িপাল্লা দেখা হবে');
  await backOffice.getByRole('textbox', { name: /Message in English/ }).fill(news);
  await backOffice.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await seller
    .getByRole('link', { name: `Notifications, ${before + 1} unread` })
    .first()
    .waitFor();
  await visit(seller, '/dashboard/producerNotifications');
  await seller.getByText(news).first().waitFor();

  // a fee holds for the next quote; put back, for others buy here as well
  const consumer = await tokenOf(market.members.CONSUMER);
  const usual = await farDelivery(consumer);
  const setFee = async (fee: string, reason: string) => {
    await visit(backOffice, '/admin/settings');
    const farthest = backOffice.getByRole('group', { name: 'To another division' });
    await farthest.getByRole('textbox', { name: /^Fee/ }).fill(fee);
    await backOffice.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await backOffice.locator('main').getByRole('button', { name: /^Save/ }).click();
    await backOffice.getByText('Settings saved. They apply from now on.').first().waitFor();
  };
  await setFee('163', 'Diesel is dearer');
  expect(await farDelivery(consumer)).toBe('163.00');
  await setFee(String(Number(usual)), 'Diesel is cheaper again');
  expect(await farDelivery(consumer)).toBe(usual);

  // a deal is on the product's page
  await visit(backOffice, '/admin/offers');
  await backOffice.getByRole('button', { name: 'New deal' }).click();
  const form = backOffice.getByRole('dialog', { name: 'New deal' });
  await form.getByRole('searchbox').fill(products);
  await form.locator(`input[type=radio][value="${id}"]`).check({ force: true });
  await form.getByRole('textbox', { name: /Percent off/ }).fill('20');
  // paid by the platform: it starts without the seller's consent
  await form.getByRole('radio', { name: /^Haatbar/ }).check({ force: true });
  await form.getByRole('textbox', { name: /^Budget/ }).fill('5000');
  const until = new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 16);
  await form.getByLabel(/^Ends/).fill(until);
  await giveReason(backOffice, 'Harvest week', 'Create deal');
  await visit(visitor, `/product/${id}`);
  await visitor.locator('main').getByText('36 Tk').first().waitFor();
  expect(await visitor.locator('main .old-price').first().textContent()).toBe('45 Tk');

  // all of it, with who and why
  await visit(backOffice, '/admin/audit');
  for (const [what, why] of [
    ['Product hidden', 'The photo is of another farm'],
    ['Product restored', 'The right photo is there'],
    ['Market settings changed', 'Diesel is dearer'],
    ['Deal made', 'Harvest week'],
  ])
    expect(await backOffice.getByRole('row', { name: new RegExp(`${what}.*${why}.*Nasrin Akter`) }).count()).toBeGreaterThan(0);
  expect(await backOffice.getByRole('row', { name: /Announcement made.*Nasrin Akter/ }).count()).toBeGreaterThan(0);
}, 180_000);

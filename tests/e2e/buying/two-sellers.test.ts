/**
 * A consumer claims a coupon, buys with it from two sellers at once and loses the network at the last step: one
 * purchase all the same, then cancels a part and orders it again.
 */
import Big from 'big.js';
import type { Browser, Page } from 'playwright-core';
import { e2eUrl, e2eClient } from '../support/built-app';
import { launchBrowser, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { onPhone, pageOf } from '../support/visits';
import { words } from '../sale/texts';

const w = words.bn;
const o = {
  from: 'বিক্রেতা: Karim Mia',
  asking: 'অর্ডার হয়েছে কি না আমরা দেখছি',
  cancel: 'অর্ডার বাতিল করুন',
  cancelled: 'অর্ডার বাতিল হয়েছে',
  again: 'আবার অর্ডার করুন',
  inCart: 'সব আপনার কার্টে আছে।',
  haveCoupon: 'আমার কুপন আছে',
  coupon: 'কুপন',
  apply: 'কুপন লাগান',
  takes: 'কুপনে ৳৫৪ কমেছে।',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** As the storefront's popup does. */
async function claimCoupon(email: string): Promise<string> {
  const claim = 'mutation ($email: String!) { claimCoupon(email: $email) { code } }';
  return (await e2eClient().gql<{ claimCoupon: { code: string } }>(claim, { email })).data.claimCoupon.code;
}

async function placedOrders({ members }: Market): Promise<{ totalCount: number; nodes: { discount: string }[] }> {
  const client = e2eClient();
  const { phone, password } = members.CONSUMER;
  const { data } = await client.call<{ login: { token: string } }>(
    'login',
    {
      input: { phone, password, sessionKind: 'BEARER' },
    },
    'token',
  );
  const { token } = data.login;
  const query = '{ myOrders(first: 2) { totalCount nodes { discount } } }';
  return (await client.gql<{ myOrders: { totalCount: number; nodes: { discount: string }[] } }>(query, {}, { token })).data.myOrders;
}

/**
 * The order reaches the server, its response never comes back, and nothing else gets through until the network is given
 * back.
 */
async function loseTheResponse(page: Page): Promise<{ giveBack: () => void }> {
  let cut = false;
  await page.route('**/graphql*', async (route) => {
    if (cut) return route.abort('internetdisconnected');
    if (!route.request().postData()?.includes('mutation PlaceOrder')) return route.fallback();
    cut = true;
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  return { giveBack: () => (cut = false) };
}

it('two sellers, a coupon, a lost response, one purchase; a part cancelled and ordered again [S1 R13 S6]', async () => {
  const market = await openMarket();
  const before = (await placedOrders(market)).totalCount;
  const code = await claimCoupon('rahima@example.com');
  const page = await pageOf(browser, 'CONSUMER', market, onPhone);
  try {
    // the cart holds the producer's products; a trader's join them
    await page.goto(e2eUrl(`/product/${market.ids['/dashboard/product/']?.SUPERSALER}`));
    await page
      .getByRole('button', { name: new RegExp(`^${w.addToCart}`) })
      .first()
      .click();
    await page
      .getByRole('link', { name: new RegExp(`^${w.goToCart}`) })
      .first()
      .waitFor();
    await page.goto(e2eUrl('/checkout'));
    // she has ordered before: everything is filled in, and the review comes first
    await page.getByText(o.from).first().waitFor();
    await page.getByRole('button', { name: o.haveCoupon }).click();
    await page.getByRole('textbox', { name: o.coupon }).fill(code);
    await page.getByRole('button', { name: o.apply, exact: true }).click();
    await page.getByText(o.takes).waitFor(); // 30 % of 3 and 1 KG at 45
    await shoot(page, 'two-sellers-review');

    const network = await loseTheResponse(page);
    await page.getByRole('button', { name: w.placeOrder, exact: true }).click();
    await page.getByText(o.asking).first().waitFor();
    await shoot(page, 'two-sellers-asking');
    await page.reload().catch(() => undefined);
    network.giveBack();
    if (!page.url().includes('/checkout')) await page.goto(e2eUrl('/checkout'));
    await page.waitForURL('**/orders?placed=1');
    const { totalCount, nodes } = await placedOrders(market);
    expect(totalCount).toBe(before + 2);
    expect(nodes.reduce((sum, { discount }) => sum.plus(discount), new Big(0)).toFixed(2)).toBe('54.00');

    // one of the two is called off, and what was in it ordered again
    await page.locator('.row-card a').last().waitFor();
    await page.locator('.row-card').first().getByRole('link').last().click();
    await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
    await page.getByRole('button', { name: o.cancel }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: o.cancel }).click();
    await page.getByText(o.cancelled).first().waitFor();
    await page.getByRole('button', { name: o.again }).click();
    await page.getByText(o.inCart).first().waitFor();
    await shoot(page, 'two-sellers-again');
  } finally {
    await shoot(page, 'two-sellers-last');
    await page.context().close();
  }
}, 120_000);

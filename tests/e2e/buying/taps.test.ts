/**
 * How many taps an order takes until it is placed: a returning consumer at most 4 from the storefront, where the
 * installed app starts, a new visitor at most 9 from the landing page beside the typing. And how many five orders take
 * their seller in the morning: 15, each ticked by itself.
 */
import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility';
import { e2eUrl } from '../support/built-app';
import { launchBrowser, PHONE, shoot } from '../support/browser';
import { isInView } from '../support/in-view';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';
import { type Bought, buy, deliverToday, enter, run, sell, upazilasOfDhaka } from '../orders/trade';
import { words as saleTexts } from '../sale/texts';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

const w = saleTexts.en;

/** Counts the taps of a thumb. Typing is not counted. */
function thumb(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    press: async (role: 'link' | 'button' | 'checkbox', name: RegExp) => {
      await page.getByRole(role, { name }).filter({ visible: true }).first().click();
      taps += 1;
    },
    type: (name: string, text: string) =>
      page
        .getByLabel(new RegExp(`^${name}`))
        .first()
        .fill(text),
  };
}

it('a returning consumer with a saved address orders in 4 taps from the storefront', async () => {
  const page = await pageOf(browser, 'CONSUMER', market, { language: 'en', device: PHONE });
  try {
    await page.goto(e2eUrl('/help'));
    const { divisionId, districtId, upazilaId } = await page.evaluate(savar);
    expect([divisionId, districtId, upazilaId].every(Boolean)).toBe(true);
    await page.evaluate(saveCheckoutAddress, upazilaId);
    const hand = thumb(page);
    // the installed app and the login lead here
    await page.goto(e2eUrl('/consumer'));
    await hand.press('button', /^Add .* to cart|^Add to cart/);
    await hand.press('link', /^Cart/);
    await hand.press('link', /^Checkout/);
    await page.getByText('12 Station Road, Savar, Dhaka').waitFor();
    await shoot(page, 'taps-returning-review');
    // the total and the button are in sight before the page is scrolled, above the phone's own bar
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isInView(page.getByRole('button', { name: /^Place order/ }))).toBe(true);
    await page.locator('.checkout-bar').getByText('Total', { exact: true }).waitFor();
    await hand.press('button', /^Place order/);
    await page.waitForURL(/\/orders(\/[0-9a-f-]{36})?\?placed=1/);
    expect(hand.taps()).toBeLessThanOrEqual(4);
  } finally {
    await shoot(page, 'taps-returning-last');
    await page.context().close();
  }
}, 120_000);

it('a new visitor registers and orders in 9 taps beside the typing, and Back leads to the step before', async () => {
  const page = await pageOf(browser, 'VISITOR', market, { language: 'en', device: PHONE });
  try {
    const hand = thumb(page);
    await page.goto(e2eUrl('/'));
    await hand.press('link', /^Shop now/);
    await hand.press('button', /^Add .* to cart|^Add to cart/);
    await hand.press('link', /^Cart/);
    await hand.press('link', /^New here/);
    await hand.type(w.name, 'Nila Akter');
    await hand.type(w.phone, '01472000099');
    await hand.type(w.password, 'secret-123');
    await hand.press('button', new RegExp(`^${w.register}`));
    await page.waitForURL(/\/checkout/);
    await hand.type(w.upazila, 'sava');
    await hand.press('button', /^Savar, Dhaka/);
    await hand.type(w.address, '5 River Road');
    await hand.press('button', new RegExp(`^${w.next}$`));
    await page.waitForURL(/step=delivery/);
    await hand.press('button', new RegExp(`^${w.next}$`));
    await page.getByText('5 River Road, Savar, Dhaka').waitFor();
    const taps = hand.taps();

    await page.goBack();
    await page.waitForURL(/step=delivery/);
    await page.goBack();
    await page
      .getByLabel(new RegExp(`^${w.address}`))
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\/checkout/);
    await page.goForward();
    await page.goForward();

    await hand.press('button', /^Place order/);
    await page.waitForURL(/\/orders(\/[0-9a-f-]{36})?\?placed=1/);
    expect(taps + 1).toBeLessThanOrEqual(9);

    await page.getByRole('heading', { level: 1, name: /^Order HB-/ }).waitFor();
    await page.getByRole('link', { name: 'Repeat every week or month' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // on paper: a receipt, not the screen
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    for (const text of ['Haatbar', 'Receipt HB-', 'Nila Akter', '5 River Road, Savar, Dhaka', 'Cash on delivery', 'Total'])
      expect(paper).toContain(text);
    expect(paper).not.toContain('Order history');
    await shoot(page, 'taps-new-receipt');
  } finally {
    await shoot(page, 'taps-new-last');
    await page.context().close();
  }
}, 150_000);

async function savar(): Promise<{ divisionId: number; districtId: number; upazilaId: number }> {
  const ask = async (query: string) =>
    (
      (await (
        await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })
      ).json()) as {
        data: Record<string, { id: number; nameEn: string }[]>;
      }
    ).data;
  const divisionId = (await ask('{ divisions { id nameEn } }')).divisions?.find(({ nameEn }) => nameEn === 'Dhaka')?.id ?? 0;
  const districtId =
    (await ask(`{ districts(divisionId: ${divisionId}) { id nameEn } }`)).districts?.find(({ nameEn }) => nameEn === 'Dhaka')?.id ?? 0;
  const upazilaId =
    (await ask(`{ upazilas(districtId: ${districtId}) { id nameEn } }`)).upazilas?.find(({ nameEn }) => nameEn === 'Savar')?.id ?? 0;
  return { divisionId, districtId, upazilaId };
}

async function saveCheckoutAddress(upazilaId: number): Promise<void> {
  const query = 'mutation ($input: AddressInput!) { addAddress(input: $input) { id } }';
  const variables = { input: { contactName: 'Rahima', contactPhone: '01712345678', address: '12 Station Road', upazilaId } };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

it('a seller confirms, packs and ships five orders of the morning in 15 taps', async () => {
  const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
  await deliverToday(seller);
  const productId = await sell(seller, 'Morning Spud');
  const upazila = await upazilasOfDhaka();
  const orders: Bought[] = [];
  for (const quantity of ['1', '2', '3', '4', '5']) {
    const lines = [{ productId, quantity }];
    orders.push(await buy(buyer, { seller, lines, contactName: 'Rahima Khatun', upazilaId: upazila('Savar') }));
  }
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: PHONE });
  try {
    const hand = thumb(page);
    await page.goto(e2eUrl('/dashboard/producerDashboard'));
    await hand.press('link', /^See (waiting )?orders/);
    for (const { trackingNumber } of orders) await hand.press('checkbox', new RegExp(`^Select order ${trackingNumber},`));
    expect(await accessibilityProblems(page)).toEqual([]);
    await shoot(page, 'taps-morning-new');
    await hand.press('button', /^Confirm 5 orders/);
    await page.getByRole('heading', { name: '5 orders confirmed' }).waitFor();
    await shoot(page, 'taps-morning-confirmed');
    await hand.press('link', /^Packing list/);
    for (const { trackingNumber } of orders) await hand.press('checkbox', new RegExp(`^Select order ${trackingNumber},`));
    await hand.press('button', /^Ship 5 orders/);
    await page.getByRole('heading', { name: '5 orders shipped' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(hand.taps()).toBeLessThanOrEqual(15);
    const { mySales } = await run<{ mySales: { nodes: { state: string }[] } }>(
      'query ($ids: [ID!]) { mySales(filter: { ids: $ids }, first: 5) { nodes { state } } }',
      { ids: orders.map(({ id }) => id) },
      seller,
    );
    expect(mySales.nodes.map(({ state }) => state)).toEqual(orders.map(() => 'SHIPPED'));
  } finally {
    await shoot(page, 'taps-morning-last');
    await page.context().close();
  }
}, 120_000);

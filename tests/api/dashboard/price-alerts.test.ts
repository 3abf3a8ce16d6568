/**
 * Price alerts: what is accepted, when a user is notified and how often, and that prices of other places do not count.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { PriceAlertsService } from '../../../server/modules/dashboard/price-alerts/price-alerts.service';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer, place, type TestAccount } from '../../support/build-accounts';
import { rows } from '../../support/sql';

const LIST = '{ priceAlerts { id categorySlug direction price isMet } }';

interface Alert {
  id: string;
  price: string;
  isMet: boolean;
}

let app: TestApp;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  buyer = await consumer(app);
  await app.db.query('DELETE FROM price_alerts');
  await price('potato', 0, '30.00');
});
afterAll(() => app.stop());

/** As the job of the prices of the week writes it. */
const price = (category: string, district: number, median: string) =>
  app.db.query(
    `INSERT INTO week_prices VALUES ($1, $2, $3, $3, $3, 3, 3) ON CONFLICT (category_slug, district_id)
     DO UPDATE SET median = EXCLUDED.median, low = EXCLUDED.low, high = EXCLUDED.high`,
    [category, district, median],
  );
const add = (input: object, by = buyer) =>
  app.call<{ addPriceAlert: Alert }>(
    'addPriceAlert',
    { input: { categorySlug: 'potato', direction: 'ABOVE', price: '35', ...input } },
    'id price isMet district { id }',
    { token: by.token },
  );
const list = async (by = buyer) => (await app.gql<{ priceAlerts: Alert[] }>(LIST, {}, { token: by.token })).data.priceAlerts;
const run = () => app.container.resolve(PriceAlertsService).notifyDue();
const texts = () =>
  rows<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'price-alert'", [buyer.phone]);
const inbox = async (language: 'en' | 'bn' = 'en') =>
  (
    await app.gql<{ notifications: { nodes: { message: string; link: string }[] } }>(
      '{ notifications { nodes { message link } } }',
      {},
      { token: buyer.token, language },
    )
  ).data.notifications.nodes;
const aDayLater = () =>
  app.db.query("UPDATE price_alerts SET notified_at = notified_at - interval '25 hours', texted_at = texted_at - interval '25 hours'");

it('notifies once when the price comes to that side, and again only after it was on the other [B3]', async () => {
  await add({});
  expect(await run()).toBe(0);
  await price('potato', 0, '36.00');
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(await inbox()).toEqual([
    { message: 'Potato now sells for 36 Tk per kg, above your limit of 35 Tk.', link: '/prices?category=potato' },
  ]);
  expect((await inbox('bn'))[0]?.message).toBe('আলু এখন কেজি ৳৩৬। আপনি ৳৩৫ বা বেশি হলে জানতে চেয়েছিলেন।');
  expect((await list())[0]).toMatchObject({ isMet: true });
  await aDayLater();
  expect(await run()).toBe(0);
  await price('potato', 0, '20.00');
  await run();
  await price('potato', 0, '40.00');
  expect(await run()).toBe(1);
  expect(await texts()).toHaveLength(2);
});

it('sends a user one SMS a day for all alerts, and an alert at most once a day', async () => {
  await add({ price: '25' });
  await add({ direction: 'BELOW', price: '32' });
  expect(await run()).toBe(2);
  expect([(await inbox()).length, (await texts()).length]).toEqual([2, 1]);
  await price('potato', 0, '24.00');
  await run();
  await price('potato', 0, '30.00');
  expect(await run()).toBe(0);
  await aDayLater();
  expect(await run()).toBe(1);
  expect(await texts()).toHaveLength(2);
});

it('counts the prices of its own district alone', async () => {
  const { districtId } = await place(app);
  await add({ districtId });
  await price('potato', 0, '50.00');
  expect(await run()).toBe(0);
  await price('potato', districtId, '35.00');
  expect(await run()).toBe(1);
});

it('changes the limit of the same alert, and rejects what is unknown, not above zero, or one too many', async () => {
  await add({ price: '20' });
  await run();
  expect((await add({ price: '21' })).data.addPriceAlert).toMatchObject({ price: '21.00', isMet: false });
  expect(await list()).toHaveLength(1);
  for (const wrong of [{ price: '0' }, { price: '-1' }, { price: 'x' }, { categorySlug: 'nothing' }, { districtId: 999 }])
    expect((await add(wrong)).code).toBe('BAD_USER_INPUT');
  const { rows: all } = {
    rows: ['rice', 'onion', 'tomato', 'mango', 'garlic', 'ginger', 'banana', 'papaya', 'carrot', 'cabbage', 'spinach'],
  };
  for (const categorySlug of all) for (const direction of ['ABOVE', 'BELOW']) await add({ categorySlug, direction });
  expect(await list()).toHaveLength(serverLimits.priceAlerts);
  const [first] = await list();
  expect((await app.call('removePriceAlert', { id: first?.id }, 'removedId', { token: (await consumer(app)).token })).code).toBe(
    'NOT_FOUND',
  );
  expect((await app.call('removePriceAlert', { id: first?.id }, 'removedId', { token: buyer.token })).code).toBeNull();
  expect(await list()).toHaveLength(serverLimits.priceAlerts - 1);
});

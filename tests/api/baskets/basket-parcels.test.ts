/** Orders of a shared basket when one of them ends: the parcel has a receiver, and the seller knows what is left. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { asViewer, type TestAccount } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { basketMarket } from './basket-market';

let app: TestApp;
let market: Awaited<ReturnType<typeof basketMarket>>;
beforeAll(async () => {
  app = await startTestApp();
  await rows(app.db, "DELETE FROM platform_settings WHERE key = 'order_limits'");
});
beforeEach(async () => {
  market = await basketMarket(app);
});
afterAll(() => app.stop());

async function ordered(quantities: readonly string[]) {
  const basket = await market.confirmed(quantities);
  await market.order(basket.id);
  return { basket, orders: await market.orders(basket.id) };
}
const cancel = (by: TestAccount, id = '') => app.container.resolve(OrderActionsService).cancel(asViewer(by), id);
const saveAddress = (by: TestAccount, address: string) =>
  app.db.query(
    `INSERT INTO addresses (user_id, contact_name, contact_phone, upazila_id, address, is_default)
     SELECT $1, 'Salma', '01811111111', upazila_id, $2, true FROM orders WHERE shared_basket_id IS NOT NULL ORDER BY placed_at DESC LIMIT 1`,
    [by.id, address],
  );
const titles = async (by: TestAccount) => (await market.inbox(by)).map(({ title }) => title);
const parcelSeenBy = async (by: TestAccount, id = '') =>
  (
    await market.call<{ order: { sharedParcel: unknown } }>(
      by,
      'query ($id: ID!) { order(id: $id) { sharedParcel { orderCount endedCount parcelOf cancelledByBuyer lines { productName orderedTogether leftTogether isTierLost } } } }',
      { id },
    )
  ).data.order.sharedParcel;

it('the parcel goes to the next participant with an address, the others follow, and all are notified', async () => {
  const { organiser, neighbour, third, seller } = market;
  const { basket, orders } = await ordered(['10', '10', '5']);
  await saveAddress(third, 'House 9, Lake Road');
  await cancel(organiser, orders[0]?.id);
  const [, second, last] = await market.orders(basket.id);
  expect(last).toMatchObject({ address: 'House 9, Lake Road', contact_name: 'Salma', contact_phone: '01811111111' });
  expect(second).toMatchObject({ address: `Shared basket: in one parcel with ${last?.tracking_number}`, contact_name: neighbour.name });
  expect((await titles(third))[0]).toBe('The Parcel Comes to You');
  expect((await titles(neighbour))[0]).toBe('Another Receiver for Your Shared Basket');
  expect(await titles(seller)).toContain('Parcel With a New Receiver');
  expect(await parcelSeenBy(seller, second?.id)).toMatchObject({ orderCount: 3, endedCount: 1, parcelOf: last?.tracking_number });
  expect(await parcelSeenBy(neighbour, second?.id)).toBeNull();
});

it('goes to each buyer where no one has an address, and a participant who leaves then changes nothing for others', async () => {
  const { organiser, neighbour, third, seller } = market;
  const { basket, orders } = await ordered(['10', '10', '5']);
  await cancel(organiser, orders[0]?.id);
  const after = await market.orders(basket.id);
  const noReceiver = 'Shared basket: the parcel has no receiver any more. Call the buyer for the address.';
  expect(after.slice(1).map(({ address }) => address)).toEqual([noReceiver, noReceiver]);
  for (const person of [neighbour, third]) expect((await titles(person))[0]).toBe('Your Order Needs Your Address');
  expect(await titles(seller)).toContain('Parcel Without a Receiver');
  const before = (await titles(third)).length;
  await cancel(neighbour, after[1]?.id);
  expect(await titles(third)).toHaveLength(before);
});

it('has a receiver whoever of two cancels at the same moment', async () => {
  const { organiser, neighbour, third } = market;
  const { basket, orders } = await ordered(['10', '10', '5']);
  for (const [person, address] of [
    [neighbour, 'House 1'],
    [third, 'House 2'],
  ] as const)
    await saveAddress(person, address);
  await Promise.all([cancel(organiser, orders[0]?.id), cancel(neighbour, orders[1]?.id)]);
  expect((await market.orders(basket.id))[2]).toMatchObject({ address: 'House 2' });
});

it('the promised price stays where a friend cancels; the seller knows it before confirming, and may reject', async () => {
  const { organiser, neighbour, seller, potato } = market;
  const { basket, orders } = await ordered(['1', '49']);
  const lines = (leftTogether: string, isTierLost: boolean) => [
    { productName: potato.name, orderedTogether: '50', leftTogether, isTierLost },
  ];
  const first = orders[0]?.id;
  expect(await parcelSeenBy(seller, first)).toMatchObject({ endedCount: 0, cancelledByBuyer: 0, lines: lines('50', false) });
  await cancel(neighbour, orders[1]?.id);
  expect(await parcelSeenBy(seller, first)).toMatchObject({ endedCount: 1, cancelledByBuyer: 0, lines: lines('1', true) });
  expect(await parcelSeenBy(seller, orders[1]?.id)).toMatchObject({ cancelledByBuyer: 1 });
  expect(await titles(seller)).toContain('Fewer in a Shared Basket');
  expect((await market.orders(basket.id))[0]).toMatchObject({ subtotal: '25.00' });
  expect((await app.container.resolve(OrderActionsService).reject(asViewer(seller), first ?? '', 'Too little')).state).toBe('REJECTED');
  expect(await titles(organiser)).not.toContain('Fewer in a Shared Basket');
});

/** Recalled goods on the run sheet: they are not handed over, so nothing is collected for them, wherever it is read. */
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { startTestApp, type TestApp } from '../../../support/app';
import { admin, approvedProducer } from '../../../support/build-accounts';
import { listedProduct, shippedOrder } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { dayOf, preferOn } from './support/day-api';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the sum to collect leaves recalled orders out', async () => {
  const today = dayAt(new Date());
  const seller = await approvedProducer(app);
  const [bad, good] = [await listedProduct(app, seller, { name: 'Spinach' }), await listedProduct(app, seller, { name: 'Potato' })];
  const orders = [
    await shippedOrder(app, { lines: [{ product: bad, quantity: '2' }] }),
    await shippedOrder(app, { lines: [{ product: good, quantity: '2' }] }),
  ] as const;
  for (const order of orders) await preferOn(app, order, today);
  const row = await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1', [bad.id]);
  const input = { code: row?.code ?? '', reason: 'Mould was found' };
  await app.call('askRecall', { input }, 'code', { token: (await admin(app)).token });
  await app.call('confirmRecall', { input }, 'code', { token: (await admin(app)).token });
  const day = await dayOf(app, seller, today);
  const sums = day.runSheet.flatMap((stop) => stop.orders.map((due) => [due.order.id, due.amountToCollect]));
  expect(Object.fromEntries(sums)).toEqual({ [orders[0].id]: '0.00', [orders[1].id]: day.amountToCollect });
  expect(Number(day.amountToCollect)).toBeGreaterThan(0);
  for (const { id, buyer } of orders)
    for (const by of [seller, buyer]) {
      const { data } = await app.call<{ order: object }>('order', { id }, 'money { toCollect }', { token: by.token });
      expect(data.order).toEqual({ money: { toCollect: Object.fromEntries(sums)[id] } });
    }
});

/**
 * A recurring order is made from an own order, skipped, paused, resumed and ended by its buyer; at most 20, in one
 * statement.
 */
import { addDays } from '../../../schema/rules/orders/delivery-days';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { one } from '../../support/sql';
import { recurringMarket, today, tomorrow } from './recurring-market';

let app: TestApp;
let market: Awaited<ReturnType<typeof recurringMarket>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.db.query('DELETE FROM recurring_orders');
  market = await recurringMarket(app);
});
afterAll(() => app.stop());

describe('a recurring order', () => {
  it('is skipped once for a day, paused and resumed, and ended [B1]', async () => {
    const { buyer, made, act, list, run } = market;
    const { id } = await made();
    for (let time = 0; time < 2; time += 1) await act('skipRecurringOrder', id, `, on: "${tomorrow}"`);
    expect(await list()).toMatchObject([{ nextOn: addDays(tomorrow, 7) }]);
    await act('pauseRecurringOrder', id);
    await app.db.query('UPDATE recurring_orders SET next_on = $2 WHERE id = $1', [id, addDays(today, -20)]);
    expect(await run()).toBe(0);
    expect((await act('resumeRecurringOrder', id)).data['resumeRecurringOrder']).toMatchObject({
      state: 'ACTIVE',
      nextOn: addDays(today, 1),
    });
    const end = 'mutation ($id: ID!) { endRecurringOrder(id: $id) { removedId } }';
    expect((await app.gql(end, { id }, { token: buyer.token })).code).toBeNull();
    expect([await list(), (await app.gql(end, { id }, { token: buyer.token })).code]).toEqual([[], 'NOT_FOUND']);
  });

  it('is of the own order, from tomorrow on within two months; the same order again changes it', async () => {
    const { source, create, list } = market;
    const orderId = await source();
    for (const wrong of [
      { startsOn: today },
      { startsOn: addDays(today, 63) },
      { startsOn: '2026-02-30' },
      { startsOn: 'x' },
      { rhythm: 'DAILY' },
    ])
      expect((await create({ orderId, ...wrong })).code).toBe('BAD_USER_INPUT');
    expect((await create({ orderId: 'x' })).code).toBe('NOT_FOUND');
    expect((await create({ orderId }, await consumer(app))).code).toBe('NOT_FOUND');
    const first = (await create({ orderId })).data.createRecurringOrder;
    const again = (await create({ orderId, rhythm: 'MONTHLY', startsOn: addDays(today, 9) })).data.createRecurringOrder;
    expect(again).toMatchObject({ id: first.id, rhythm: 'MONTHLY', nextOn: addDays(today, 9) });
    expect(await list()).toHaveLength(1);
  });

  it('has what a unit of its own means, as in the order that it repeats', async () => {
    const { seller, buyer, create, list } = market;
    const basket = await listedProduct(app, seller, { unit: 'OTHERS' });
    const { id: orderId } = await placedOrder(app, { buyer, lines: [{ product: basket, quantity: '3' }] });
    await create({ orderId });
    expect(await list()).toMatchObject([{ lines: [{ productId: basket.id, quantity: '3.000', customUnitNote: '1 basket = 12 kg' }] }]);
    await market.made();
    expect((await list()).flatMap(({ lines }) => lines.map(({ customUnitNote }) => customUnitNote))).toContain(null);
  });

  it('is one of at most 20, listed in as many statements as one', async () => {
    const { buyer, source, create, made, list } = market;
    await made();
    const few = await countSql(app.db, list);
    for (let count = 1; count < serverLimits.recurringOrders; count += 1) {
      await app.db.query("UPDATE orders SET status = 'CANCELLED' WHERE buyer_id = $1", [buyer.id]);
      await made();
    }
    const many = await countSql(app.db, list);
    expect([await list().then(({ length }) => length), many.length]).toEqual([serverLimits.recurringOrders, few.length]);
    await app.db.query("UPDATE orders SET status = 'CANCELLED' WHERE buyer_id = $1", [buyer.id]);
    expect((await create({ orderId: await source() })).code).toBe('BAD_USER_INPUT');
    expect(await one(app.db, 'SELECT count(*)::int AS count FROM recurring_orders', [])).toEqual({ count: serverLimits.recurringOrders });
  });
});

/** A seller's day: which orders are due, what to pick, to pack, to deliver and to collect. */
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { startTestApp, type TestApp } from '../../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../../support/build-accounts';
import {
  confirmedOrder,
  deliveredOrder,
  failedOrder,
  type Goods,
  listedProduct,
  placedOrder,
  shippedOrder,
  type TestOrder,
  toldAsPaid,
  weightProposedOrder,
} from '../../../support/build-orders';
import { countSql } from '../../../support/count-sql';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { setTerms } from '../support/delivery-api';
import { confirmedAt, countsOf, dayOf, preferOn, recordConfirmation } from './support/day-api';

const today = dayAt(new Date());
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);

let app: TestApp;
let seller: TestAccount;
let potato: Goods;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  seller = await approvedProducer(app);
  potato = await listedProduct(app, seller, { name: 'Potato' });
});
afterAll(() => app.stop());

const linesOf = (quantity = '2') => ({ lines: [{ product: potato, quantity }] });
const packed = async (date?: string) => (await dayOf(app, seller, date)).packingList.map(({ order }) => order.id);
const idsOf = (...orders: TestOrder[]) => orders.map(({ id }) => id);

describe('the day of an order', () => {
  it('is the preferred one', async () => {
    const order = await confirmedOrder(app, linesOf());
    await preferOn(app, order, addDays(today, 4), 'EVENING');
    expect(await packed(tomorrow)).toEqual([]);
    expect((await dayOf(app, seller, addDays(today, 4))).packingList).toMatchObject([
      { day: addDays(today, 4), isOverdue: false, order: { id: order.id, preferredWindow: 'EVENING' } },
    ]);
  });

  it('is the day after the confirmation for a seller without terms', async () => {
    const order = await confirmedOrder(app, linesOf());
    expect(await packed(today)).toEqual([]);
    expect(await packed(tomorrow)).toEqual(idsOf(order));
  });

  it('is the lead days after the confirmation, in the time of Bangladesh', async () => {
    await setTerms(app, seller, { leadDays: 3 });
    const late = await placedOrder(app, linesOf());
    await confirmedAt(app, late, `${yesterday}T18:30:00Z`); // half past midnight of today
    const early = await placedOrder(app, linesOf());
    await confirmedAt(app, early, `${yesterday}T17:30:00Z`); // half past eleven of yesterday
    expect(await packed(addDays(today, 3))).toEqual(idsOf(late));
    expect(await packed(addDays(today, 2))).toEqual(idsOf(early));
  });

  it('is the next weekday on which the seller delivers', async () => {
    await setTerms(app, seller, { leadDays: 1, weekdays: ['FRIDAY'] });
    await confirmedAt(app, await placedOrder(app, linesOf()), '2026-03-02T06:00:00Z'); // a Monday
    expect((await dayOf(app, seller)).packingList).toMatchObject([{ day: '2026-03-06', isOverdue: true }]);
  });

  it('counts from the last confirmation', async () => {
    const order = await placedOrder(app, linesOf());
    await recordConfirmation(app, order.id, '2026-03-02T06:00:00Z');
    await app.container.resolve(OrderActionsService).confirm(asViewer(seller), order.id);
    expect(await packed(tomorrow)).toEqual(idsOf(order));
  });
});

describe('the lists of a day', () => {
  it('today’s have what is overdue, marked and first; other days have their own orders alone', async () => {
    const [late, now, next] = [
      await confirmedOrder(app, linesOf()),
      await confirmedOrder(app, linesOf()),
      await confirmedOrder(app, linesOf()),
    ];
    await preferOn(app, late, yesterday);
    await preferOn(app, now, today);
    await preferOn(app, next, tomorrow);
    const { packingList, counts } = await dayOf(app, seller, today);
    expect(packingList.map(({ order, isOverdue }) => [order.id, isOverdue])).toEqual([
      [late.id, true],
      [now.id, false],
    ]);
    expect(counts).toEqual({ toPick: 2, toDeliver: 0, overdue: 1 });
    expect(await packed(yesterday)).toEqual(idsOf(late));
    expect(await packed(tomorrow)).toEqual(idsOf(next));
    expect(await countsOf(app, seller)).toEqual(counts);
  });

  it('have the mornings before the evenings, and those without a part of the day last', async () => {
    const made = [
      await confirmedOrder(app, linesOf()),
      await confirmedOrder(app, linesOf()),
      await confirmedOrder(app, linesOf()),
    ] as const;
    await preferOn(app, made[1], today, 'EVENING');
    await preferOn(app, made[2], today, 'MORNING');
    await preferOn(app, made[0], today);
    expect(await packed(today)).toEqual(idsOf(made[2], made[1], made[0]));
  });

  it('pick and pack what is confirmed, deliver what is shipped, and leave out the rest', async () => {
    const { order: confirmed } = await due(await confirmedOrder(app, linesOf('2')));
    const weighed = await due(await weightProposedOrder(app, linesOf('5')));
    const shipped = await due(await shippedOrder(app, linesOf()));
    const failed = await due(await failedOrder(app, linesOf()));
    await due(await placedOrder(app, linesOf()));
    await due(await deliveredOrder(app, linesOf()));
    await due(await confirmedOrder(app)); // another seller's
    const { packingList, runSheet, pickList, counts, hasMore } = await dayOf(app, seller);
    expect(packingList.map(({ order }) => order.id)).toEqual([confirmed.id, weighed.id]);
    expect(runSheet.flatMap(({ orders }) => orders.map(({ order }) => order.id))).toEqual([shipped.id, failed.id]);
    expect(pickList).toEqual([
      { productId: potato.id, name: 'Potato', unit: 'KG', customUnitNote: null, quantity: '7', weightKg: '8', orderCount: 2 },
    ]);
    expect({ counts, hasMore }).toEqual({ counts: { toPick: 2, toDeliver: 2, overdue: 0 }, hasMore: false });
  });

  it('the pick list is by name and unit, without a weight where one is unknown', async () => {
    const apple = await listedProduct(app, seller, { name: 'apple', unit: 'PIECE' });
    const lines = [
      { product: potato, quantity: '1.5' },
      { product: apple, quantity: '12' },
    ];
    await due(await confirmedOrder(app, { lines, input: { deliveryMethod: 'PICKUP', upazilaId: null, address: null } }));
    await due(await confirmedOrder(app, linesOf('0.5')));
    const { pickList, packingList } = await dayOf(app, seller);
    expect(pickList).toMatchObject([
      { name: 'apple', unit: 'PIECE', quantity: '12', weightKg: null, orderCount: 1 },
      { name: 'Potato', unit: 'KG', quantity: '2', weightKg: '2', orderCount: 2 },
    ]);
    expect(packingList.map(({ weightKg }) => weightKg)).toEqual([null, '0.5']);
  });

  it('the run sheet is by upazila with what to collect, pickups last', async () => {
    const [{ id: savar }] = await app.db.query("SELECT id FROM upazilas WHERE name_en = 'Savar'");
    const away = { upazilaId: savar, address: 'Mill Lane 3', contactName: 'Nusrat', contactPhone: '01911222333' };
    await due(await shippedOrder(app, { ...linesOf(), input: { deliveryMethod: 'PICKUP', upazilaId: null, address: null } }));
    const cash = await due(await shippedOrder(app, { ...linesOf('3'), input: away }));
    const paid = await due(await shippedOrder(app, { ...linesOf(), input: { ...away, ...toldAsPaid } }));
    await due(await shippedOrder(app, linesOf()));
    const { runSheet } = await dayOf(app, seller);
    expect(runSheet.map(({ upazila, orders }) => [upazila?.nameEn ?? null, orders.length])).toEqual([
      [expect.any(String), 1],
      ['Savar', 2],
      [null, 1],
    ]);
    expect(runSheet[1]).toMatchObject({
      amountToCollect: cash.order.total,
      orders: [
        { amountToCollect: cash.order.total, weightKg: '3', order: { id: cash.id, contactName: 'Nusrat', contactPhone: '01911222333' } },
        { amountToCollect: '0.00', order: { id: paid.id } },
      ],
    });
  });
});

describe('reading a day', () => {
  it('takes the same few statements however many orders it has', async () => {
    await due(await confirmedOrder(app, linesOf()));
    const few = await countSql(app.db, () => dayOf(app, seller));
    for (let made = 0; made < 3; made++) {
      await due(await confirmedOrder(app, { ...linesOf(), buyer: await consumer(app) }));
      await due(await shippedOrder(app, linesOf()));
    }
    const many = await countSql(app.db, () => dayOf(app, seller));
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(5);
  });

  it('finds open orders by an index of their seller, and computes each day once', async () => {
    const statement = (await countSql(app.db, () => dayOf(app, seller))).find((text) => text.includes('delivery_terms t')) ?? '';
    const plan = await app.db.transaction(async (tx) => {
      // of few rows, whatever their statistics favour at the moment
      for (const kind of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin']) await tx.query(`SET LOCAL enable_${kind} = off`);
      return JSON.stringify(await tx.query(`EXPLAIN ${statement}`, [seller.id, null, today, today, 500]));
    });
    expect(plan).toMatch(/using orders_seller\w* on orders o/);
    expect(plan.match(/using order_events_order/g)).toHaveLength(1);
  });

  it('is for sellers, and rejects a day that is none', async () => {
    const document = 'query ($date: Date) { sellerDay(date: $date) { date } }';
    expect((await app.gql(document, {}, { token: (await consumer(app)).token })).code).toBe('FORBIDDEN');
    expect((await app.gql(document, {})).code).toBe('UNAUTHENTICATED');
    expect((await app.gql(document, { date: '2026-02-31' }, { token: seller.token })).code).toBe('BAD_USER_INPUT');
    expect((await app.gql<{ sellerDay: { date: string } }>(document, {}, { token: seller.token })).data.sellerDay.date).toBe(today);
  });
});

/** Today. */
async function due(order: TestOrder): Promise<TestOrder> {
  await preferOn(app, order, today);
  return order;
}

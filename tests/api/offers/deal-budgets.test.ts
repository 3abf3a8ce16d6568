/**
 * A deal that the market pays for has a budget: orders take from it and give it back, nobody can order more than it
 * pays for, and it counts no more once it is used up. The market credits no more for it, whatever becomes of its
 * orders.
 */
import { BoundDealsOfTheMarket1764404200000 } from '../../../migrations/1764404200000-bound-deals-of-the-market';
import { MarkUsedUpDeals1764404700000 } from '../../../migrations/1764404700000-mark-used-up-deals';
import { RecordMarketChanges1764405100000 } from '../../../migrations/1764405100000-record-market-changes';
import { ProblemMovesService } from '../../../server/modules/orders/problems/problem-moves.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { failedOrder, listedProduct, type LineRequest, type TestOrder } from '../../support/build-orders';
import { openProblem } from '../../support/build-problems';
import { handoverCode } from '../../support/handover';
import { type Dealt, dealtProduct, endOrder, marketDeal, orderedAt, orderEndings, spentOf } from '../../support/market-deals';
import { one } from '../../support/sql';
import { basketMarket } from '../baskets/basket-market';
import { quoteProblems, READ_CART, SET_LINE } from '../orders/support/cart-api';
import { buy, errorOf, line } from '../orders/support/checkout-api';

let app: TestApp;
let chief: TestAccount;
let actions: OrderActionsService;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  chief = await admin(app);
  actions = app.container.resolve(OrderActionsService);
});
afterAll(() => app.stop());

const dealt = (budget: string, terms: LineRequest = {}): Promise<Dealt> => dealtProduct(app, chief, budget, terms);
const ordered = (deal: Dealt, quantity: string, buyer?: TestAccount) => orderedAt(app, deal, quantity, buyer);

it.each(orderEndings)('an order takes what the market pays for it, and gives it back once where %s', async (end) => {
  const deal = await dealt('1000');
  const [kept, ended] = [await ordered(deal, '4'), await ordered(deal, '10')];
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '700.00', isUsedUp: false });
  await endOrder(app, end, ended);
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '200.00', isUsedUp: false });
  await Promise.allSettled([actions.cancel(asViewer(ended.buyer), ended.id), app.container.resolve(OrderExpiryService).expireDue()]);
  await app.db.query('UPDATE orders SET updated_at = now(), status = status WHERE id = ANY($1)', [[kept.id, ended.id]]);
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '200.00', isUsedUp: false });
});

it('an order that came back gives back what it took', async () => {
  const deal = await dealt('1000');
  const failed = await failedOrder(app, { lines: [{ product: deal.product, quantity: '6' }] });
  expect(await spentOf(app, deal.dealId)).toMatchObject({ spent: '300.00' });
  await actions.takeBack(asViewer(deal.seller), failed.id, {});
  expect(await spentOf(app, deal.dealId)).toMatchObject({ spent: '0.00' });
});

it('more than the rest pays for is named at its line, in both languages; without a total that the buyer saw it is rejected', async () => {
  const deal = await dealt('1000');
  const buyer = await consumer(app);
  const put = await app.gql<{ setCartLine: unknown }>(SET_LINE, { line: line(deal.product, '20.5') }, { token: buyer.token });
  const problem = { kind: 'DEAL_LIMIT', value: '20' };
  expect(put.data.setCartLine).toMatchObject({ hasProblems: true, groups: [{ lines: [{ quantity: '20.5', problems: [problem] }] }] });
  const rejected = await buy(app, [line(deal.product, '20.5')], { by: buyer });
  const at = { path: 'lines[0].quantity', productId: deal.product.id, ...problem };
  expect(errorOf(rejected)).toMatchObject({
    message: `${deal.product.name}: the deal covers only 20 more.`,
    extensions: { code: 'BAD_USER_INPUT', key: 'cart.dealLimit', problems: [at], fields: [{ field: 'lines[0].quantity' }] },
  });
  expect(await quoteProblems(app, [line(deal.product, '20.5')], buyer.token)).toEqual([at]);
  const { data } = await app.gql<{ cart: unknown }>(READ_CART, {}, { token: buyer.token, language: 'bn' });
  expect(data.cart).toMatchObject({ groups: [{ lines: [{ quantity: '20.5', problems: [problem] }] }] });
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '0.00', isUsedUp: false });
  expect((await buy(app, [line(deal.product, '20')], { by: buyer })).code).toBeNull();
});

it('a small rest of a budget keeps nobody away: all of a larger order costs the price without the deal', async () => {
  const deal = await dealt('550');
  await ordered(deal, '10');
  const rest = await spentOf(app, deal.dealId);
  expect(rest).toEqual({ spent: '500.00', isUsedUp: false });
  const buyer = await consumer(app);
  const inCart = { groups: [{ lines: [{ quantity: '12', unitPrice: '100.00', lineTotal: '1200.00', problems: [] }] }] };
  const put = await app.gql<{ setCartLine: unknown }>(
    SET_LINE,
    { line: { ...line(deal.product, '12'), seenPrice: '100' } },
    { token: buyer.token },
  );
  expect(put.data.setCartLine).toMatchObject(inCart);
  const pickUp = { deliveryMethod: 'PICKUP', upazilaId: null, address: null };
  const changed = await buy(app, [line(deal.product, '12')], { by: buyer, input: { ...pickUp, expectedTotal: '600.00' } });
  expect(errorOf(changed)).toMatchObject({ extensions: { code: 'CONFLICT', current: { total: '1200.00' } } });
  const placed = await buy(app, [line(deal.product, '12')], { by: buyer, input: { ...pickUp, expectedTotal: '1200.00' } });
  expect(placed.code).toBeNull();
  expect(await spentOf(app, deal.dealId)).toEqual(rest);
  expect((await buy(app, [line(deal.product, '1')], { by: await consumer(app) })).code).toBeNull();
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '550.00', isUsedUp: true });
});

it.each([
  ['all of it', '10', { spent: '500.00', isUsedUp: true }],
  ['most of it', '8', { spent: '400.00', isUsedUp: false }],
])('of two buyers at once who want what is left, %s, exactly one gets it', async (_title, quantity, wanted) => {
  const deal = await dealt('500');
  const buyers = [await consumer(app), await consumer(app), await consumer(app)];
  const input = { expectedTotal: `${Number(quantity) * 50}.00`, deliveryMethod: 'PICKUP', upazilaId: null, address: null };
  const placed = await Promise.all(buyers.map((by) => buy(app, [line(deal.product, quantity)], { by, input })));
  expect(placed.filter(({ code }) => code === null)).toHaveLength(1);
  for (const { code } of placed) expect([null, 'BAD_USER_INPUT', 'CONFLICT']).toContain(code);
  expect(await spentOf(app, deal.dealId)).toEqual(wanted);
});

it('two purchases of the same two deals, in either order, wait for each other and both succeed', async () => {
  const deals = [await dealt('100000'), await dealt('100000')];
  const lines = deals.map(({ product }) => line(product, '2'));
  for (let round = 0; round < 5; round++) {
    const buyers = [await consumer(app), await consumer(app)];
    const placed = await Promise.all(buyers.map((by, index) => buy(app, index === 0 ? lines : lines.toReversed(), { by })));
    expect(placed.map(({ code }) => code)).toEqual([null, null]);
  }
  expect(await spentOf(app, deals[0]?.dealId ?? '')).toMatchObject({ spent: '1000.00' });
});

it('neighbours who order together use a deal up together, or not at all', async () => {
  const market = await basketMarket(app, { price: '100', tiers: [] });
  const dealId = await marketDeal(app, chief, market.potato.id, '525');
  const basket = await market.confirmed(['10.25', '0.25']);
  expect((await market.order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
  expect(await spentOf(app, dealId)).toEqual({ spent: '525.00', isUsedUp: true });
});

it.each([
  ['two neighbours, whose lines round up beyond the rest', ['0.25', '0.25']],
  ['one buyer alone', ['0.75']],
])('a shared basket that the rest does not pay for is ordered at the price without the deal: %s', async (_who, quantities) => {
  const market = await basketMarket(app, { price: '101', tiers: [], minQuantity: '0.25', step: '0.25' });
  const dealId = await marketDeal(app, chief, market.potato.id, '126.25');
  expect((await buy(app, [line(market.potato, '2')], { by: await consumer(app) })).code).toBeNull();
  const basket = await market.confirmed(quantities);
  expect(basket.totals).toMatchObject({ isFinal: true, lines: [{ unitPrice: '101.00', problems: [] }] });
  expect((await market.order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
  expect(await spentOf(app, dealId)).toEqual({ spent: '101.00', isUsedUp: false });
});

it('all orders of a deal cost the market at most its budget, whatever becomes of them', async () => {
  const deal = await dealt('1000');
  const deliver = async ({ id, seller }: TestOrder) => {
    await actions.ship(asViewer(seller), id);
    await actions.deliver(asViewer(seller), id, { code: await handoverCode(app, id), paymentReceived: true });
  };
  const [heavy, part, refunded] = [await ordered(deal, '10'), await ordered(deal, '6'), await ordered(deal, '4')];
  await actions.confirm(asViewer(deal.seller), heavy.id);
  await actions.proposeWeights(asViewer(deal.seller), heavy.id, [{ lineId: heavy.lineIds[0] ?? '', kilograms: '25', isChecked: true }]);
  await actions.acceptWeights(asViewer(heavy.buyer), heavy.id);
  await actions.confirm(asViewer(deal.seller), part.id, { quantities: [{ lineId: part.lineIds[0] ?? '', quantity: '5.5' }] });
  await actions.confirm(asViewer(deal.seller), refunded.id);
  for (const order of [heavy, part, refunded]) await deliver(order);
  const paid = () =>
    one<{ paid: number }>(
      app.db,
      `SELECT coalesce(sum(e.amount), 0)::float AS paid FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
       JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'DISCOUNTS' WHERE t.order_id IN (SELECT order_id FROM order_lines WHERE deal_id = $1)`,
      [deal.dealId],
    );
  expect(await paid()).toEqual({ paid: 975 });
  const problem = await openProblem(app, { order: refunded, remedy: 'REFUND' });
  await app.container.resolve(ProblemMovesService).accept(asViewer(deal.seller), problem.id);
  expect(await paid()).toEqual({ paid: 775 });
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '1000.00', isUsedUp: true });
});

it('the database keeps the budget, whichever statement breaks it', async () => {
  const deal = await dealt('1000');
  const [kept, ended] = [await ordered(deal, '8'), await ordered(deal, '10')];
  await actions.cancel(asViewer(ended.buyer), ended.id);
  const broken = (statement: string, id: string) => expect(app.db.query(statement, [id])).rejects;
  await broken('UPDATE deals SET market_budget = 399.99 WHERE id = $1', deal.dealId).toThrow('deals_market_budget');
  await broken('UPDATE deals SET market_spent = market_spent + 600.01 WHERE id = $1', deal.dealId).toThrow('deals_market_budget');
  await broken('UPDATE deals SET market_budget = NULL WHERE id = $1', deal.dealId).toThrow('deals_market_paid');
  await broken('UPDATE deals SET market_spent = -1 WHERE id = $1', deal.dealId).toThrow('deals_market_spent');
  for (const set of ['platform_pays = 51', 'platform_pays = 0', 'ordered_quantity = 9', 'deal_id = NULL'])
    await broken(`UPDATE order_lines SET ${set} WHERE order_id = $1`, kept.id).toThrow('does not change once it is ordered');
  const copy = (quantity: number, product = 'product_id') => `
    INSERT INTO order_lines (order_id, position, product_id, product_name, unit, quantity, ordered_quantity, unit_price, line_total, platform_pays)
    SELECT order_id, 9, ${product}, product_name, unit, ${quantity}, ${quantity}, unit_price, ${quantity} * unit_price, platform_pays
    FROM order_lines WHERE order_id = $1`;
  await broken(copy(12.001), kept.id).toThrow('deals_market_budget');
  const other = await listedProduct(app, deal.seller);
  await broken(copy(1, `'${other.id}'::uuid`), kept.id).toThrow('pays for no deal');
  await app.db.query('UPDATE deals SET market_budget = 899.99 WHERE id = $1', [deal.dealId]);
  await broken("UPDATE orders SET status = 'PLACED' WHERE id = $1", ended.id).toThrow('deals_market_budget');
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '400.00', isUsedUp: false });
});

it('the migration gives deals of before what they have cost and 100,000 Tk, and lines their deal', async () => {
  const deal = await dealt('1000');
  const [kept, ended] = [await ordered(deal, '8'), await ordered(deal, '3')];
  await actions.cancel(asViewer(ended.buyer), ended.id);
  await inTransaction(app.db, async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a runner.');
    const steps = [new BoundDealsOfTheMarket1764404200000(), new MarkUsedUpDeals1764404700000(), new RecordMarketChanges1764405100000()];
    for (const step of steps.toReversed()) await step.down(queryRunner);
    for (const step of steps) await step.up(queryRunner);
  });
  const stored = 'SELECT market_budget AS budget, market_spent AS spent FROM deals WHERE id = $1';
  expect(await one(app.db, stored, [deal.dealId])).toEqual({ budget: '100400.00', spent: '400.00' });
  const lines = 'SELECT count(*)::int AS lines FROM order_lines WHERE order_id = ANY($1) AND deal_id = $2';
  expect(await one(app.db, lines, [[kept.id, ended.id], deal.dealId])).toEqual({ lines: 2 });
});

/**
 * A deal that the market pays for counts for no order while the rest of its budget pays for less than the least
 * quantity. It counts again when that changes.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type LineRequest } from '../../support/build-orders';
import { type Dealt, dealtProduct, endOrder, marketDeal, orderedAt, orderEndings, spentOf } from '../../support/market-deals';
import { rows } from '../../support/sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  chief = await admin(app);
});
afterAll(() => app.stop());

const dealt = (budget: string, terms: LineRequest = {}): Promise<Dealt> => dealtProduct(app, chief, budget, terms);
const ordered = (deal: Dealt, quantity: string) => orderedAt(app, deal, quantity);

it('a deal counts no more where the rest does not pay for the least quantity, and the price is the regular one', async () => {
  const [half, lots] = [await dealt('520'), await dealt('1000', { minQuantity: '8' })];
  await ordered(half, '9.5');
  expect(await spentOf(app, half.dealId)).toEqual({ spent: '475.00', isUsedUp: false });
  await ordered(half, '0.5');
  expect(await spentOf(app, half.dealId)).toEqual({ spent: '500.00', isUsedUp: true });
  await ordered(lots, '12.5');
  expect(await spentOf(app, lots.dealId)).toEqual({ spent: '625.00', isUsedUp: true });
  const { order } = await ordered(half, '10');
  expect(order.subtotal).toBe('1000.00');
});

it.each(orderEndings)('a deal that one account has used up counts again where %s', async (end) => {
  const deal = await dealt('1000');
  const all = await ordered(deal, '20');
  const usedUp = async () => {
    const { data } = await app.call<{ deals: { nodes: object[] } }>('deals', { state: 'USED_UP' }, 'nodes { id }', { token: chief.token });
    return data.deals.nodes;
  };
  expect(await usedUp()).toContainEqual({ id: deal.dealId });
  expect((await ordered(deal, '1')).order.subtotal).toBe('100.00');
  await endOrder(app, end, all);
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '0.00', isUsedUp: false });
  expect(await usedUp()).not.toContainEqual({ id: deal.dealId });
  expect((await ordered(deal, '1')).order.subtotal).toBe('50.00');
});

it.each([
  ['that runs', 'now()'],
  ['that is to come', "now() + interval '1 hour'"],
])('a deal %s is used up while its seller asks for more than is left for it', async (_when, from) => {
  const deal = await dealt('1000');
  await app.db.query(`UPDATE deals SET starts_at = ${from}, ends_at = now() + interval '1 day' WHERE id = $1`, [deal.dealId]);
  const [least, price] = ['UPDATE sell_posts SET min_quantity = $2 WHERE product_id = $1', 'UPDATE products SET price = $2 WHERE id = $1'];
  const changes = [
    [least, '20', false],
    [least, '20.5', true],
    [price, '97', false],
    [price, '100', true],
    [least, '10', false],
  ] as const;
  for (const [change, value, isUsedUp] of changes) {
    await app.db.query(change, [deal.product.id, value]);
    expect(await spentOf(app, deal.dealId)).toEqual({ spent: '0.00', isUsedUp });
  }
  await app.db.query(least, [deal.product.id, '20.5']);
  expect((await ordered(deal, '21')).order.subtotal).toBe('2100.00');
  await app.db.query("UPDATE sell_posts SET state = 'ENDED' WHERE product_id = $1", [deal.product.id]);
  expect(await spentOf(app, deal.dealId)).toEqual({ spent: '0.00', isUsedUp: false });
});

it('an order and a higher least quantity at once leave the deal as both of them say', async () => {
  for (let round = 0; round < 5; round++) {
    const deal = await dealt('1000');
    const raise = () => app.db.query('UPDATE sell_posts SET min_quantity = 9 WHERE product_id = $1', [deal.product.id]);
    await Promise.all([ordered(deal, '12'), raise()]);
    expect(await spentOf(app, deal.dealId)).toEqual({ spent: '600.00', isUsedUp: true });
  }
});

it('a deal and a higher least quantity that are written at once leave the deal as both of them say', async () => {
  for (let round = 0; round < 5; round++) {
    const seller = await approvedProducer(app);
    const product = await listedProduct(app, seller, { price: '100', quantity: '1000' });
    const raise = app.db.query('UPDATE sell_posts SET min_quantity = 50 WHERE product_id = $1', [product.id]);
    const [dealId] = await Promise.all([marketDeal(app, chief, product.id, '1000').catch(() => null), raise]);
    if (dealId !== null) expect(await spentOf(app, dealId)).toEqual({ spent: '0.00', isUsedUp: true });
  }
});

it('many new terms at once take no place each in the table of locks', async () => {
  const seller = await approvedProducer(app);
  const products = [];
  for (let n = 0; n < 5; n++) products.push(await listedProduct(app, seller));
  const ids = products.map(({ id }) => id);
  const taken = await app.db.transaction(async (tx) => {
    await tx.query('UPDATE sell_posts SET min_quantity = 3 WHERE product_id = ANY($1::uuid[])', [ids]);
    await tx.query('UPDATE products SET price = price + 1 WHERE id = ANY($1::uuid[])', [ids]);
    await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
    return rows(tx, "SELECT 1 FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory'");
  });
  expect(taken).toEqual([]);
});

it('its seller ends a deal that is used up, and makes another', async () => {
  const deal = await dealt('1000');
  const end = () => app.call('endMyDeal', { id: deal.dealId }, 'state', { token: deal.seller.token });
  expect((await end()).code).toBe('CONFLICT');
  await ordered(deal, '20');
  expect((await end()).data).toEqual({ endMyDeal: { state: 'ENDED' } });
  const input = { productId: deal.product.id, percent: 10, endsAt: new Date(Date.now() + 3_600_000) };
  const made = await app.call('createMyDeal', { input }, 'state', { token: deal.seller.token });
  expect(made.data).toEqual({ createMyDeal: { state: 'RUNNING' } });
});

/** Goods that were agreed on in a unit are not sold in another: recurring orders, shared baskets, paid deals. */
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';
import { one } from '../../support/sql';
import { recurringMarket } from '../recurring/recurring-market';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const toQuarters = ({ id }: Goods, { token }: TestAccount) =>
  app.gql(
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    { id, input: { unit: 'QUARTER', quantity: '4000' } },
    { token },
  );
const keyOf = async (call: ReturnType<typeof toQuarters>) => (await call).body.errors?.[0]?.extensions.key ?? null;

it('a recurring order is announced as gone where the unit is another one, and not confirmed', async () => {
  const { potato, made, run, cart, confirm, purchases } = await recurringMarket(app);
  const recurring = await made();
  await app.db.query("UPDATE products SET unit = 'QUARTER' WHERE id = $1", [potato.id]);
  expect((await cart(recurring.id)).groups.flatMap(({ lines }) => lines).find(({ id }) => id === potato.id)?.problems).toEqual([
    { kind: 'UNAVAILABLE', value: null },
  ]);
  expect(await run()).toBe(1);
  const sent = await one<{ params: { lines: string } }>(
    app.db,
    "SELECT params FROM notifications WHERE text_key = 'recurringDueChanged' ORDER BY id DESC LIMIT 1",
  );
  expect(JSON.parse(sent?.params.lines ?? '[]')).toContainEqual(expect.objectContaining({ productId: potato.id, problem: 'GONE' }));
  const before = await purchases();
  expect((await confirm(recurring.id, { expectedTotal: (await cart(recurring.id)).total })).code).not.toBeNull();
  expect(await purchases()).toBe(before);
});

it('a product keeps its unit while participants of a closed basket confirm it', async () => {
  const seller = await approvedProducer(app);
  const goods = await listedProduct(app, seller);
  const basket = await one<{ id: string }>(
    app.db,
    `INSERT INTO shared_baskets (token, organiser_id, seller_id, delivery_method, state, closes_at, ends_at)
     VALUES ('agreed-units-test-token', $1, $2, 'PICKUP', 'CONFIRMING', now() - interval '1 hour', now() + interval '1 hour') RETURNING id`,
    [(await approvedProducer(app)).id, seller.id],
  );
  const member = await one<{ id: string }>(
    app.db,
    'INSERT INTO shared_basket_participants (basket_id, user_id) VALUES ($1, $2) RETURNING id',
    [basket?.id, (await approvedProducer(app)).id],
  );
  await app.db.query('INSERT INTO shared_basket_lines (participant_id, product_id, quantity) VALUES ($1, $2, 5)', [member?.id, goods.id]);
  expect(await keyOf(toQuarters(goods, seller))).toBe('product.unitInBasket');
  await app.db.query("UPDATE shared_baskets SET state = 'EXPIRED' WHERE id = $1", [basket?.id]);
  expect(await keyOf(toQuarters(goods, seller))).toBeNull();
});

it('a product keeps its unit while the market pays a deal on it', async () => {
  const seller = await approvedProducer(app);
  const goods = await listedProduct(app, seller);
  const deal = await one<{ id: string }>(
    app.db,
    `INSERT INTO deals (product_id, percent, starts_at, ends_at, made_by, financed_by, accepted_at, market_budget, price_before)
     VALUES ($1, 50, now() - interval '1 hour', now() + interval '1 day', 'ADMIN', 'PLATFORM', now(), 1000, 30) RETURNING id`,
    [goods.id],
  );
  expect(await keyOf(toQuarters(goods, seller))).toBe('product.unitInDeal');
  await app.db.query('UPDATE deals SET ended_at = now() WHERE id = $1', [deal?.id]);
  expect(await keyOf(toQuarters(goods, seller))).toBeNull();
});

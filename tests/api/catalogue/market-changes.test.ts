/**
 * Programs that keep a copy of the market: whatever changes what a buyer sees of a product, `updatedSince` lists it,
 * also where its seller edited nothing.
 */
import { DealReportsService } from '../../../server/modules/offers/deals/deal-reports.service';
import { SellPostWindowsService } from '../../../server/modules/catalogue/sell-posts/sell-post-windows.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, place, seller, type TestAccount } from '../../support/build-accounts';
import { image } from '../../support/build-catalogue';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

let app: TestApp;
let operator: TestAccount;
let sells: TestAccount;
let places: object[];
beforeAll(async () => {
  app = await startTestApp();
  operator = await admin(app);
  sells = await seller(app, 'SUPERSALER');
  places = [await place(app), await place(app, 'Dhaka', 'Dhaka')];
});
afterAll(() => app.stop());

const TABLES = ['products', 'product_stock', 'users', 'deals'] as const;
/** As if nothing had changed for an hour. */
const rest = async () => {
  for (const table of TABLES) await app.db.query(`UPDATE ${table} SET market_changed_at = now() - interval '1 hour'`);
};
const sinceNow = () => new Date(Date.now() + 30_000).toISOString();

const LIST = 'query ($filter: ProductFilter) { products(filter: $filter, first: 100) { nodes { id } } }';
async function changed(updatedSince: string): Promise<string[]> {
  const { data } = await app.gql<{ products: { nodes: { id: string }[] } }>(LIST, { filter: { updatedSince, sellerId: sells.id } });
  return data.products.nodes.map(({ id }) => id);
}

const send = async (by: TestAccount, document: string, variables: Record<string, unknown>) => {
  expect((await app.gql(document, variables, { token: by.token })).code).toBeNull();
};
const addDeal = ({ id }: Goods, startsAt: string, endsAt: string) =>
  app.db.query(
    `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at, market_changed_at)
     SELECT id, 10, price, now() + $2::interval, now() + $3::interval, now(), now() - interval '1 hour' FROM products WHERE id = $1`,
    [id, startsAt, endsAt],
  );
const wait = (ms: number) => new Promise((done) => void setTimeout(done, ms));

/** Each changes what a buyer sees of the product, with what goes before it. */
const CAUSES: Readonly<
  Record<string, { readonly before?: (product: Goods) => Promise<unknown>; readonly act: (product: Goods) => Promise<unknown> }>
> = {
  'an edit': {
    act: ({ id }) => send(sells, 'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Another" }) { id } }', { id }),
  },
  'an order that takes some of it': { act: (product) => placedOrder(app, { lines: [{ product, quantity: '2' }] }) },
  'an order that gives some of it back': {
    before: async (product) => void (lastOrder = await placedOrder(app, { lines: [{ product, quantity: '2' }] })),
    act: () => send(sells, 'mutation ($id: ID!) { rejectOrder(id: $id, reason: "No harvest today") { id } }', { id: lastOrder?.id }),
  },
  'stock that is counted': {
    act: ({ id }) => send(sells, 'mutation ($id: ID!) { setStock(productId: $id, quantity: "55") { id } }', { id }),
  },
  'a deal that begins': { before: (product) => addDeal(product, '1 second', '1 hour'), act: () => wait(1_200) },
  'a deal that ends': { before: (product) => addDeal(product, '-1 hour', '1 second'), act: () => wait(1_200) },
  'a deal that is made': {
    act: ({ id }) =>
      send(sells, 'mutation ($input: MyDealInput!) { createMyDeal(input: $input) { id } }', {
        input: { productId: id, percent: 10, endsAt: new Date(Date.now() + 86_400_000).toISOString() },
      }),
  },
  'a deal whose budget is used up': {
    before: (product) => addDeal(product, '-1 hour', '1 hour'),
    act: ({ id }) =>
      app.db.query(`UPDATE deals SET financed_by = 'PLATFORM', market_budget = 0, is_used_up = true WHERE product_id = $1`, [id]),
  },
  'a post whose time comes': {
    before: ({ id }) =>
      app.db.query(
        `WITH p AS (UPDATE products SET is_published = false WHERE id = $1)
         UPDATE sell_posts SET available_from = now() - interval '1 second', is_scheduled = true WHERE product_id = $1`,
        [id],
      ),
    act: () => app.container.resolve(SellPostWindowsService).moveDue(),
  },
  'a change of its terms': {
    act: ({ id }) => app.db.query(`UPDATE sell_posts SET min_quantity = 2 WHERE product_id = $1`, [id]),
  },
  'prices by quantity': { act: (product) => changeTerms(product, { tiers: [{ minQuantity: '10', price: '1' }] }) },
  'no more prices by quantity': {
    before: (product) => changeTerms(product, { tiers: [{ minQuantity: '10', price: '1' }] }),
    act: (product) => changeTerms(product, { tiers: [] }),
  },
  'its harvest day': { act: (product) => changeTerms(product, { harvestDate: new Date().toISOString().slice(0, 10) }) },
  'the end of its post': { act: (product) => changeTerms(product, { availableUntil: new Date(Date.now() + 86_400_000).toISOString() }) },
  'an admin who moves it to another category': {
    act: ({ id }) =>
      send(operator, 'mutation ($id: ID!) { recategoriseProduct(id: $id, categorySlug: "onion", reason: "It is one.") { id } }', { id }),
  },
  'an image of it': { act: ({ id }) => editImage(id) },
  'a grade that an inspector found': {
    act: ({ id }) =>
      send(operator, 'mutation ($id: ID!) { gradeProduct(input: { productId: $id, grade: B, reason: "Seen." }) { id } }', { id }),
  },
  'an admin who restores it': {
    before: ({ id }) => send(operator, 'mutation ($id: ID!) { hideProduct(id: $id, reason: "It is not.") { id } }', { id }),
    act: ({ id }) => send(operator, 'mutation ($id: ID!) { restoreProduct(id: $id, reason: "It was right.") { id } }', { id }),
  },
  'a post that has come back after its time was over': {
    before: async ({ id }) => {
      await app.db.query(`UPDATE sell_posts SET available_until = now() - interval '1 second' WHERE product_id = $1`, [id]);
      await app.container.resolve(SellPostWindowsService).moveDue();
    },
    act: ({ id }) => send(sells, 'mutation ($id: ID!) { postForSell(productIds: [$id]) { products { id } } }', { id }),
  },
  'being sold out, and again when some of it is back': {
    before: ({ id }) => setStock(id, '0'),
    act: ({ id }) => setStock(id, '12'),
  },
  'being sold out': { act: ({ id }) => setStock(id, '0') },
  'a review': { act: ({ id }) => app.db.query('UPDATE products SET rating_sum = 5, rating_count = 1 WHERE id = $1', [id]) },
  'its seller, who has another name': {
    act: () => app.db.query(`UPDATE users SET name_of_business = 'Green Farm ' || random() WHERE id = $1`, [sells.id]),
  },
  'its seller, who has moved': {
    act: async () => {
      const input = (places = [...places.slice(1), ...places.slice(0, 1)])[0];
      await send(sells, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { input });
    },
  },
  'its seller, who takes mobile money': { act: () => pay('BKASH') },
  'its seller, who does not any more': { before: () => pay('NAGAD'), act: () => unpay('NAGAD') },
  'its seller, who is back on the market': {
    before: () => app.db.query(`UPDATE users SET status = 'SUSPENDED' WHERE id = $1`, [sells.id]),
    act: () => app.db.query(`UPDATE users SET status = 'APPROVED' WHERE id = $1`, [sells.id]),
  },
};
const SET = 'mutation ($input: PayoutAccountInput!) { setPayoutAccount(input: $input) { method } }';
const pay = (method: string, number = '01711111111', bank: object = {}) =>
  send(sells, SET, { input: { method, number, holder: 'Karim', ...bank } });
const unpay = (method: string) =>
  send(sells, 'mutation ($method: PayoutMethod!) { removePayoutAccount(method: $method) { __typename } }', { method });
const changeTerms = async ({ id }: Goods, input: Record<string, unknown>) => {
  const [post] = await rows<{ id: string; version: number }>(
    app.db,
    `SELECT id, version FROM sell_posts WHERE product_id = $1 AND state <> 'ENDED'`,
    [id],
  );
  await send(
    sells,
    'mutation ($id: ID!, $version: Int!, $input: SellPostTermsInput!) { updateSellPost(id: $id, version: $version, input: $input) { id } }',
    {
      ...post,
      input: { audience: 'EVERYONE', minQuantity: '1', step: '1', tiers: [], ...input },
    },
  );
};
const setStock = (id: string, q: string) =>
  send(sells, 'mutation ($id: ID!, $q: Decimal!) { setStock(productId: $id, quantity: $q) { id } }', { id, q });
async function editImage(id: string): Promise<void> {
  const imageIds = [(await image(app, sells)).id];
  await send(sells, 'mutation ($id: ID!, $imageIds: [ID!]) { updateProduct(id: $id, input: { imageIds: $imageIds }) { id } }', {
    id,
    imageIds,
  });
}
let lastOrder: { readonly id: string } | null = null;

it.each(Object.entries(CAUSES))('a product is listed after %s', async (_cause, { before, act }) => {
  const product = await listedProduct(app, sells);
  await before?.(product);
  await rest();
  const since = new Date().toISOString();
  await act(product);
  expect(await changed(since)).toContain(product.id);
  // once, and not for ever
  await rest();
  await app.db.query(
    `UPDATE deals SET starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days' WHERE ends_at > starts_at`,
  );
  await rest();
  expect(await changed(since)).not.toContain(product.id);
});

it('what was being written at that moment is listed the next time', async () => {
  const product = await listedProduct(app, sells);
  await rest();
  const writing = app.db.createQueryRunner();
  await writing.startTransaction();
  await writing.query('UPDATE product_stock SET on_hand = on_hand + 1 WHERE product_id = $1', [product.id]);
  const since = new Date(Date.now() + 1_000).toISOString();
  expect(await changed(since)).toEqual([]);
  await writing.commitTransaction();
  await writing.release();
  expect(await changed(since)).toEqual([product.id]);
});

it('what nobody changed is not listed, nor what buyers do not see', async () => {
  const product = await listedProduct(app, sells);
  await rest();
  await app.db.query('UPDATE products SET sold_count = sold_count + 1, search_text = search_text WHERE id = $1', [product.id]);
  await app.db.query('UPDATE users SET follower_count = 5, language = language WHERE id = $1', [sells.id]);
  expect(await changed(sinceNow())).toEqual([]);
  await pay('ROCKET', '017111111110');
  await rest();
  await pay('ROCKET', '017111111111'); // buyers see the number of an order they are to pay alone
  await pay('BANK', '1234567890', { bankName: 'Sonali Bank' });
  expect(await changed(sinceNow())).toEqual([]);
});

it('the programs of its seller are sent the product once when a deal begins, and once when it ends', async () => {
  const reports = app.container.resolve(DealReportsService);
  await reports.report();
  const product = await listedProduct(app, sells);
  await app.db.query(
    `INSERT INTO webhooks (user_id, url, events, secret) VALUES ($1, 'https://partner.example/hook', '{PRODUCT_CHANGED}', 'x')`,
    [sells.id],
  );
  await addDeal(product, '-1 minute', '1 hour');
  const sent = async () =>
    (await rows<{ id: string }>(app.db, `SELECT subject_id AS id FROM webhook_deliveries WHERE event = 'PRODUCT_CHANGED'`)).length;
  const before = await sent();
  expect([await reports.report(), await reports.report(), await sent()]).toEqual([1, 0, before + 1]);
  await app.db.query(`UPDATE deals SET ends_at = now() WHERE product_id = $1`, [product.id]);
  await app.db.query(`UPDATE webhook_deliveries SET status = 'DELIVERED' WHERE event = 'PRODUCT_CHANGED'`);
  expect([await reports.report(), await reports.report(), await sent()]).toEqual([1, 0, before + 2]);
});

it('a deal that began and ended since the job ran last is reported, once: its price may have been read', async () => {
  const reports = app.container.resolve(DealReportsService);
  await reports.report();
  for (const [from, until] of [
    ['-50 seconds', '-40 seconds'],
    ['-5 seconds', '1 hour'],
  ] as const) {
    const product = await listedProduct(app, sells);
    await addDeal(product, from, until);
    if (until === '1 hour') await app.db.query('UPDATE deals SET ended_at = now(), ends_at = now() WHERE product_id = $1', [product.id]);
    expect([await reports.report(), await reports.report()]).toEqual([1, 0]);
  }
  const never = await listedProduct(app, sells);
  await addDeal(never, '1 hour', '2 hours');
  await app.db.query('UPDATE deals SET ended_at = now(), ends_at = starts_at WHERE product_id = $1', [never.id]);
  expect(await reports.report()).toBe(0);
});

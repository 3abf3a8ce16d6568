/** Hiding a product, letting it back, another category: what the market, the seller and the trail see of it. */
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const act = (name: 'hideProduct' | 'restoreProduct', id: string, reason = 'Rotten goods', who = chief) =>
  app.gql<Record<string, { standing: string; hiddenReason: string | null }>>(
    `mutation ($id: ID!, $reason: String!) { ${name}(id: $id, reason: $reason) { id standing hiddenReason } }`,
    { id, reason },
    { token: who.token },
  );
const recategorise = (id: string, categorySlug: string) =>
  app.call('recategoriseProduct', { id, categorySlug, reason: 'Wrong shelf' }, 'product { category { slug } version }', {
    token: chief.token,
  });
const found = async (search: string, categories?: string[]) => {
  const { data } = await app.call<{ products: { nodes: { id: string }[] } }>(
    'products',
    { filter: { search, categorySlugs: categories } },
    'nodes { id }',
  );
  return data.products.nodes.map(({ id }) => id);
};
const publishedCount = async ({ id }: TestAccount) =>
  (await one<{ count: number }>(app.db, 'SELECT published_count AS count FROM users WHERE id = $1', [id]))?.count;
const list = (args: string, token = chief.token) =>
  app.gql<{ moderatedProducts: { totalCount: number; nodes: { id: string; standing: string }[]; pageInfo: { endCursor: string } } }>(
    `{ moderatedProducts(${args}) { totalCount nodes { id standing product { name category { slug } seller { name } image { url } } } pageInfo { endCursor } } }`,
    {},
    { token },
  );

it('takes a product off the market everywhere, notifies its seller of the reason, and writes the audit trail [R11]', async () => {
  const seller = await approvedProducer(app);
  const { id } = await publishedProduct(app, seller, { name: 'Jackfruit' });
  const buyer = await consumer(app);
  expect(await found('Jackfruit')).toEqual([id]);
  const { data } = await act('hideProduct', id);
  expect(data.hideProduct).toEqual({ id, standing: 'HIDDEN', hiddenReason: 'Rotten goods' });

  expect(await found('Jackfruit')).toEqual([]);
  expect((await app.call<{ product: null }>('product', { id }, 'id')).data.product).toBeNull();
  const line = { line: { productId: id, quantity: '2' } };
  const cart = await app.call('setCartLine', line, 'total', { token: buyer.token });
  expect(cart.body.errors ?? cart.data).not.toMatchObject({ setCartLine: { total: '60.00' } });
  expect(await publishedCount(seller)).toBe(0);
  await app.call('postForSell', { productIds: [id] }, 'products { id }', { token: seller.token });
  expect(await found('Jackfruit')).toEqual([]);

  const note = await one(app.db, 'SELECT type, text_key, params, link FROM notifications WHERE user_id = $1 ORDER BY id DESC', [seller.id]);
  expect(note).toEqual({
    type: 'PRODUCT_DECIDED',
    text_key: 'productHidden',
    params: { product: 'Jackfruit', secondProduct: '', reason: 'Rotten goods' },
    link: '/dashboard/producerSellPost',
  });
  const audit = await one(app.db, 'SELECT actor_id, action, subject_type, reason FROM audit_events WHERE subject_id = $1', [id]);
  expect(audit).toEqual({ actor_id: chief.id, action: 'product.hidden', subject_type: 'product', reason: 'Rotten goods' });
});

it('a restored product is as its seller left it: on sale again, or not [R11]', async () => {
  const seller = await approvedProducer(app);
  const open = await publishedProduct(app, seller, { name: 'Litchi open' });
  const stored = await product(app, seller, { name: 'Litchi kept' });
  for (const { id } of [open, stored]) await act('hideProduct', id);
  expect((await act('restoreProduct', open.id, 'A mistake')).data.restoreProduct).toMatchObject({
    standing: 'ON_MARKET',
    hiddenReason: null,
  });
  expect((await act('restoreProduct', stored.id, 'A mistake')).data.restoreProduct).toMatchObject({ standing: 'OFF_MARKET' });
  expect(await found('Litchi')).toEqual([open.id]);
  expect(await publishedCount(seller)).toBe(1);
  const notes = await rows<{ text_key: string }>(app.db, 'SELECT text_key FROM notifications WHERE user_id = $1 ORDER BY id', [seller.id]);
  expect(notes.filter(({ text_key }) => text_key === 'productRestored')).toHaveLength(2);
});

it('wants a reason, and rejects what another admin has done already [R11]', async () => {
  const { id } = await publishedProduct(app, await approvedProducer(app), { name: 'Papaya' });
  expect((await act('hideProduct', id, '  ')).code).toBe('BAD_USER_INPUT');
  expect(await found('Papaya')).toEqual([id]);
  expect((await act('restoreProduct', id)).code).toBe('CONFLICT');
  await act('hideProduct', id);
  expect((await act('hideProduct', id)).code).toBe('CONFLICT');
  expect((await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM audit_events WHERE subject_id = $1', [id]))?.count).toBe(
    1,
  );
});

it('another category: found there at once, and an edit begun before is notified [R11]', async () => {
  const seller = await approvedProducer(app);
  const { id, version } = await publishedProduct(app, seller, { name: 'Desi red', categorySlug: 'potato' });
  expect((await recategorise(id, 'tomato')).data).toEqual({
    recategoriseProduct: { product: { category: { slug: 'tomato' }, version: version + 1 } },
  });
  expect(await found('Desi red', ['tomato'])).toEqual([id]);
  expect(await found('Desi red', ['potato'])).toEqual([]);
  expect(await found('টমেটো desi')).toContain(id);
  expect((await recategorise(id, 'tomato')).code).toBe('CONFLICT');
  expect((await recategorise(id, 'spaceships')).code).toBe('BAD_USER_INPUT');
  const audit = await one(app.db, 'SELECT action, details FROM audit_events WHERE subject_id = $1', [id]);
  expect(audit).toEqual({ action: 'product.recategorised', details: { from: 'potato', to: 'tomato' } });
});

it('lists all products by search, category, seller and standing, page after page, in a fixed number of statements [R11]', async () => {
  const seller = await approvedProducer(app);
  const made = [];
  for (const name of ['Guava one', 'Guava two', 'Guava three'])
    made.push(await publishedProduct(app, seller, { name, categorySlug: 'guava' }));
  await act('hideProduct', made[0]?.id ?? '');
  const ids = made.map(({ id }) => id).toReversed();
  const { moderatedProducts: all } = (await list(`search: "guava", sellerId: "${seller.id}"`)).data;
  expect(all.nodes.map(({ id }) => id)).toEqual(ids);
  const { moderatedProducts: hidden } = (await list(`sellerId: "${seller.id}", standing: HIDDEN, categorySlug: "guava"`)).data;
  expect(hidden).toMatchObject({ totalCount: 1, nodes: [{ id: made[0]?.id, standing: 'HIDDEN' }] });
  const first = (await list(`sellerId: "${seller.id}", first: 2`)).data.moderatedProducts;
  const rest = (await list(`sellerId: "${seller.id}", first: 2, after: "${first.pageInfo.endCursor}"`)).data.moderatedProducts;
  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(ids);
  const few = await countSql(app.db, () => list(`sellerId: "${seller.id}", first: 1`));
  const many = await countSql(app.db, () => list(`sellerId: "${seller.id}", first: 3`));
  expect(many).toHaveLength(few.length);
  expect((await list('search: "100%"')).data.moderatedProducts.totalCount).toBe(0);
});

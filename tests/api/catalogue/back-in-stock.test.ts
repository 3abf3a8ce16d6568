/**
 * Waiting for what is sold out or not offered: notified once when it can be bought again. And what is shown beside a
 * product.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const MISSING = '0199a000-0000-7000-8000-000000000000';

let app: TestApp;
let producer: TestAccount;
let me: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  producer = await approvedProducer(app);
  me = await consumer(app);
});
afterAll(() => app.stop());

const wait = (id: string, by = me) =>
  app.call<{ notifyWhenBack: { isWaiting: boolean } }>('notifyWhenBack', { productId: id }, 'isWaiting', { token: by.token });
const sell = (name: 'postForSell' | 'stopSelling', { id }: Goods) =>
  app.gql(`mutation ($ids: [ID!]!) { ${name}(productIds: $ids) { products { id } } }`, { ids: [id] }, { token: producer.token });
const restock = ({ id }: Goods, quantity: string) => app.call('setStock', { productId: id, quantity }, 'id', { token: producer.token });
const notified = async ({ token } = me) => {
  const { data } = await app.gql<{ notifications: { nodes: { type: string; message: string; link: string }[] } }>(
    '{ notifications { nodes { type message link } } }',
    {},
    { token },
  );
  return data.notifications.nodes.filter(({ type }) => type === 'BACK_IN_STOCK');
};
async function soldOut(): Promise<Goods> {
  const found = await listedProduct(app, producer, { quantity: '2', name: 'Mango' });
  await placedOrder(app, { lines: [{ product: found, quantity: '2' }] });
  return found;
}

describe('waiting for a product', () => {
  it('notifies once when stock returns [N2]', async () => {
    const mango = await soldOut();
    expect((await wait(mango.id)).data.notifyWhenBack.isWaiting).toBe(true);
    expect((await wait(mango.id)).data.notifyWhenBack.isWaiting).toBe(true);
    const SHOWN = 'query ($id: ID!) { product(id: $id) { isAwaited } }';
    expect((await app.gql(SHOWN, { id: mango.id }, { token: me.token })).data).toEqual({ product: { isAwaited: true } });
    await restock(mango, '10');
    expect(await notified()).toEqual([
      { type: 'BACK_IN_STOCK', message: 'Mango is back in stock. You asked us to let you know.', link: `/product/${mango.id}` },
    ]);
    expect((await app.gql(SHOWN, { id: mango.id }, { token: me.token })).data).toEqual({ product: { isAwaited: false } });
    await restock(mango, '11');
    expect(await notified()).toHaveLength(1);
    expect((await wait(mango.id)).data.notifyWhenBack.isWaiting).toBe(false);
  });

  it('notifies when an order releases its products [N2]', async () => {
    const mango = await listedProduct(app, producer, { quantity: '2' });
    const order = await placedOrder(app, { lines: [{ product: mango, quantity: '2' }] });
    await wait(mango.id);
    await app.call('cancelOrder', { id: order.id }, 'id', { token: order.buyer.token });
    expect(await notified()).toHaveLength(1);
  });

  it('notifies when the post resumes, and not while nothing is left [N2]', async () => {
    const [paused, empty] = [await listedProduct(app, producer), await soldOut()];
    await sell('stopSelling', paused);
    await sell('stopSelling', empty);
    for (const { id } of [paused, empty]) expect((await wait(id)).data.notifyWhenBack.isWaiting).toBe(true);
    await sell('postForSell', paused);
    await sell('postForSell', empty);
    expect((await notified()).map(({ link }) => link)).toEqual([`/product/${paused.id}`]);
  });

  it('does not notify a user who removed the alert [N2]', async () => {
    const mango = await soldOut();
    await wait(mango.id);
    const cancel = async () => (await app.call('cancelNotifyWhenBack', { productId: mango.id }, 'isRemoved', { token: me.token })).data;
    expect(await cancel()).toEqual({ cancelNotifyWhenBack: { isRemoved: true } });
    expect(await cancel()).toEqual({ cancelNotifyWhenBack: { isRemoved: false } });
    await restock(mango, '10');
    expect(await notified()).toEqual([]);
  });

  it('forgets no one who asks while stock returns [N2]', async () => {
    const mango = await soldOut();
    const buyers = await Promise.all([1, 2, 3, 4].map(() => consumer(app)));
    const [responses] = await Promise.all([
      Promise.all(buyers.map((by) => wait(by === undefined ? '' : mango.id, by))),
      restock(mango, '10'),
    ]);
    for (const [index, by] of buyers.entries())
      expect(await notified(by)).toHaveLength(responses[index]?.data.notifyWhenBack.isWaiting ? 1 : 0);
  });

  it('is for buyers, of what they may know of [N2]', async () => {
    const draft = await product(app, producer);
    const business = await listedProduct(app, producer, { audience: 'BUSINESSES' });
    for (const id of [draft.id, business.id, MISSING, 'nonsense']) expect((await wait(id)).code).toBe('NOT_FOUND');
    expect((await wait(business.id, await seller(app, 'WHOLESALER'))).data.notifyWhenBack.isWaiting).toBe(false);
    expect((await wait(business.id, producer)).code).toBe('FORBIDDEN');
  });
});

describe('similar products', () => {
  it('are of the same category and in stock, same unit and nearest price first, read in one statement [R13]', async () => {
    const similar = (id: string) => app.call<{ similarProducts: { id: string }[] }>('similarProducts', { productId: id }, 'id');
    const ids = async (id: string) => (await similar(id)).data.similarProducts.map((one) => one.id);
    const input = { categorySlug: 'honey', price: '100' };
    const mine = await listedProduct(app, producer, input);
    const [far, near] = [
      await listedProduct(app, producer, { ...input, price: '300' }),
      await listedProduct(app, producer, { ...input, price: '110' }),
    ];
    const dozen = await listedProduct(app, producer, { ...input, unit: 'DOZEN' });
    await listedProduct(app, producer, { ...input, audience: 'BUSINESSES' });
    await product(app, producer, input);
    await listedProduct(app, producer, { categorySlug: 'potato' });
    expect(await ids(mine.id)).toEqual([near.id, far.id, dozen.id]);
    for (const id of [(await product(app, producer, input)).id, MISSING, 'nonsense']) expect(await ids(id)).toEqual([]);
    expect((await countSql(app.db, () => similar(mine.id))).length).toBe(1);
  });
});

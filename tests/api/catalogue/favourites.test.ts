/**
 * Products a consumer saved as a favourite: stored once, listed with what became of them, taken over from a visitor's
 * device.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { product } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

const ADD = 'mutation ($id: ID!, $price: Decimal) { addFavourite(productId: $id, seenPrice: $price) { id state seenPrice priceDrop } }';
const REMOVE = 'mutation ($id: ID!) { removeFavourite(productId: $id) { isRemoved } }';
const LIST_FIELDS =
  'totalCount pageInfo { hasNextPage endCursor } nodes { id state seenPrice priceDrop product { id name price isFavourite } }';
const MISSING = '0199a000-0000-7000-8000-000000000000';

interface Shown {
  id: string;
  state: string;
  seenPrice: string | null;
  priceDrop: string | null;
}
interface List {
  favourites: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: Shown[] };
}

let app: TestApp;
let producer: TestAccount;
let me: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
beforeEach(async () => {
  me = await consumer(app);
});
afterAll(() => app.stop());

const add = (id: string, price?: string, by = me) => app.gql<{ addFavourite: Shown }>(ADD, { id, price }, { token: by.token });
const list = async (page = {}) => (await app.call<List>('favourites', page, LIST_FIELDS, { token: me.token })).data.favourites;
const merge = (favourites: object[]) =>
  app.call<{ mergeFavourites: { productIds: string[] } }>('mergeFavourites', { favourites }, 'productIds', { token: me.token });
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);
const setPrice = ({ id }: Goods, price: string) => app.db.query('UPDATE products SET price = $2 WHERE id = $1', [id, price]);
const pause = ({ id, seller: { token } }: Goods) => app.call('stopSelling', { productIds: [id] }, 'products { id }', { token });

describe('a favourite', () => {
  it('is stored with its current price, and shows when it became cheaper [S6]', async () => {
    const potato = await listedProduct(app, producer);
    expect((await add(potato.id)).data.addFavourite).toEqual({ id: potato.id, state: 'ON_SALE', seenPrice: '30.00', priceDrop: null });
    await setPrice(potato, '26.50');
    expect((await list()).nodes).toMatchObject([{ id: potato.id, priceDrop: '3.50', product: { isFavourite: true } }]);
    await setPrice(potato, '31');
    expect((await list()).nodes).toMatchObject([{ priceDrop: null }]);
  });

  it('is stored once, also when added many times at the same moment [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const responses = await Promise.all(Array.from({ length: 6 }, () => add(potato.id)));
    expect(responses.map(({ code }) => code ?? 'ok')).toEqual(Array(6).fill('ok'));
    expect((await list()).totalCount).toBe(1);
  });

  it('is taken out, and brought back with the price seen first [S6]', async () => {
    const potato = await listedProduct(app, producer);
    await add(potato.id);
    await setPrice(potato, '20');
    const remove = async () => (await app.gql(REMOVE, { id: potato.id }, { token: me.token })).data;
    expect(await remove()).toEqual({ removeFavourite: { isRemoved: true } });
    expect(await remove()).toEqual({ removeFavourite: { isRemoved: false } });
    expect((await add(potato.id, '30.00')).data.addFavourite).toMatchObject({ seenPrice: '30.00', priceDrop: '10.00' });
  });

  it('stays in the list when sold out; once it is not offered its seen name is all that stays [S6]', async () => {
    const [sold, ended] = [await listedProduct(app, producer, { quantity: '2' }), await listedProduct(app, producer, { name: 'Onion' })];
    await add(sold.id);
    await add(ended.id);
    await placedOrder(app, { lines: [{ product: sold, quantity: '2' }] });
    await pause(ended);
    expect((await list()).nodes.map(({ id, state }) => [id, state])).toEqual([[sold.id, 'SOLD_OUT']]);
    const { data } = await app.gql('{ favourites { unavailable { id name } } }', {}, { token: me.token });
    expect(data).toEqual({ favourites: { unavailable: [{ id: ended.id, name: 'Onion' }] } });
    expect((await add(ended.id)).code).toBe('NOT_FOUND');
  });

  it('is nothing that was never on the market, is for businesses alone, or was removed [S6]', async () => {
    const draft = await product(app, producer);
    const business = await listedProduct(app, producer, { audience: 'BUSINESSES' });
    const deleted = await listedProduct(app, producer);
    await add(deleted.id);
    await app.call('deleteProduct', { id: deleted.id }, 'removedId', { token: producer.token });
    for (const id of [draft.id, business.id, deleted.id, MISSING, 'nonsense']) expect((await add(id)).code).toBe('NOT_FOUND');
    expect(await list()).toMatchObject({ totalCount: 0, nodes: [] });
    const inputs = [draft, business, deleted].map(({ id }) => ({ productId: id }));
    expect((await app.call('quoteFavourites', { favourites: inputs }, 'id state seenPrice priceDrop')).data).toEqual({
      quoteFavourites: [],
    });
    expect((await merge(inputs)).data.mergeFavourites.productIds).toEqual([]);
  });

  it('is for consumers; no one sees those of another [T6]', async () => {
    const potato = await listedProduct(app, producer);
    await add(potato.id);
    const other = await consumer(app);
    const trader = await seller(app, 'WHOLESALER');
    expect((await add(potato.id, undefined, trader)).code).toBe('FORBIDDEN');
    const HEART = 'query ($id: ID!) { product(id: $id) { isFavourite } }';
    for (const [token, isFavourite] of [
      [me.token, true],
      [other.token, false],
      [trader.token, false],
      [undefined, false],
    ] as const)
      expect((await app.gql(HEART, { id: potato.id }, { token })).data).toEqual({ product: { isFavourite } });
    expect((await app.gql('{ favouriteIds }', {}, { token: other.token })).data).toEqual({ favouriteIds: [] });
  });
});

describe('the list of favourites', () => {
  it('is read page by page, latest first [S6]', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { id } = await listedProduct(app, producer);
      await add(id);
      made.unshift(id);
    }
    const read: string[] = [];
    let after: string | null = null;
    do {
      const page: List['favourites'] = await list({ first: 2, after });
      expect(page.totalCount).toBe(5);
      read.push(...ids(page.nodes));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(made);
    expect(ids((await list({ first: 2, offset: 3 })).nodes)).toEqual(made.slice(3));
    expect((await app.call('favourites', { after: 'x' }, LIST_FIELDS, { token: me.token })).code).toBe('BAD_USER_INPUT');
  });

  it('costs the same number of statements whatever its length, and hearts of visitors cost none', async () => {
    const count = async () => (await countSql(app.db, async () => list())).length;
    await add((await listedProduct(app, producer)).id);
    const one = await count();
    for (let index = 0; index < 3; index++) await add((await listedProduct(app, producer)).id);
    expect(await count()).toBe(one);
    const market = (field: string) => async () => (await app.call('products', { first: 8 }, `nodes { id ${field} }`)).data;
    const [plain, hearts] = [await countSql(app.db, market('')), await countSql(app.db, market('isFavourite'))];
    expect(hearts.length).toBe(plain.length);
  });
});

describe("a visitor's favourites", () => {
  it('are returned as the market is now, in their order [S6]', async () => {
    const [potato, onion] = [await listedProduct(app, producer), await listedProduct(app, producer, { name: 'Onion' })];
    const favourites = [{ productId: onion.id, seenPrice: '40' }, { productId: potato.id }, { productId: 'x' }, { productId: onion.id }];
    expect((await app.call('quoteFavourites', { favourites }, 'id state seenPrice priceDrop')).data).toEqual({
      quoteFavourites: [
        { id: onion.id, state: 'ON_SALE', seenPrice: '40.00', priceDrop: '10.00' },
        { id: potato.id, state: 'ON_SALE', seenPrice: null, priceDrop: null },
      ],
    });
    const tooMany = Array.from({ length: 51 }, () => ({ productId: potato.id }));
    expect((await app.call('quoteFavourites', { favourites: tooMany }, 'id state seenPrice priceDrop')).code).toBe('BAD_USER_INPUT');
  });

  it('of a visitor are merged at login: those of the user stay as they were, and merging again changes nothing [S6]', async () => {
    const [mine, both, his] = [await listedProduct(app, producer), await listedProduct(app, producer), await listedProduct(app, producer)];
    await add(mine.id);
    await add(both.id);
    const device = [{ productId: his.id, seenPrice: '50' }, { productId: both.id, seenPrice: '99' }, { productId: his.id }];
    const responses = await Promise.all([merge(device), merge(device)]);
    for (const { data } of responses) expect([...data.mergeFavourites.productIds].sort()).toEqual([mine.id, both.id, his.id].sort());
    expect((await list()).nodes.map(({ id, seenPrice }) => [id, seenPrice])).toEqual([
      [his.id, '50.00'],
      [both.id, '30.00'],
      [mine.id, '30.00'],
    ]);
  });
});

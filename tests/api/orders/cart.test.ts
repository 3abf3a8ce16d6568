/** The user's stored cart: filled, changed, merged at login, priced on every read. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { type Cart, MERGE_CART, problemsOf, READ_CART, REMOVE_LINE, SET_LINE } from './support/cart-api';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

describe('the cart of a user', () => {
  const as = (account: TestAccount) => ({ token: account.token });
  const set = async (account: TestAccount, line: unknown) => app.gql<{ setCartLine: Cart }>(SET_LINE, { line }, as(account));
  const read = async (account: TestAccount) => (await app.gql<{ cart: Cart }>(READ_CART, {}, as(account))).data.cart;

  it('stores, changes and removes lines [S6]', async () => {
    const buyer = await consumer(app);
    const [potato, onion] = [await listedProduct(app, producer), await listedProduct(app, producer, { name: 'Onion' })];
    await set(buyer, { productId: potato.id, quantity: '2.5' });
    expect((await set(buyer, { productId: onion.id, quantity: '1' })).data.setCartLine.lineCount).toBe(2);
    expect((await set(buyer, { productId: potato.id, quantity: '3' })).data.setCartLine.groups[0]?.lines[0]).toMatchObject({
      id: potato.id,
      quantity: '3',
    });
    const removed = await app.gql<{ removeCartLine: Cart }>(REMOVE_LINE, { productId: potato.id }, as(buyer));
    expect(removed.data.removeCartLine.groups[0]?.lines.map(({ id }) => id)).toEqual([onion.id]);
    expect((await read(buyer)).lineCount).toBe(1);
    expect((await read(await consumer(app))).lineCount).toBe(0);
  });

  it('is read of some sellers alone; what is ordered of it leaves it, the rest stays', async () => {
    const buyer = await consumer(app);
    const other = await approvedProducer(app);
    const [potato, onion] = [await listedProduct(app, producer), await listedProduct(app, other, { name: 'Onion' })];
    for (const { id } of [potato, onion]) await set(buyer, { productId: id, quantity: '2' });
    const of = async (sellerIds: string[] | null) =>
      (
        await app.call<{ cart: { lineCount: number; groups: { lines: { product: { id: string } }[] }[] } }>(
          'cart',
          { sellerIds },
          'lineCount groups { lines { product { id } } }',
          as(buyer),
        )
      ).data.cart;
    const idsOf = ({ groups }: Awaited<ReturnType<typeof of>>) => groups.flatMap(({ lines }) => lines.map(({ product }) => product.id));
    expect(idsOf(await of([other.id]))).toEqual([onion.id]);
    expect([(await of(['no id'])).lineCount, (await of([])).lineCount, (await of(null)).lineCount]).toEqual([0, 0, 2]);
    await placedOrder(app, { buyer, lines: [{ product: onion, quantity: '2' }] });
    expect(idsOf(await of(null))).toEqual([potato.id]);
  });

  it('reports a price that changed since the line was added, until it is seen [S6]', async () => {
    const buyer = await consumer(app);
    const potato = await listedProduct(app, producer, { price: '30' });
    await set(buyer, { productId: potato.id, quantity: '1' });
    await app.db.query('UPDATE products SET price = 35 WHERE id = $1', [potato.id]);
    expect(problemsOf(await read(buyer))).toEqual([{ kind: 'PRICE_CHANGED', value: '35.00' }]);
    await set(buyer, { productId: potato.id, quantity: '1', seenPrice: '35' });
    expect((await read(buyer)).hasProblems).toBe(false);
  });

  it('takes no own product and nothing the role may not buy [S6]', async () => {
    const supersaler = await seller(app, 'SUPERSALER');
    const own = await listedProduct(app, supersaler);
    const fromWholesaler = await listedProduct(app, await seller(app, 'WHOLESALER'));
    for (const { id } of [own, fromWholesaler])
      expect((await set(supersaler, { productId: id, quantity: '1' })).code).toBe('PRODUCT_UNAVAILABLE');
    const potato = await listedProduct(app, producer);
    expect((await set(supersaler, { productId: potato.id, quantity: '1' })).data.setCartLine.lineCount).toBe(1);
    expect((await set(producer, { productId: potato.id, quantity: '1' })).code).toBe('FORBIDDEN');
    expect((await app.gql(SET_LINE, { line: { productId: potato.id, quantity: '1' } })).code).toBe('UNAUTHENTICATED');
  });

  it("merges a visitor's lines, and merging twice changes nothing [S6]", async () => {
    const buyer = await consumer(app);
    const [potato, onion, own] = [
      await listedProduct(app, producer),
      await listedProduct(app, producer, { name: 'Onion' }),
      await listedProduct(app, producer),
    ];
    await set(buyer, { productId: potato.id, quantity: '1' });
    const lines = [
      { productId: potato.id, quantity: '2', seenPrice: '30' },
      { productId: onion.id, quantity: '0.5' },
      { productId: 'nonsense', quantity: '1' },
    ];
    const merge = async () => (await app.gql<{ mergeCart: Cart }>(MERGE_CART, { lines }, as(buyer))).data.mergeCart;
    const merged = await merge();
    expect(merged.groups[0]?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [potato.id, '2'],
      [onion.id, '0.5'],
    ]);
    expect(await merge()).toEqual(merged);
    expect(own.id).not.toBe(potato.id);
  });

  it('holds at most 50 products [S6]', async () => {
    const buyer = await consumer(app);
    const made: { id: string }[] = await app.db.query(
      `INSERT INTO products (seller_id, name, description, category_slug, unit, price, search_text)
       SELECT $1, 'Filler', 'x', 'potato', 'KG', 10, 'filler' FROM generate_series(1, 50) RETURNING id`,
      [producer.id],
    );
    await app.db.query('INSERT INTO cart_lines (user_id, product_id, quantity) SELECT $1, unnest($2::uuid[]), 1', [
      buyer.id,
      made.map(({ id }) => id),
    ]);
    const response = await set(buyer, { productId: (await listedProduct(app, producer)).id, quantity: '1' });
    expect(response).toMatchObject({ code: 'BAD_USER_INPUT', body: { errors: [{ extensions: { key: 'cart.full' } }] } });
  });

  it('rejects quantities that are none [S6]', async () => {
    const buyer = await consumer(app);
    const { id: productId } = await listedProduct(app, producer);
    for (const quantity of ['0', '-1', '0.0001', '99999999999']) {
      expect((await set(buyer, { productId, quantity })).code).toBe('BAD_USER_INPUT');
    }
  });

  it('reads with a fixed number of SQL statements, however many lines', async () => {
    const count = async (size: number) => {
      const buyer = await consumer(app);
      const sellers = [producer, await approvedProducer(app)];
      for (let index = 0; index < size; index++) {
        const owner = sellers[index % 2] ?? producer;
        await set(buyer, { productId: (await listedProduct(app, owner)).id, quantity: '1' });
      }
      const statements = await countSql(app.db, async () => expect((await read(buyer)).lineCount).toBe(size));
      return statements.length;
    };
    const [few, many] = [await count(2), await count(9)];
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(7);
  });
});

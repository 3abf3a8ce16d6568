/**
 * An order once more: what is still sold goes into the cart, what is not is listed. And where an order is picked up
 * that is not delivered.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';

interface Again {
  reorder: { missing: string[]; cart: { lineCount: number; groups: { lines: { id: string; quantity: string; problems: unknown[] }[] }[] } };
}

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
beforeEach(async () => {
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const again = (id: string, by = buyer) =>
  app.call<Again>('reorder', { id }, 'missing cart { lineCount groups { lines { id quantity problems { kind } } } }', { token: by.token });
const held = ({ reorder }: Again) => reorder.cart.groups.flatMap(({ lines }) => lines.map(({ id, quantity }) => [id, quantity]));

describe('an order once more', () => {
  it('goes into the cart as it was; asking twice changes nothing [S6]', async () => {
    const [potato, onion] = [await listedProduct(app, producer), await listedProduct(app, producer, { name: 'Onion' })];
    const { id } = await placedOrder(app, {
      buyer,
      lines: [
        { product: potato, quantity: '2.5' },
        { product: onion, quantity: '4' },
      ],
    });
    for (const response of [await again(id), await again(id)]) {
      expect(held(response.data).sort()).toEqual(
        [
          [potato.id, '2.5'],
          [onion.id, '4'],
        ].sort(),
      );
      expect(response.data.reorder.missing).toEqual([]);
    }
  });

  it('returns what is no longer sold, adds a smaller rest with its problem and retains the lines that were there before [S6]', async () => {
    const names = ['Gone', 'Sold out', 'Scarce', 'Kept'];
    const made: Goods[] = [];
    for (const name of names) made.push(await listedProduct(app, producer, { name, quantity: '50' }));
    const { id } = await placedOrder(app, { buyer, lines: made.map((product) => ({ product, quantity: '10' })) });
    const other = await listedProduct(app, producer, { name: 'Other' });
    const set = 'mutation ($line: CartLineInput!) { setCartLine(line: $line) { total } }';
    await app.gql(set, { line: { productId: other.id, quantity: '1' } }, { token: buyer.token });
    await app.db.query('UPDATE products SET is_published = false WHERE id = $1', [made[0]?.id]);
    await app.db.query('UPDATE product_stock SET on_hand = reserved WHERE product_id = $1', [made[1]?.id]);
    await app.db.query('UPDATE product_stock SET on_hand = reserved + 3 WHERE product_id = $1', [made[2]?.id]);
    const { reorder } = (await again(id)).data;
    expect(reorder.missing).toEqual(['Gone', 'Sold out']);
    expect(reorder.cart.lineCount).toBe(3);
    const scarce = reorder.cart.groups.flatMap(({ lines }) => lines).find((line) => line.id === made[2]?.id);
    expect(scarce).toMatchObject({ quantity: '10', problems: [{ kind: 'LESS_STOCK' }] });
  });

  it('is for the buyer: its seller is rejected, to a stranger it is missing [S6]', async () => {
    const trader = await seller(app, 'SUPERSALER');
    const { id } = await placedOrder(app, { buyer, lines: [{ product: await listedProduct(app, trader), quantity: '1' }] });
    expect((await again(id, trader)).code).toBe('FORBIDDEN');
    expect((await again(id, await consumer(app))).code).toBe('NOT_FOUND');
  });
});

describe('products that are fetched', () => {
  it('return the seller’s address once they are ordered, a delivery does not [S6]', async () => {
    const look = async (id: string, by: TestAccount) =>
      (await app.call<{ order: { pickupAddress: string | null } }>('order', { id }, 'pickupAddress', { token: by.token })).data.order
        .pickupAddress;
    const fetched = await placedOrder(app, {
      buyer,
      seller: producer,
      input: { deliveryMethod: 'PICKUP', upazilaId: null, address: null },
    });
    const brought = await placedOrder(app, { buyer, seller: producer });
    expect(await look(fetched.id, buyer)).toBe('House 1, Road 2');
    expect(await look(brought.id, buyer)).toBeNull();
  });
});

describe('prices by quantity in a cart', () => {
  it('return the price before, the one reached and the next one available [S6]', async () => {
    const tiers = [
      { minQuantity: '10', price: '28' },
      { minQuantity: '50', price: '25' },
      { minQuantity: '500', price: '20' },
    ];
    const potato = await listedProduct(app, producer, { price: '30', quantity: '100', tiers });
    const { token } = await seller(app, 'WHOLESALER');
    const quote = async (quantity: string) => {
      const query = `query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { groups { lines { unitPrice listPrice nextTier { minQuantity price } } } } }`;
      const { quoteCart } = (
        await app.gql<{ quoteCart: { groups: { lines: unknown[] }[] } }>(query, { lines: [{ productId: potato.id, quantity }] }, { token })
      ).data;
      return quoteCart.groups[0]?.lines[0];
    };
    expect(await quote('2')).toEqual({ unitPrice: '30.00', listPrice: '30.00', nextTier: { minQuantity: '10', price: '28.00' } });
    expect(await quote('10')).toEqual({ unitPrice: '28.00', listPrice: '30.00', nextTier: { minQuantity: '50', price: '25.00' } });
    // of 100 no one gets the price of 500
    expect(await quote('60')).toEqual({ unitPrice: '25.00', listPrice: '30.00', nextTier: null });
  });
});

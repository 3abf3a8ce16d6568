/** A new price below prices by quantity: nothing is accepted in silence, the seller decides what becomes of them. */
import { loweredTier } from '../../../schema/rules/catalogue/tiers';
import type { TestApp } from '../../support/app';
import { publishedProduct } from '../../support/build-catalogue';
import type { TestAccount } from '../../support/build-accounts';
import { as, openOwnProducts, type OwnProducts } from './support/own-products';

let app: TestApp;
let producer: TestAccount;
let change: OwnProducts['change'];

beforeAll(async () => {
  ({ app, producer, change } = await openOwnProducts());
});
afterAll(() => app.stop());

const withTiers = async () => {
  const made = await publishedProduct(app, producer, { price: '28' });
  await app.db.query(
    `INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price)
     SELECT id, tier.* FROM sell_posts, (VALUES (10, 27), (30, 25), (100, 15)) AS tier WHERE product_id = $1`,
    [made.id],
  );
  return made.id;
};
interface Terms {
  myProduct: { regularPrice: string; sellPost: { version: number; tiers: { minQuantity: string; price: string }[] } };
}
const terms = async (id: string) =>
  (await app.call<Terms>('myProduct', { id }, 'regularPrice sellPost { version tiers { minQuantity price } }', as(producer))).data
    .myProduct;
const prices = async (id: string) => (await terms(id)).sellPost.tiers.map(({ price }) => price);

describe('a price below the prices for businesses', () => {
  it('is rejected with a clear error and changes nothing', async () => {
    const id = await withTiers();
    const { code, body } = await change(id, { price: '20' });
    expect([code, body.errors?.[0]?.extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      [expect.objectContaining({ field: 'tiersAbovePrice', key: 'product.tiersAbovePrice' })],
    ]);
    expect(await terms(id)).toMatchObject({ regularPrice: '28.00' });
    expect(await prices(id)).toEqual(['27.00', '25.00', '15.00']);
  });

  it('lowers all of them in proportion, and the terms count as changed', async () => {
    const id = await withTiers();
    const { version } = (await terms(id)).sellPost;
    await change(id, { price: '20', tiersAbovePrice: 'LOWER' });
    expect(await terms(id)).toMatchObject({ regularPrice: '20.00', sellPost: { version: version + 1 } });
    expect(await prices(id)).toEqual(['19.00', '17.00', '10.00']);
  });

  it('removes those above the price alone', async () => {
    const id = await withTiers();
    await change(id, { price: '20', tiersAbovePrice: 'REMOVE' });
    expect(await prices(id)).toEqual(['15.00']);
  });

  it('asks nothing for a price above all of them, or for another change', async () => {
    const id = await withTiers();
    expect((await change(id, { price: '27', description: 'Less' })).code).toBeNull();
    expect((await change(id, { description: 'More' })).code).toBeNull();
    expect(await prices(id)).toEqual(['27.00', '25.00', '15.00']);
  });

  it('REST rejects it likewise, and takes the same option', async () => {
    const id = await withTiers();
    const path = `/api/v1/producer/products/${id}`;
    const json = { productName: 'Potato', price: 20, description: 'Late', category: 'Potato', addToSellPost: true };
    const rejected = await app.rest('PUT', path, { token: producer.token, json });
    expect([rejected.status, rejected.body.message]).toEqual([
      400,
      'The new price is below prices for businesses. Lower them as well, or remove them.',
    ]);
    expect((await app.rest('PUT', path, { token: producer.token, json: { ...json, tiersAbovePrice: 'lower' } })).status).toBe(200);
    expect(await prices(id)).toEqual(['19.00', '17.00', '10.00']);
  });
});

it.each([
  ['27.00', '28', '20', '19.00'],
  ['2.50', '3', '2', '1.66'],
  ['27.00', '20', '20', '20.00'],
  ['0.50', '100', '50', '1.00'],
])('%s at %s becomes, at %s, %s', (tier, before, after, lowered) => {
  expect(loweredTier(tier, before, after)).toBe(lowered);
});

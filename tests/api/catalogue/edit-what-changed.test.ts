/**
 * An edit writes what was changed and nothing else: no price under a deal, no fraction of a price or of a stock is lost
 * to it.
 */
import { execute } from '../../../server/platform/db/sql';
import type { TestApp } from '../../support/app';
import type { GraphqlResult } from '../../support/client';
import { publishedProduct } from '../../support/build-catalogue';
import type { TestAccount } from '../../support/build-accounts';
import { as, ONE, openOwnProducts, type OwnProducts, type Shown } from './support/own-products';

let app: TestApp;
let producer: TestAccount;
let change: OwnProducts['change'];
let movements: OwnProducts['movements'];

beforeAll(async () => {
  ({ app, producer, change, movements } = await openOwnProducts());
});
afterAll(() => app.stop());

const one = async (id: string) => (await app.gql<{ myProduct: Shown }>(ONE, { id }, as(producer))).data.myProduct;
const underDeal = async (percent: number, price = '130') => {
  const made = await publishedProduct(app, producer, { price });
  await execute(
    app.db,
    `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
     VALUES ($1, $2, $3, now() - interval '1 hour', now() + interval '1 day', now())`,
    [made.id, percent, price],
  );
  return made.id;
};
/** As after sales in steps of half a kilogram, and a price that came with paisa. */
const withFractions = async () => {
  const made = await publishedProduct(app, producer, { quantity: '600' });
  await execute(app.db, "UPDATE products SET price = '83.20' WHERE id = $1", [made.id]);
  await setOnHand(made.id, '573.5');
  return made.id;
};
const setOnHand = (id: string, quantity: string) =>
  execute(app.db, 'UPDATE product_stock SET on_hand = $2 WHERE product_id = $1', [id, quantity]);
const found = ({ body }: GraphqlResult<unknown>) =>
  Object.fromEntries((body.errors?.[0]?.extensions?.fields ?? []).map(({ field, message }) => [field, message]));
const SET = 'mutation ($productId: ID!, $quantity: Decimal!) { setStock(productId: $productId, quantity: $quantity) { quantity } }';

describe('an edit under a deal', () => {
  it('shows the seller the regular price with the deal beside it, and leaves the price as it was', async () => {
    const id = await underDeal(20);
    expect(await one(id)).toMatchObject({ price: '104.00', regularPrice: '130.00', deal: { percent: 20 } });
    for (const description of ['Changed once', 'Changed twice']) {
      const { updateProduct } = (await change(id, { description })).data;
      expect(updateProduct).toMatchObject({ description, price: '104.00', regularPrice: '130.00' });
    }
  });

  it('changes the regular price where it is given, and the deal is taken off that', async () => {
    const id = await underDeal(20);
    expect((await change(id, { price: '100' })).data.updateProduct).toMatchObject({ price: '80.00', regularPrice: '100.00' });
  });

  it('sends REST the regular price too, also after the seller raised it while the deal runs', async () => {
    const id = await underDeal(20, '100');
    await change(id, { price: '140' });
    const path = `/api/v1/producer/products/${id}`;
    const got = await app.rest('GET', path, { token: producer.token });
    expect(got.body).toMatchObject({ price: 140 });
    const { image: _image, secondaryImages: _others, ...body } = got.body;
    expect((await app.rest('PUT', path, { token: producer.token, json: body })).status).toBe(200);
    expect((await one(id)).regularPrice).toBe('140.00');
  });
});

describe('exact decimals', () => {
  it('573.5 stays 573.5 and 83.20 stays 83.20 with an edit of something else, and no stock moves', async () => {
    const id = await withFractions();
    const before = await movements(id);
    expect((await change(id, { description: 'Only this' })).data.updateProduct).toMatchObject({ quantity: '573.5', regularPrice: '83.20' });
    expect((await change(id, { quantity: '573.5', price: '83.2' })).data.updateProduct).toMatchObject({
      quantity: '573.5',
      regularPrice: '83.20',
    });
    expect(await movements(id)).toEqual(before);
  });

  it('REST writes back what it read', async () => {
    const id = await withFractions();
    const before = await movements(id);
    const path = `/api/v1/producer/products/${id}`;
    const { body } = await app.rest('GET', path, { token: producer.token });
    const { image: _image, secondaryImages: _others, ...fields } = body;
    expect((await app.rest('PUT', path, { token: producer.token, json: fields })).status).toBe(200);
    expect(await one(id)).toMatchObject({ quantity: '573.5', regularPrice: '83.20' });
    expect(await movements(id)).toEqual(before);
  });

  it('takes digits only for what the seller types', async () => {
    const id = await withFractions();
    const price = await change(id, { price: '83.5' });
    expect([price.code, found(price)]).toEqual(['BAD_USER_INPUT', { price: 'Price must be digits only, up to 1,00,00,000' }]);
    const stock = await change(id, { quantity: '573.2' });
    expect(found(stock)).toEqual({ quantity: 'Stock must be digits only, from 0 to 1,00,00,000' });
    expect(await one(id)).toMatchObject({ quantity: '573.5', regularPrice: '83.20' });
  });

  it('counts up and down in whole units from a fraction, and a spoilt harvest is 0', async () => {
    const id = await withFractions();
    const set = async (quantity: string) =>
      (await app.gql<{ setStock: Shown }>(SET, { productId: id, quantity }, as(producer))).data?.setStock?.quantity;
    expect([await set('574.5'), await set('570'), await set('0')]).toEqual(['574.5', '570', '0']);
    expect((await change(id, { quantity: '12' })).data.updateProduct.quantity).toBe('12');
    expect((await change(id, { quantity: '0' })).data.updateProduct.quantity).toBe('0');
  });
});

describe('what is left out', () => {
  it('stays: name, note, images, sale and terms', async () => {
    const made = await publishedProduct(app, producer, { unit: 'OTHERS', customUnitNote: '1 sack = 40 kg' });
    const { updateProduct } = (await change(made.id, { description: 'New words' })).data;
    expect(updateProduct).toMatchObject({
      name: made.name,
      unit: 'OTHERS',
      customUnitNote: '1 sack = 40 kg',
      addToSellPost: true,
      description: 'New words',
      images: (made.images ?? []).map(({ id }) => ({ id })),
    });
  });

  it('another unit needs its note, and null is the same as left out', async () => {
    const made = await publishedProduct(app, producer);
    const wrong = await change(made.id, { unit: 'OTHERS' });
    expect(found(wrong)).toEqual({ customUnitNote: 'Please fill all required fields' });
    const nothing = { name: null, description: null, price: null, quantity: null, unit: null, addToSellPost: null, imageIds: null };
    expect((await change(made.id, nothing)).data.updateProduct).toMatchObject({ name: made.name, unit: 'KG', addToSellPost: true });
  });
});

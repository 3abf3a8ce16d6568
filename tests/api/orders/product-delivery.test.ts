/** Lists say what the delivery of a product costs at least, as a quote for the nearest place does. */
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { lineOf, quoteDeliveries, setTerms } from './support/delivery-api';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Card {
  readonly id: string;
  readonly deliveryFrom: string | null;
  readonly freeDeliveryFrom: string | null;
}
const LIST = '{ products(first: 40, sort: NEWEST) { nodes { id name deliveryFrom freeDeliveryFrom } } }';
const cards = async () => (await app.gql<{ products: { nodes: Card[] } }>(LIST)).data.products.nodes;
const cardOf = async ({ id }: { id: string }) => {
  const { deliveryFrom, freeDeliveryFrom } = (await cards()).find((card) => card.id === id) ?? {};
  return [deliveryFrom, freeDeliveryFrom];
};

it('the platform’s lowest rate where its seller has none, as the quote for the seller’s own upazila has it', async () => {
  const light = await listedProduct(app, await approvedProducer(app));
  expect(await cardOf(light)).toEqual(['40.00', null]);
  const heavy = await listedProduct(app, await approvedProducer(app), { minQuantity: '30', quantity: '90' });
  const quote = (await quoteDeliveries(app, [lineOf(heavy, '30')])).groups[0]?.delivery;
  expect(await cardOf(heavy)).toEqual([quote?.fee, null]);
  expect(quote?.fee).toBe('50.00');
});

it('the seller’s own rate, and from which amount it is free; free where the least quantity costs as much', async () => {
  const seller = await approvedProducer(app);
  const cheap = await listedProduct(app, seller, { price: '30' });
  const dear = await listedProduct(app, seller, { price: '2400' });
  await setTerms(app, seller, { freeFrom: '1000' });
  expect(await cardOf(cheap)).toEqual(['20.00', '1000.00']);
  expect(await cardOf(dear)).toEqual(['0.00', '1000.00']);
  // what is free without a deal may not be with it
  await app.db.query(
    `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
     SELECT id, 50, price, now() - interval '1 hour', now() + interval '1 day', now() FROM products WHERE id = $1`,
    [dear.id],
  );
  expect(await cardOf(dear)).toEqual(['20.00', '1000.00']);
});

it('nothing where the weight is not known, and where buyers pick up alone', async () => {
  const seller = await approvedProducer(app);
  const basket = await listedProduct(app, seller, { unit: 'OTHERS' });
  await app.db.query('UPDATE products SET unit_weight_kg = NULL WHERE id = $1', [basket.id]);
  expect(await cardOf(basket)).toEqual([null, null]);
  const goods = await listedProduct(app, seller);
  await setTerms(app, seller, { distances: [], rates: [], pickup: true, freeFrom: '500' });
  expect(await cardOf(goods)).toEqual([null, null]);
});

it('costs one statement more, whatever the length of the list', async () => {
  await cards();
  const without = await countSql(app.db, () => app.gql('{ products(first: 40, sort: NEWEST) { nodes { id name } } }'));
  const { length } = await countSql(app.db, cards);
  expect([(await cards()).length > 5, length]).toEqual([true, without.length + 1]);
});

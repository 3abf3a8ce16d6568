/** An admin reads what was counted away however many lots a seller has, of which some left by a count each. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { codeOf } = recallSteps(() => app);

const LOTS = `
  INSERT INTO lots (product_id, owner_id, owner_name, added, removed, remaining, opened_at)
  SELECT lot.product_id, lot.owner_id, lot.owner_name, 5, 5, 0, now() - n * interval '20 minutes'
  FROM generate_series(1, 2000) n CROSS JOIN (SELECT * FROM lots WHERE product_id = $1) lot`;
const REMOVALS = `
  INSERT INTO lot_removals (lot_id, cause, quantity, created_at)
  SELECT id, 'COUNTED', 5, opened_at + interval '1 hour' FROM lots WHERE product_id = $1 AND remaining = 0`;

it('a seller with 2,000 lots in a month', async () => {
  const [grower, boss] = [await approvedProducer(app), await admin(app)];
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  const other = await listedProduct(app, grower, { quantity: '5', unit: 'KG' });
  await app.db.query(LOTS, [other.id]);
  await app.db.query(REMOVALS, [other.id]);
  await app.db.query('ANALYZE lots, lot_removals');
  await app.call('setStock', { productId: product.id, quantity: '80' }, 'id', grower);
  // a statement ends after some seconds, which it took many of
  const { code, data } = await app.call<{ traceLot: { countedAway: object[] } }>(
    'traceLot',
    { code: await codeOf(product), skip: 0 },
    'countedAway { quantity mayBe { code } }',
    boss,
  );
  expect(code).toBeNull();
  expect(data.traceLot.countedAway).toHaveLength(50);
});

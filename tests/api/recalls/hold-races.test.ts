/** An import that waits for a hold sees it. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { one } from '../../support/sql';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { codeOf, decide } = recallSteps(() => app);

/** Until so many statements wait for a lock. */
const waiting = async (count: number): Promise<void> => {
  for (;;) {
    const row = await one<{ count: number }>(
      app.db,
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    if ((row?.count ?? 0) >= count) return;
  }
};

it('an import in another unit that waited for a hold is a conflict', async () => {
  const [grower, boss] = [await approvedProducer(app), await admin(app)];
  const product = await listedProduct(app, grower, { quantity: '2000', unit: 'KG' });
  const code = await codeOf(product);
  const first = app.db.createQueryRunner();
  await first.connect();
  await first.startTransaction();
  await first.query('SELECT id FROM products WHERE id = $1 FOR NO KEY UPDATE', [product.id]);
  const holding = decide('holdLot', boss, code);
  await waiting(1);
  const input = [{ id: product.id, unit: 'TON', quantity: '2', price: '30000' }];
  const importing = app.call<{ upsertProducts: object }>(
    'upsertProducts',
    { input, errorPolicy: 'REJECT_FAILED_ROWS' },
    'results { status }',
    grower,
  );
  await waiting(2);
  await first.commitTransaction();
  await first.release();
  expect((await holding).code).toBeNull();
  expect((await importing).data.upsertProducts).toEqual({ results: [{ status: 'FAILED' }] });
});

/**
 * The rules by which the demo market has no impossible date find one, wherever in a chain from the field to the last
 * buyer it is planted.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { chains } from './chains';
import { invariants } from './invariants';

const RULES = [
  'nothing was harvested after its lot was opened, and no received lot after it was received',
  'a lot of received items has days of the lots it was taken from',
  'what was ordered had been harvested on an earlier day, and its receipt has that day',
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const [grower, trader] = [await approvedProducer(app), await seller(app, 'SUPERSALER')];
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  await app.db.query(
    "UPDATE lots SET harvested_from = current_date - 3, harvested_until = current_date - 3, opened_at = now() - interval '2 days'",
  );
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, product, '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  await deliveredOrder(app, { buyer: await consumer(app), lines: [{ product: { ...relisted, seller: trader }, quantity: '5' }] });
});
afterAll(() => app.stop());

const MADE = 'receipt_id IS NOT NULL';
const GROWN = 'receipt_id IS NULL';

it('a chain of a grower, a trader and a consumer breaks none', async () => {
  for (const rule of RULES) expect([rule, await rows(app.db, invariants[rule] ?? '')]).toEqual([rule, []]);
  expect((await chains(app.db)).map(({ steps, hasHarvest, goesBack }) => [steps, hasHarvest, goesBack])).toEqual([[2, true, false]]);
});

it.each([
  ['a harvest after its lot', `UPDATE lots SET harvested_until = current_date + 2 WHERE ${GROWN}`, RULES[0]],
  ['a harvest after it was received', `UPDATE lots SET harvested_until = current_date + 2 WHERE ${MADE}`, RULES[0]],
  ['received items older than their harvest', `UPDATE lots SET harvested_from = harvested_from - 2 WHERE ${MADE}`, RULES[1]],
  ['an order of what was not harvested', 'UPDATE order_lines SET harvested_on = current_date + 2', RULES[2]],
  ['a receipt with another day than its line', 'UPDATE receipts SET harvested_on = current_date - 9', RULES[2]],
] as const)('%s is found', async (_what, plant, rule) => {
  const runner = app.db.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('SET LOCAL session_replication_role = replica');
    await runner.query(plant);
    expect(await runner.query(invariants[rule] ?? '')).not.toEqual([]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

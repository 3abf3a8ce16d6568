/** Nobody reads a notification of a closed account: the records of a recall do not say so, and name no phone of it. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  boss = await admin(app);
});
afterAll(() => app.stop());

const { codeOf, decide, refundDue } = recallSteps(() => app);

it('a buyer who closed the account is refunded, and not notified', async () => {
  const grower = await approvedProducer(app);
  const [gone, there] = [await consumer(app), await consumer(app)];
  const product = await listedProduct(app, grower, { quantity: '100' });
  for (const buyer of [gone, there]) await deliveredOrder(app, { buyer, lines: [{ product, quantity: '5' }] });
  await app.db.query('UPDATE users SET closed_at = now() WHERE id = $1', [gone.id]);
  const code = await codeOf(product);
  await decide('askRecall', boss, code);
  await decide('confirmRecall', await admin(app), code);
  expect([await refundDue(), await refundDue()]).toEqual([2, 0]);
  const read = await rows(
    app.db,
    `SELECT o.buyer_id AS id, r.refund, r.is_notified AS done, r.notified_at IS NOT NULL AS told, r.notification_id IS NOT NULL AS noted
     FROM recalled_shares r JOIN orders o ON o.id = r.order_id ORDER BY o.id`,
  );
  expect(read).toEqual([
    { id: gone.id, refund: 'REFUNDED', done: true, told: false, noted: false },
    { id: there.id, refund: 'REFUNDED', done: true, told: true, noted: true },
  ]);
  const { data } = await app.call<{ recallCsv: { text: string } }>('recallCsv', { code }, 'text', boss);
  const phones = data.recallCsv.text.match(/\+880 1\d{3}-\d{6}/gu);
  expect(phones).toHaveLength(1);
  const { data: holders } = await app.call<{ recallHolders: { holders: { contactPhone: string | null }[] } }>(
    'recallHolders',
    { code },
    'holders { contactPhone }',
    boss,
  );
  expect(holders.recallHolders.holders.filter(({ contactPhone }) => contactPhone === null)).toHaveLength(1);
});

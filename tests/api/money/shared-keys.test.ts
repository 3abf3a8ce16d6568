/** Two transfers of before the upgrade whose spellings have one key: both can be decided, each by someone. */
import type { TestApp } from '../../support/app';
import { startTestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim, confirm, reject } = transferSteps(() => app);
const { accept, accountOf, call, deliver } = stolenTransfers(
  () => app,
  () => judge,
);
const DISPUTE = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I sent it") { id } }';

/** Both are claimed, as the upgrade leaves them: the second is marked. */
async function sharing(key: string) {
  const [first, second] = [await bkashOrder(app), await bkashOrder(app)];
  expect([await claim(first, `${key}01`), await claim(second, `${key}XX`)]).toEqual([null, null]);
  await app.db.query(`UPDATE payment_references SET reference = $1, shares_reference = true WHERE reference = $2`, [
    `${key}O1`,
    `${key}XX`,
  ]);
  await app.db.query(`UPDATE order_payments SET reference = $1 WHERE reference = $2`, [`${key}O1`, `${key}XX`]);
  return { first, second };
}

it('the first is confirmed or delivered; the other is rejected, and an admin finds whose it is', async () => {
  const { first, second } = await sharing('8SHARE');
  await deliver(first);
  expect([await confirm(second), await reject(second)]).toEqual(['CONFLICT', null]);
  expect(await accountOf(first)).toMatchObject({ status: 'PAID', received: 75 });
  expect(await call(second.buyer, DISPUTE, { id: second.id })).toBeNull();
  expect(await accept(second)).toBeNull();
  expect([await accountOf(first), await accountOf(second)]).toMatchObject([{ received: 0 }, { status: 'PAID', received: 75 }]);
});

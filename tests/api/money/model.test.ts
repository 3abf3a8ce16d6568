/**
 * Property-based: random deliveries, discounts, refunds, deliveries taken back, weights, failed parcels, reported
 * mobile money, online payments, bills, payments, payouts and reversals of two sellers, month after month. After each,
 * every transaction of the ledger sums to zero, every balance is the sum of its entries, what a seller owes is what is
 * open of the bills and what no bill has yet, and no payout took more than was there. Bounded by time; MODEL_SECONDS
 * makes it longer.
 */
import fc from 'fast-check';
import { addMonths } from '../../../schema/values/money/months';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { billCommands } from './model/bill-commands';
import { gatewayCommands, HELD_MONEY } from './model/gateway-commands';
import { orderCommands } from './model/order-commands';
import { parcelCommands } from './model/parcel-commands';
import { payoutCommands, WRONG_PAYOUTS } from './model/payout-commands';
import type { Run, Step } from './model/run';
import { billedFrom, lastMonth } from './support/bills';
import { type PayingApp, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';

const SECONDS = Number(process.env.MODEL_SECONDS ?? 8);
const MOST_MORE = 10;

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
  await billedFrom(app, addMonths(lastMonth(), -2));
  await app.db.query(`INSERT INTO platform_settings (key, value) VALUES ('payouts', '{"minimum": "1"}')`);
});
afterAll(() => paying.stop());

const commands: fc.Arbitrary<Step> = fc.oneof(...orderCommands, ...billCommands, ...payoutCommands, ...gatewayCommands, ...parcelCommands);

/** A seller owes the open part of the bills plus the amounts that are not billed yet. */
const DIFFERENCES = `
  SELECT u.id,
    (SELECT coalesce(sum(b.amount), 0) FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id WHERE a.owner_id = u.id AND a.kind = 'RECEIVABLE') AS owed,
    (SELECT coalesce(sum(total - paid), 0) FROM bills WHERE seller_id = u.id)
    + (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE a.owner_id = u.id AND a.kind = 'RECEIVABLE' AND t.order_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.transaction_id = t.id)) AS wanted
  FROM users u WHERE u.id = ANY ($1::uuid[])`;
const PAYMENTS = `
  SELECT b.id FROM bills b LEFT JOIN bill_payments p ON p.bill_id = b.id AND p.reversed_at IS NULL GROUP BY b.id HAVING b.paid <> coalesce(sum(p.amount), 0)`;

async function agree({ sellers }: Run): Promise<void> {
  await expectSound(app);
  const owed = await rows<{ id: string; owed: string; wanted: string }>(app.db, DIFFERENCES, [sellers.map(({ id }) => id)]);
  expect(owed.filter((one_) => Number(one_.owed) !== Number(one_.wanted))).toEqual([]);
  expect(await rows(app.db, PAYMENTS)).toEqual([]);
  expect(await rows(app.db, WRONG_PAYOUTS)).toEqual([]);
  const held = await one<Record<string, number>>(app.db, HELD_MONEY);
  for (const kind of ['GATEWAY', 'HELD', 'REFUNDS']) expect([kind, held?.[`posted${kind}`]]).toEqual([kind, held?.[kind]]);
}

const MADE = `
  SELECT (SELECT count(*) > 0 FROM bills) AS "areBilled", (SELECT count(*) > 0 FROM payouts) AS "arePaidOut", (SELECT count(*) > 0 FROM gateway_refunds) AS "areRefunded"`;

/** Whole sequences, so that the first is not cut off on a busy machine; returns the number of steps. */
async function takeSteps(milliseconds: number): Promise<number> {
  let steps = 0;
  const sequences = fc.asyncProperty(fc.array(commands, { minLength: 6, maxLength: 25 }), async (sequence) => {
    const sellers = [await approvedProducer(app), await approvedProducer(app)];
    for (const seller of sellers) await payoutAccount(app, seller);
    const run: Run = { app, admin: judge, sellers, behave: paying.behave, delivered: [], online: [], deliveredOnline: [], months: 0 };
    for (const take of sequence) {
      await take(run);
      steps += 1;
      await agree(run);
    }
  });
  for (const until = Date.now() + milliseconds; Date.now() < until;) await fc.assert(sequences, { numRuns: 1, endOnFailure: true });
  return steps;
}

it(
  `${SECONDS} seconds of random deliveries, bills, payments online and by hand, and payouts agree with the ledger`,
  async () => {
    expect(await takeSteps(SECONDS * 1000)).toBeGreaterThan(5);
    const made = () => one<Record<string, boolean>>(app.db, MADE);
    const isWhole = async () => Object.values((await made()) ?? {}).every(Boolean);
    // a busy machine comes to less in that time
    for (let more = 0; more < MOST_MORE && !(await isWhole()); more += 1) await takeSteps(SECONDS * 500);
    expect(await made()).toEqual({ areBilled: true, arePaidOut: true, areRefunded: true });
  },
  SECONDS * 1000 * (1 + MOST_MORE / 2) + 60_000,
);

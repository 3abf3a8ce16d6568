/**
 * Property-based: random deliveries, discounts, refunds, deliveries taken back, bills, payments and reversals of two sellers, month after month. After each, every transaction of
 * the ledger sums to zero, every balance is the sum of its entries, and what a seller owes is what is open of the bills and what no bill has yet. Bounded by time;
 * MODEL_SECONDS makes it longer.
 */
import fc from 'fast-check';
import { addMonths } from '../../../schema/values/money/months';
import { BillPaymentsService } from '../../../server/modules/money/bills/bill-payments.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { billedFrom, issueBills, lastMonth } from './support/bills';
import { expectSound, settle } from './support/ledger';

const SECONDS = Number(process.env.MODEL_SECONDS ?? 8);

let app: TestApp;
let judge: TestAccount;
let sellers: readonly TestAccount[];
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
  await billedFrom(app, addMonths(lastMonth(), -2));
});
afterAll(() => app.stop());

/** Orders that are delivered now, by their ids; the months that are billed so far. */
interface Run {
  readonly delivered: string[];
  months: number;
}

type Step = (run: Run) => Promise<void>;

const sellerAt = (index: number): TestAccount => sellers[index % sellers.length] as TestAccount;
const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
/** A day of the month that no bill has yet. */
const dayOf = ({ months }: Run): string => `${addMonths(lastMonth(), months - 2)}-15 06:00+00`;

const deliver =
  (seller: number, discount: number): Step =>
  async (run) => {
    const { id } = await confirmedOrder(app, { seller: sellerAt(seller) });
    const set = `UPDATE orders SET status = 'DELIVERED', delivered_at = $2, discount = $3, platform_discount = $3, total = total - $3, commission = commission - $3 WHERE id = $1`;
    await app.db.query(set, [id, dayOf(run), discount]);
    await settle(app, id);
    run.delivered.push(id);
  };
const refund =
  (which: number, percent: number): Step =>
  async (run) => {
    const id = nth(run.delivered, which);
    if (!id) return;
    const set = 'UPDATE orders SET refunded = greatest(refunded, round(total * $2 / 100, 2)), updated_at = $3 WHERE id = $1';
    await app.db.query(set, [id, percent, dayOf(run)]);
    await settle(app, id);
  };
const takeBack =
  (which: number): Step =>
  async (run) => {
    const id = nth(run.delivered, which);
    if (!id) return;
    run.delivered.splice(run.delivered.indexOf(id), 1);
    await app.db.query(`UPDATE orders SET status = 'CONFIRMED', delivered_at = NULL, updated_at = now() WHERE id = $1`, [id]);
    await settle(app, id);
  };
const bill: Step = async (run) => {
  run.months += 1;
  await issueBills(app, new Date(`${addMonths(lastMonth(), run.months - 2)}-05T06:00:00Z`));
};
const pay =
  (which: number, percent: number): Step =>
  async () => {
    const open = await rows<{ id: string; amount: string; day: string }>(
      app.db,
      `SELECT id, greatest(0.01, round((total - paid) * $1 / 100, 2))::text AS amount, to_char(issued_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS day
       FROM bills WHERE paid < total AND issued_at <= now() ORDER BY id`,
      [percent],
    );
    const chosen = nth(open, which);
    if (!chosen) return;
    const given = { amount: chosen.amount, method: 'CASH', receivedOn: chosen.day } as const;
    await app.container.resolve(BillPaymentsService).record(asViewer(judge), chosen.id, given);
  };
const reverse =
  (which: number): Step =>
  async () => {
    const recorded = await rows<{ id: string }>(app.db, 'SELECT id FROM bill_payments WHERE reversed_at IS NULL ORDER BY id');
    const chosen = nth(recorded, which);
    if (chosen) await app.container.resolve(BillPaymentsService).reverse(asViewer(judge), chosen.id, 'Recorded by mistake');
  };

const place = fc.nat({ max: 20 });
const percent = fc.integer({ min: 1, max: 100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(place, fc.constantFrom(0, 0, 5, 20)).map(([seller, discount]) => deliver(seller, discount)) },
  { weight: 2, arbitrary: fc.tuple(place, percent).map(([which, part]) => refund(which, part)) },
  { weight: 1, arbitrary: place.map(takeBack) },
  { weight: 2, arbitrary: fc.constant(bill) },
  { weight: 3, arbitrary: fc.tuple(place, percent).map(([which, part]) => pay(which, part)) },
  { weight: 1, arbitrary: place.map(reverse) },
);

/** What a seller owes is what is open of the bills, and what is not billed yet. */
const DIFFERENCES = `
  SELECT u.id,
    (SELECT coalesce(sum(b.amount), 0) FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id WHERE a.owner_id = u.id AND a.kind = 'RECEIVABLE') AS owed,
    (SELECT coalesce(sum(total - paid), 0) FROM bills WHERE seller_id = u.id)
    + (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE a.owner_id = u.id AND a.kind = 'RECEIVABLE' AND t.order_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.transaction_id = t.id)) AS wanted
  FROM users u WHERE u.id = ANY ($1::uuid[])`;
const PAYMENTS = `
  SELECT b.id FROM bills b LEFT JOIN bill_payments p ON p.bill_id = b.id AND p.reversed_at IS NULL GROUP BY b.id HAVING b.paid <> coalesce(sum(p.amount), 0)`;

async function agree(): Promise<void> {
  await expectSound(app);
  const owed = await rows<{ id: string; owed: string; wanted: string }>(app.db, DIFFERENCES, [sellers.map(({ id }) => id)]);
  expect(owed.filter((one_) => Number(one_.owed) !== Number(one_.wanted))).toEqual([]);
  expect(await rows(app.db, PAYMENTS)).toEqual([]);
}

it(
  `${SECONDS} seconds of random deliveries, bills and payments agree with the ledger`,
  async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (sequence) => {
        sellers = [await approvedProducer(app), await approvedProducer(app)];
        const run: Run = { delivered: [], months: 0 };
        for (const take of sequence) {
          await take(run);
          steps += 1;
          await agree();
        }
      }),
      { numRuns: 10_000, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan(20);
    expect(await one(app.db, 'SELECT count(*) > 0 AS "areBilled" FROM bills')).toEqual({ areBilled: true });
  },
  SECONDS * 1000 + 60_000,
);

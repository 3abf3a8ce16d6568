/** Payouts: asked for, made in batches, paid, failed. Each checks that it takes no more than the seller is due. */
import fc from 'fast-check';
import { PayoutBatchesService } from '../../../../server/modules/money/payouts/payout-batches.service';
import { PayoutDecisionsService } from '../../../../server/modules/money/payouts/payout-decisions.service';
import { PayoutRequestsService } from '../../../../server/modules/money/payouts/payout-requests.service';
import { AppError } from '../../../../server/platform/errors/app-error';
import { asViewer } from '../../../support/build-accounts';
import { rows } from '../../../support/sql';
import { nth, type Run, sellerAt, type Step, type WeightedStep } from './run';

/** PAYABLE may be above zero where a refund came after the payout, never by a payout: what each took was there. */
async function neverAbove(run: Run, take: () => Promise<unknown>): Promise<void> {
  const credits = `
    SELECT a.owner_id AS seller, coalesce(-sum(b.amount), 0)::float AS credit,
      (SELECT coalesce(sum(amount), 0)::float FROM payouts p WHERE p.seller_id = a.owner_id AND p.state <> 'FAILED') AS out
    FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.kind = 'PAYABLE' AND a.owner_id = ANY ($1::uuid[]) GROUP BY 1`;
  const read = () => rows<{ seller: string; credit: number; out: number }>(run.app.db, credits, [run.sellers.map(({ id }) => id)]);
  const before = new Map((await read()).map((row) => [row.seller, row]));
  try {
    await take();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
  }
  for (const { seller, credit, out } of await read()) {
    const earlier = before.get(seller) ?? { credit: 0, out: 0 };
    const taken = Math.round((out - earlier.out) * 100) / 100;
    expect(taken === 0 || taken <= earlier.credit).toBe(true);
    expect(credit).toBeCloseTo(earlier.credit - taken, 2);
  }
}

const ask =
  (seller: number): Step =>
  (run) =>
    neverAbove(run, () => run.app.container.resolve(PayoutRequestsService).request(asViewer(sellerAt(run, seller)), 'BKASH'));
/** Two admins at once. */
const batch: Step = (run) =>
  neverAbove(run, async () => {
    const make = () => run.app.container.resolve(PayoutBatchesService).make(asViewer(run.admin));
    const made = await Promise.allSettled([make(), make()]);
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    for (const one of made) if (one.status === 'rejected' && !(one.reason instanceof AppError)) throw one.reason;
  });
let transfers = 0;
const decide =
  (which: number, isPaid: boolean): Step =>
  async ({ app, admin }) => {
    const state = isPaid ? "= 'SENT'" : "<> 'FAILED'";
    const chosen = nth(await rows<{ id: string }>(app.db, `SELECT id FROM payouts WHERE state ${state} ORDER BY id`), which);
    const decisions = app.container.resolve(PayoutDecisionsService);
    if (chosen && isPaid) await decisions.pay(asViewer(admin), chosen.id, { reference: `MODEL${++transfers}` });
    if (chosen && !isPaid) await decisions.fail(asViewer(admin), chosen.id, { reason: 'The number does not exist', isWrongNumber: false });
  };

const place = fc.nat({ max: 20 });

export const payoutCommands: readonly WeightedStep[] = [
  { weight: 2, arbitrary: place.map(ask) },
  { weight: 2, arbitrary: fc.constant(batch) },
  { weight: 2, arbitrary: fc.tuple(place, fc.boolean()).map(([which, isPaid]) => decide(which, isPaid)) },
];

/** Payouts of which the ledger has another amount than what began and did not fail. */
export const WRONG_PAYOUTS = `
  SELECT p.id FROM payouts p WHERE (CASE p.state WHEN 'FAILED' THEN 0 ELSE p.amount END) <> (
    SELECT coalesce(sum(e.amount), 0) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.idempotency_key IN ('payout:' || p.id, 'payout:' || p.id || ':returned') AND a.kind = 'PAYABLE')`;

/** Bills of one month after the other, their payments, and reversals of those. */
import fc from 'fast-check';
import { addMonths } from '../../../../schema/values/money/months';
import { BillPaymentsService } from '../../../../server/modules/money/bills/bill-payments.service';
import { asViewer } from '../../../support/build-accounts';
import { rows } from '../../../support/sql';
import { issueBills, lastMonth } from '../support/bills';
import { nth, type Step, type WeightedStep } from './run';

const bill: Step = async (run) => {
  run.months += 1;
  await issueBills(run.app, new Date(`${addMonths(lastMonth(), run.months - 2)}-05T06:00:00Z`));
};
const pay =
  (which: number, percent: number): Step =>
  async ({ app, admin }) => {
    const open = await rows<{ id: string; amount: string; day: string }>(
      app.db,
      `SELECT id, greatest(0.01, round((total - paid) * $1 / 100, 2))::text AS amount, to_char(issued_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS day
       FROM bills WHERE paid < total AND issued_at <= now() ORDER BY id`,
      [percent],
    );
    const chosen = nth(open, which);
    if (!chosen) return;
    const given = { amount: chosen.amount, method: 'CASH', receivedOn: chosen.day } as const;
    await app.container.resolve(BillPaymentsService).record(asViewer(admin), chosen.id, given);
  };
const reverse =
  (which: number): Step =>
  async ({ app, admin }) => {
    const recorded = await rows<{ id: string }>(app.db, 'SELECT id FROM bill_payments WHERE reversed_at IS NULL ORDER BY id');
    const chosen = nth(recorded, which);
    if (chosen) await app.container.resolve(BillPaymentsService).reverse(asViewer(admin), chosen.id, 'Recorded by mistake');
  };

const place = fc.nat({ max: 20 });

export const billCommands: readonly WeightedStep[] = [
  { weight: 2, arbitrary: fc.constant(bill) },
  { weight: 3, arbitrary: fc.tuple(place, fc.integer({ min: 1, max: 100 })).map(([which, part]) => pay(which, part)) },
  { weight: 1, arbitrary: place.map(reverse) },
];

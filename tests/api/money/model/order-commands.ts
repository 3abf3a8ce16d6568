/** Deliveries, discounts that the market pays, completions, refunds, and deliveries that are taken back. */
import fc from 'fast-check';
import { confirmedOrder } from '../../../support/build-orders';
import { changeAndSettle, settle } from '../support/ledger';
import { dayOf, nth, sellerAt, type Step, type WeightedStep } from './run';

const deliver =
  (seller: number, discount: number, isComplete: boolean): Step =>
  async (run) => {
    const { app } = run;
    const { id } = await confirmedOrder(app, { seller: sellerAt(run, seller) });
    const set = `UPDATE orders SET status = 'DELIVERED', delivered_at = $2, completed_at = CASE WHEN $4 THEN $2::timestamptz END, discount = $3, platform_discount = $3, ordered_discount = $3, ordered_platform_discount = $3,
      total = total - $3, commission = commission - $3 WHERE id = $1`;
    await app.db.query(set, [id, dayOf(run), discount, isComplete]);
    await settle(app, id);
    run.delivered.push(id);
  };
const complete =
  (which: number): Step =>
  async ({ app, delivered }) => {
    const id = nth(delivered, which);
    if (id) await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1 AND completed_at IS NULL', [id]);
  };
const refund =
  (which: number, percent: number): Step =>
  async (run) => {
    const id = nth(run.delivered, which);
    if (!id) return;
    const set = 'refunded = greatest(refunded, round(total * $2 / 100, 2)), updated_at = $3';
    await changeAndSettle(run.app, id, set, [percent, dayOf(run)]);
  };
const takeBack =
  (which: number): Step =>
  async ({ app, delivered }) => {
    const id = nth(delivered, which);
    if (!id) return;
    delivered.splice(delivered.indexOf(id), 1);
    await app.db.query(
      `UPDATE orders SET status = 'CONFIRMED', delivered_at = NULL, completed_at = NULL, updated_at = now() WHERE id = $1`,
      [id],
    );
    await settle(app, id);
  };

const place = fc.nat({ max: 20 });
const percent = fc.integer({ min: 1, max: 100 });

export const orderCommands: readonly WeightedStep[] = [
  {
    weight: 4,
    arbitrary: fc
      .tuple(place, fc.constantFrom(0, 0, 5, 20, 60), fc.boolean())
      .map(([seller, discount, isComplete]) => deliver(seller, discount, isComplete)),
  },
  { weight: 1, arbitrary: place.map(complete) },
  { weight: 2, arbitrary: fc.tuple(place, percent).map(([which, part]) => refund(which, part)) },
  { weight: 1, arbitrary: place.map(takeBack) },
];

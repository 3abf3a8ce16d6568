/**
 * These commands move orders on their way through the services: weights, shipments that are undone, parcels that come
 * back, and mobile money that is reported, rejected and reported again.
 */
import fc from 'fast-check';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { OrderPaymentsService } from '../../../../server/modules/orders/payments/order-payments.service';
import { asViewer } from '../../../support/build-accounts';
import { confirmedOrder, type TestOrder } from '../../../support/build-orders';
import { settle } from '../support/ledger';
import { dayOf, nth, type Run, sellerAt, type Step, type WeightedStep, whereAllowed } from './run';

const actions = ({ app }: Run) => app.container.resolve(OrderActionsService);

/**
 * Ships an order with this weight instead of the agreed 2.5 kg. If the order was paid online and weighs less, the
 * difference is refunded.
 */
const weigh =
  (which: number, kilograms: string): Step =>
  async (run) => {
    const order = nth(run.online, which);
    const weights = [{ lineId: order?.lineIds[0] ?? '', kilograms }];
    if (order) await whereAllowed(() => actions(run).ship(asViewer(order.seller), order.id, { weights }));
  };
const undo =
  (which: number): Step =>
  async (run) => {
    const order = nth(run.online, which);
    if (order) await whereAllowed(() => actions(run).undo(asViewer(order.seller), order.id));
  };
/** The parcel comes back, and with it all of the money. */
const takeBack =
  (which: number): Step =>
  async (run) => {
    const order = nth(run.online, which);
    if (!order) return;
    const viewer = asViewer(order.seller);
    const failed = await whereAllowed(() => actions(run).fail(viewer, order.id, { failure: 'ABSENT' }));
    if (!failed) return;
    await actions(run).takeBack(viewer, order.id, {});
    run.online.splice(run.online.indexOf(order), 1);
  };

let transfers = 0;
const claimOf = ({ order }: TestOrder, paymentReference: string) =>
  ({ paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference, amount: order.total }) as const;
/**
 * Reported, rejected, reported with a TrxID that another buyer has given, and with the right one; then confirmed and
 * delivered.
 */
const claim =
  (seller: number): Step =>
  async (run) => {
    const { app } = run;
    const mobile = { seller: sellerAt(run, seller), input: { paymentMethod: 'BKASH' } } as const;
    const [order, other] = [await confirmedOrder(app, mobile), await confirmedOrder(app, mobile)];
    const payments = app.container.resolve(OrderPaymentsService);
    const report = (of: TestOrder, reference: string) => payments.claim(asViewer(of.buyer), of.id, claimOf(of, reference));
    const [right, reused] = [`9M7MODEL${++transfers}`, `9M7MODEL${++transfers}`];
    await report(other, reused);
    await report(order, `${right}X`);
    await payments.report(asViewer(order.seller), order.id, 'REJECT', { reason: 'No such TrxID today' });
    await expect(report(order, reused)).rejects.toMatchObject({ code: 'CONFLICT' });
    await report(order, right);
    await payments.report(asViewer(order.seller), order.id, 'CONFIRM');
    await app.db.query("UPDATE orders SET status = 'DELIVERED', delivered_at = $2, completed_at = $2 WHERE id = $1", [
      order.id,
      dayOf(run),
    ]);
    await settle(app, order.id);
    run.delivered.push(order.id);
  };

const place = fc.nat({ max: 20 });

export const parcelCommands: readonly WeightedStep[] = [
  { weight: 3, arbitrary: fc.tuple(place, fc.constantFrom('1', '2', '2.4', '2.5', '2.6')).map(([which, weight]) => weigh(which, weight)) },
  { weight: 1, arbitrary: place.map(undo) },
  { weight: 1, arbitrary: place.map(takeBack) },
  { weight: 1, arbitrary: place.map(claim) },
];

/**
 * How soon sellers respond and how many orders had a problem: against a count by hand, silence included, rounded for
 * everyone else.
 */
import { ProblemMovesService } from '../../../server/modules/orders/problems/problem-moves.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { ServiceFiguresService } from '../../../server/modules/dashboard/service-figures/service-figures.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, feeProposedOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { openProblem } from '../../support/build-problems';
import { countSql } from '../../support/count-sql';
import { rows } from '../../support/sql';
import { bkashOrder, paidByBkash } from '../money/support/order-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const refresh = () => app.container.resolve(ServiceFiguresService).refresh();
const OWN =
  '{ sellerDashboard { service { responses responseMinutes responseHours delivered problems problemPercent refunds refundsInTime refundsInTimePercent } } }';
interface Own {
  responses: number;
  responseMinutes: number | null;
  responseHours: number | null;
  delivered: number;
  problems: number;
  problemPercent: number | null;
  refunds: number;
  refundsInTime: number;
  refundsInTimePercent: number | null;
}
const ownOf = async (seller: TestAccount) =>
  (await app.gql<{ sellerDashboard: { service: Own } }>(OWN, {}, { token: seller.token })).data.sellerDashboard.service;
const shownOf = async (id: string) =>
  (
    await app.call<{ seller: Pick<Own, 'responseHours' | 'problemPercent' | 'refundsInTimePercent'> | null }>(
      'seller',
      { id },
      'responseHours problemPercent refundsInTimePercent',
    )
  ).data.seller;

/** As if it had been placed so many minutes before its first response. */
async function waited(orderId: string, minutes: number): Promise<void> {
  await app.db.query(
    `UPDATE orders SET placed_at = (SELECT min(created_at) FROM order_events
       WHERE order_id = $1 AND to_status IN ('CONFIRMED', 'REJECTED', 'FEE_PROPOSED', 'PART_PROPOSED', 'EXPIRED')) - make_interval(mins => $2) WHERE id = $1`,
    [orderId, minutes],
  );
}
const expire = async (orderId: string, minutes: number) => {
  await app.db.query("UPDATE orders SET status = 'EXPIRED' WHERE id = $1", [orderId]);
  await app.db.query("INSERT INTO order_events (order_id, from_status, to_status) VALUES ($1, 'PLACED', 'EXPIRED')", [orderId]);
  await waited(orderId, minutes);
};
async function question(seller: TestAccount, hoursOpen: number, repliedAfter: number | null = null): Promise<string> {
  const { id: productId } = await listedProduct(app, seller);
  const [row] = await rows<{ id: string }>(
    app.db,
    `INSERT INTO product_questions (product_id, seller_id, author_id, body, reply, replied_at, created_at)
     VALUES ($1, $2, $3, 'Is it fresh?', CASE WHEN $5::int IS NULL THEN NULL ELSE 'Yes' END, now() - make_interval(hours => $4 - $5), now() - make_interval(hours => $4))
     RETURNING id`,
    [productId, seller.id, (await consumer(app)).id, hoursOpen, repliedAfter],
  );
  return row!.id;
}

it('is the median of orders and questions, and nothing below five', async () => {
  const seller = await approvedProducer(app);
  expect(await ownOf(seller)).toEqual({
    responses: 0,
    responseMinutes: null,
    responseHours: null,
    delivered: 0,
    problems: 0,
    problemPercent: null,
    refunds: 0,
    refundsInTime: 0,
    refundsInTimePercent: null,
  });
  for (const minutes of [10, 50, 300]) await waited((await confirmedOrder(app, { seller })).id, minutes);
  await waited((await feeProposedOrder(app, { seller })).id, 100);
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ responses: 4, responseMinutes: 75, responseHours: null });
  expect(await shownOf(seller.id)).toEqual({ responseHours: null, problemPercent: null, refundsInTimePercent: null });
  await question(seller, 30, 20);
  await refresh();
  // 10, 50, 100, 300, 1200 minutes
  expect(await ownOf(seller)).toMatchObject({ responses: 5, responseMinutes: 100, responseHours: 2 });
  expect(await shownOf(seller.id)).toEqual({ responseHours: 2, problemPercent: null, refundsInTimePercent: null });
});

it('silence makes no figure better: what expired and open questions count with their wait [K7]', async () => {
  const seller = await approvedProducer(app);
  for (const minutes of [10, 10, 10]) await waited((await confirmedOrder(app, { seller })).id, minutes);
  for (const minutes of [1440, 1440]) await expire((await placedOrder(app, { seller })).id, minutes);
  await question(seller, 72);
  await question(seller, 96);
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ responses: 7, responseMinutes: 1440, responseHours: 24 });
});

it('what still has its time, was cancelled or hidden, and what is older than 90 days does not count', async () => {
  const seller = await approvedProducer(app);
  await placedOrder(app, { seller });
  const cancelled = await placedOrder(app, { seller });
  await app.call('cancelOrder', { id: cancelled.id }, 'id', { token: cancelled.buyer.token });
  await question(seller, 5);
  await app.db.query("UPDATE product_questions SET hidden_at = now(), hidden_reason = 'Advertising' WHERE id = $1", [
    await question(seller, 80),
  ]);
  await waited((await confirmedOrder(app, { seller })).id, 91 * 1440);
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ responses: 0, responseMinutes: null });
});

it('a problem counts once for its order, and only where it was accepted', async () => {
  const seller = await approvedProducer(app);
  const item = await listedProduct(app, seller);
  const order = () => deliveredOrder(app, { lines: [{ product: item, quantity: '2.5' }] });
  for (let index = 0; index < 8; index += 1) await order();
  const [accepted, open] = [await openProblem(app, { order: await order() }), await openProblem(app, { order: await order() })];
  await app.container.resolve(ProblemMovesService).accept(asViewer(seller), accepted.id);
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ delivered: 10, problems: 1, problemPercent: 10 });
  expect(await shownOf(seller.id)).toMatchObject({ problemPercent: 10 });
  await app.db.query("UPDATE order_problems SET state = 'DISMISSED', agreed_at = now(), ended_at = now(), due_at = NULL WHERE id = $1", [
    open.id,
  ]);
  await app.db.query("UPDATE orders SET delivered_at = delivered_at - interval '91 days' WHERE id = $1", [accepted.orderId]);
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ delivered: 9, problems: 0, problemPercent: null });
});

/** Makes a refund that was owed so many hours ago and given after so many; null: not yet. The order's sums follow. */
async function owed(
  seller: TestAccount,
  hours: number,
  givenAfter: number | null,
  state: 'OWED' | 'GIVEN' | 'DENIED' | 'CONFIRMED' | 'DROPPED',
) {
  const order = await bkashOrder(app, { seller });
  await paidByBkash(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(seller), order.id, 'No harvest');
  await app.db.query(
    `WITH refund AS (
       UPDATE order_refunds SET state = $2::text, owed_at = now() - make_interval(hours => $3::int), due_at = now() - make_interval(hours => $3::int - 72),
         given_at = now() - make_interval(hours => $3::int - $4::int), method = CASE WHEN $4::int IS NOT NULL THEN 'BKASH' END,
         decided_at = CASE WHEN $2::text IN ('CONFIRMED', 'DROPPED') THEN now() END
       WHERE order_id = $1 RETURNING order_id, amount
     )
     UPDATE orders SET given_back = CASE WHEN $2::text = 'CONFIRMED' THEN amount ELSE 0 END,
       refund_owed = CASE WHEN $2::text IN ('OWED', 'GIVEN', 'DENIED') THEN amount ELSE 0 END
     FROM refund WHERE id = order_id`,
    [order.id, state, hours, givenAfter],
  );
}

it('refunds are in time where they were given within three days; silence makes the figure no better', async () => {
  const seller = await approvedProducer(app);
  await owed(seller, 100, 71, 'CONFIRMED');
  await owed(seller, 100, 10, 'GIVEN');
  await owed(seller, 20, 10, 'GIVEN');
  await owed(seller, 200, 90, 'CONFIRMED'); // late
  // what has its time, is disputed, was dropped or is older than 90 days does not count
  await owed(seller, 20, null, 'OWED');
  await owed(seller, 100, 10, 'DENIED');
  await owed(seller, 100, null, 'DROPPED');
  await owed(seller, 91 * 24, 100, 'CONFIRMED');
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ refunds: 4, refundsInTime: 3, refundsInTimePercent: null });
  expect(await shownOf(seller.id)).toMatchObject({ refundsInTimePercent: null });
  await owed(seller, 100, null, 'OWED'); // not given, and its time is over
  await refresh();
  expect(await ownOf(seller)).toMatchObject({ refunds: 5, refundsInTime: 3, refundsInTimePercent: 60 });
  expect(await shownOf(seller.id)).toMatchObject({ refundsInTimePercent: 60 });
});

it('is seen rounded by everyone, exactly by its seller alone [K7]', async () => {
  const buyer = await consumer(app);
  for (const who of [buyer, await admin(app)]) expect((await app.gql(OWN, {}, { token: who.token })).code).toBe('FORBIDDEN');
  expect((await app.gql(OWN)).code).toBe('UNAUTHENTICATED');
});

it('lists read the figures of all sellers in one statement', async () => {
  for (let index = 0; index < 3; index += 1) await approvedProducer(app);
  const read = (first: number) => () =>
    app.gql(`{ sellers(first: ${first}) { nodes { id responseHours problemPercent refundsInTimePercent } } }`);
  await read(1)();
  const statements = await countSql(app.db, read(3));
  expect(statements).toHaveLength((await countSql(app.db, read(1))).length);
  expect(statements.filter((statement) => statement.includes('service_figures'))).toHaveLength(1);
});

it('leaves with the seller', async () => {
  const seller = await approvedProducer(app);
  await question(seller, 30, 2);
  await refresh();
  const stored = () => rows(app.db, 'SELECT responses FROM service_figures WHERE seller_id = $1', [seller.id]);
  expect(await stored()).toEqual([{ responses: 1 }]);
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [seller.id]);
  await refresh();
  expect(await stored()).toEqual([]);
});

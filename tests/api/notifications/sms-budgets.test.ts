/**
 * These tests verify the budgets for SMS that other users cause: per phone, per pair, per order and per day. Codes and
 * payouts have no part in them.
 */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { resolvePort } from '../../../server/app/wiring/container';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderTrackingService } from '../../../server/modules/orders/tracking/order-tracking.service';
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { SmsGateway } from '../../../server/platform/sms/sms-gateway';

import { HttpSmsGateway, SMS_JOB } from '../../../server/platform/sms/http-sms-gateway';
import { reachedPattern } from '../../../server/platform/sms/sms-reach';
import { claimMessage, smsOfToday, storeMessage } from '../../../server/platform/sms/sms-store';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { Logger } from '../../../server/platform/logging/logger';
import { sweepPlaces } from '../../../server/platform/sms/taken-places.store';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer } from '../../support/build-accounts';
import { listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const smsTo = (phone: string) =>
  rows<{ body: string; purpose: string }>(app.db, 'SELECT body, purpose FROM sms_outbox WHERE phone = $1 ORDER BY created_at, id', [phone]);
const actions = () => app.container.resolve(OrderActionsService);
const send = (phone: string, budget: 'OTHERS' | 'MARKET' | 'CODE', more: object = {}) =>
  resolvePort(app.container, SmsGateway).send(app.db, { phone, body: 'Haatbar: news.', purpose: 'test', budget, ...more });
const notify = (tx: EntityManager, userId: string, code: string) =>
  app.container.resolve(NotificationsService).notify(tx, {
    userId,
    type: 'ORDER_CHANGED',
    textKey: 'orderShippedWithCode',
    params: { seller: 'Seller', order: 'HB-777', code, unlike: '' },
  });
let phones = 1_500_000_000;
const phone = () => `0${(phones += 1)}`;

it('a buyer who orders and cancels again and again causes three SMS an hour to the seller, all in the inbox', async () => {
  const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
  const product = await listedProduct(app, seller);
  for (let at = 0; at < 8; at += 1) {
    const { id } = await placedOrder(app, { buyer, lines: [{ product, quantity: '1' }] });
    await actions().cancel(asViewer(buyer), id, 'changed my mind');
  }
  expect((await smsTo(seller.phone)).filter(({ purpose }) => purpose === 'new-order')).toHaveLength(3);
  expect(await rows(app.db, "SELECT 1 FROM notifications WHERE user_id = $1 AND type = 'NEW_ORDER'", [seller.id])).toHaveLength(8);
});

it('many buyers cause six SMS an hour to one seller, then one that collects', async () => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  await app.db.query('DELETE FROM sms_outbox WHERE phone = $1', [seller.phone]);
  for (let at = 0; at < 9; at += 1) await placedOrder(app, { lines: [{ product, quantity: '1' }] });
  const sent = await smsTo(seller.phone);
  expect(sent.map(({ purpose }) => purpose)).toEqual(Array.from({ length: 7 }, () => 'new-order'));
  expect(sent[5]?.body).toMatch(/HB-\d+/);
  expect(sent[6]?.body).not.toMatch(/HB-/);
});

it('a parcel is announced once to a receiver without an account, however often it is shipped', async () => {
  const contactPhone = phone();
  const { id, buyer } = await shippedOrder(app, { input: { contactPhone } });
  const tracking = app.container.resolve(OrderTrackingService);
  for (let at = 0; at < 14; at += 1) await inTransaction(app.db, (tx) => tracking.shipped(tx, [id]));
  expect(await smsTo(contactPhone)).toHaveLength(1);
  const again = (code: string) => inTransaction(app.db, (tx) => notify(tx, buyer.id, code));
  for (const code of ['1111', '1111', '1111', '2222']) await again(code);
  expect((await smsTo(buyer.phone)).filter(({ body }) => /1111|১১১১/.test(body))).toHaveLength(1);
  expect((await smsTo(buyer.phone)).filter(({ body }) => /2222|২২২২/.test(body))).toHaveLength(1);
});

it('fifty at once take no more places than there are', async () => {
  const to = phone();
  await Promise.all(Array.from({ length: 50 }, () => send(to, 'OTHERS', { collecting: 'Haatbar: more.' })));
  const sent = await smsTo(to);
  expect(sent.filter(({ body }) => body === 'Haatbar: news.')).toHaveLength(6);
  expect(sent.filter(({ body }) => body === 'Haatbar: more.')).toHaveLength(1);
});

it('an hour later there are six more, and after twenty nothing more that day', async () => {
  const to = phone();
  const later = () =>
    app.db.query(`UPDATE taken_places SET taken = ARRAY(SELECT one - interval '61 minutes' FROM unnest(taken) one) WHERE whom = $1`, [to]);
  for (let hour = 0; hour < 6; hour += 1) {
    for (let at = 0; at < 8; at += 1) await send(to, 'OTHERS', { collecting: 'Haatbar: more.' });
    await later();
  }
  const sent = await smsTo(to);
  expect(sent.filter(({ body }) => body === 'Haatbar: news.')).toHaveLength(20);
  expect(sent.filter(({ body }) => body === 'Haatbar: more.')).toHaveLength(3);
});

it('codes and what the market sends are not held back by what others cause', async () => {
  const to = phone();
  for (let at = 0; at < 8; at += 1) await send(to, 'OTHERS');
  await send(to, 'CODE');
  await send(to, 'MARKET');
  expect(await smsTo(to)).toHaveLength(8);
});

it('places are removed once they count no more', async () => {
  const to = phone();
  await send(to, 'OTHERS');
  await sweepPlaces(app.db);
  const places = () => one<{ n: number }>(app.db, 'SELECT count(*)::int AS n FROM taken_places WHERE whom = $1', [to]);
  expect(await places()).toEqual({ n: 1 });
  await app.db.query("UPDATE taken_places SET kept_until = now() - interval '1 second' WHERE whom = $1", [to]);
  await sweepPlaces(app.db);
  expect(await places()).toEqual({ n: 0 });
});

it('what others cause ends at the limit of the day; codes and payouts are sent on, and an admin can send the others later', async () => {
  const BOUNDS = { perDay: 2, reached: reachedPattern([]) };
  await app.db.query('DELETE FROM sms_days; DELETE FROM sms_outbox');
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
  const budgets = ['OTHERS', 'OTHERS', 'OTHERS', 'CODE'] as const;
  for (const [at, id] of ids.entries())
    await storeMessage(app.db, { id, phone: phone(), body: 'Haatbar', purpose: 'test', budget: budgets[at]! });
  const claimed = await Promise.all(ids.slice(0, 3).map((id) => claimMessage(app.db, id, BOUNDS)));
  expect(claimed.filter((one) => one !== null)).toHaveLength(2);
  expect(await claimMessage(app.db, ids[3], BOUNDS)).not.toBeNull();
  expect(await smsOfToday(app.db)).toEqual({ sent: 3, codes: 1 });
  expect(await rows(app.db, "SELECT last_error FROM sms_outbox WHERE status = 'FAILED'")).toEqual([
    { last_error: 'the limit of the day is reached' },
  ]);
});

it('codes take at most 40 % of a day, and orders have the rest', async () => {
  const BOUNDS = { perDay: 10, reached: reachedPattern([]) };
  await app.db.query('DELETE FROM sms_days; DELETE FROM sms_outbox');
  const claims = async (budget: 'OTHERS' | 'CODE', count: number) => {
    let claimed = 0;
    for (let at = 0; at < count; at += 1) {
      const id = randomUUID();
      await storeMessage(app.db, { id, phone: phone(), body: 'Haatbar', purpose: 'test', budget });
      if (await claimMessage(app.db, id, BOUNDS)) claimed += 1;
    }
    return claimed;
  };
  expect([await claims('CODE', 12), await claims('OTHERS', 8)]).toEqual([4, 6]);
  await app.db.query('DELETE FROM sms_days');
  expect([await claims('OTHERS', 12), await claims('CODE', 6)]).toEqual([10, 4]);
});

it('a code overtakes all other work that is due', async () => {
  const jobs = resolvePort(app.container, JobQueue);
  jobs.register('slow', () => Promise.resolve());
  jobs.register(SMS_JOB, () => Promise.resolve());
  const gateway = new HttpSmsGateway(
    { url: 'http://127.0.0.1:9/', token: null, body: '', perDay: 10 },
    [],
    app.db,
    jobs,
    resolvePort(app.container, Logger),
  );
  await app.db.query('DELETE FROM graphile_worker._private_jobs');
  for (let at = 0; at < 20; at += 1) await jobs.add(app.db, 'slow', { at });
  await gateway.queue(app.db, { id: randomUUID(), budget: 'OTHERS' });
  await gateway.queue(app.db, { id: randomUUID(), budget: 'CODE' });
  const [next] = await rows<{ job: object }>(
    app.db,
    'SELECT payload AS job FROM graphile_worker._private_jobs ORDER BY priority, run_at, id LIMIT 1',
  );
  expect(next?.job).toMatchObject({ budget: 'CODE' });
});

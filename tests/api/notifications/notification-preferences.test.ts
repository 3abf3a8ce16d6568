/**
 * These tests verify who is notified of which events and how: the switches, that inbox and SMS respect them, and which
 * few events are sent by SMS at all.
 */
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import type { NewNotification } from '../../../server/modules/notifications/content/notification.types';
import { rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, pendingProducer, seller as sellerOf, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Preference {
  type: string;
  inApp: boolean;
  inAppOptional: boolean;
  sms: boolean | null;
}
const LIST = '{ notificationPreferences { type inApp inAppOptional sms } }';
const INBOX = '{ notifications { nodes { message } } }';
const SET = `mutation ($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { type inApp inAppOptional sms } }`;

const preferences = async ({ token }: TestAccount) =>
  (await app.gql<{ notificationPreferences: Preference[] }>(LIST, {}, { token })).data.notificationPreferences;
const preference = async (who: TestAccount, type: string) => (await preferences(who)).find((one) => one.type === type);
const set = ({ token }: TestAccount, type: string, channel: string, enabled: boolean) =>
  app.gql<{ setNotificationPreference: Preference }>(SET, { input: { type, channel, enabled } }, { token });
const notify = (people: readonly TestAccount[], notification: NewNotification) =>
  inTransaction(app.db, (tx) =>
    app.container.resolve(NotificationsService).notifyAll(
      tx,
      people.map(({ id }) => id),
      notification,
    ),
  );
const inboxOf = async ({ id }: TestAccount) =>
  (await rows<{ type: string }>(app.db, 'SELECT type FROM notifications WHERE user_id = $1 ORDER BY id', [id])).map(({ type }) => type);
const phoneOf = ({ phone }: TestAccount) =>
  rows<{ body: string; purpose: string }>(app.db, 'SELECT body, purpose FROM sms_outbox WHERE phone = $1 ORDER BY id', [phone]);

const newOrder: NewNotification = {
  type: 'NEW_ORDER',
  textKey: 'newOrder',
  params: { buyer: 'Rahima', product: 'Potato', others: 0, order: 'HB-1', total: '100.00' },
};
const confirmed: NewNotification = { type: 'ORDER_CHANGED', textKey: 'orderConfirmed', params: { seller: 'Karim', order: 'HB-1' } };
const shipped: NewNotification = { type: 'ORDER_CHANGED', textKey: 'orderShipped', params: { seller: 'Karim', order: 'HB-1', unlike: '' } };
const rejected = (reason: string): NewNotification => ({
  type: 'ORDER_CHANGED',
  textKey: 'orderRejected',
  params: { seller: 'Karim', order: 'HB-1', reason },
});
const review: NewNotification = {
  type: 'REVIEW_RECEIVED',
  textKey: 'reviewReceived',
  params: { buyer: 'Rahima', stars: 5, best: 5, product: 'Potato' },
};

it('lists what may reach the role, all on at first; short messages only for the critical few [N1]', async () => {
  const seller = await preferences(await approvedProducer(app));
  expect(seller.every(({ inApp, sms }) => inApp && sms !== false)).toBe(true);
  expect(seller.filter(({ sms }) => sms !== null).map(({ type }) => type)).toEqual([
    'NEW_ORDER',
    'ORDER_CHANGED',
    'ACCOUNT_DECIDED',
    'QUESTION_ASKED',
    'MESSAGE_RECEIVED',
    'PRICE_ALERT',
    'PAYOUT_ACCOUNT',
    'BILL',
    'PAYOUT',
    'GRANT',
  ]);
  expect(seller.find(({ type }) => type === 'NEW_ORDER')?.inAppOptional).toBe(false);
  const buyer = await preferences(await consumer(app));
  expect(buyer.map(({ type }) => type)).not.toContain('NEW_ORDER');
  expect(buyer.filter(({ sms }) => sms).map(({ type }) => type)).toEqual([
    'ORDER_CHANGED',
    'ACCOUNT_DECIDED',
    'MESSAGE_RECEIVED',
    'PRICE_ALERT',
    'RECURRING_ORDER',
    'SHARED_BASKET',
  ]);
  expect((await preferences(await sellerOf(app, 'WHOLESALER'))).filter(({ sms }) => sms).map(({ type }) => type)).toEqual([
    'NEW_ORDER',
    'ORDER_CHANGED',
    'ACCOUNT_DECIDED',
    'QUESTION_ASKED',
    'MESSAGE_RECEIVED',
    'PRICE_ALERT',
    'RECURRING_ORDER',
    'SHARED_BASKET',
    'PAYOUT_ACCOUNT',
    'BILL',
    'PAYOUT',
    'GRANT',
  ]);
  expect((await preferences(await admin(app))).every(({ sms }) => sms === null)).toBe(true);
});

it('a type that was switched off stays out of the inbox until it is on again, for this user alone [N1]', async () => {
  const [who, other] = [await approvedProducer(app), await approvedProducer(app)];
  for (const time of ['once', 'twice']) {
    const { data } = await set(who, 'REVIEW_RECEIVED', 'IN_APP', false);
    expect([time, data.setNotificationPreference]).toEqual([
      time,
      { type: 'REVIEW_RECEIVED', inApp: false, inAppOptional: true, sms: null },
    ]);
  }
  await notify([who, other], review);
  expect([await inboxOf(who), await inboxOf(other)]).toEqual([[], ['REVIEW_RECEIVED']]);
  await set(who, 'REVIEW_RECEIVED', 'IN_APP', true);
  expect((await preference(who, 'REVIEW_RECEIVED'))?.inApp).toBe(true);
  await notify([who], review);
  expect(await inboxOf(who)).toEqual(['REVIEW_RECEIVED']);
});

it.each([
  ['NEW_ORDER', 'IN_APP'],
  ['REVIEW_RECEIVED', 'SMS'],
  ['POST_ENDED', 'SMS'],
  ['NEW_POST', 'IN_APP'],
])('a producer has no switch for %s %s [N1]', async (type, channel) => {
  const who = await approvedProducer(app);
  const before = await preferences(who);
  const { code, body } = await set(who, type, channel, false);
  expect([code, body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'This notification cannot be turned on or off.']);
  expect(await preferences(who)).toEqual(before);
});

it('stores both of two switches pressed at once [N1]', async () => {
  const who = await sellerOf(app, 'WHOLESALER');
  await Promise.all([set(who, 'NEW_ORDER', 'SMS', false), set(who, 'ORDER_CHANGED', 'SMS', false)]);
  expect((await preferences(who)).filter(({ sms }) => sms === false).map(({ type }) => type)).toEqual(['NEW_ORDER', 'ORDER_CHANGED']);
});

it('an order and its confirmation go to the phone in the language of its owner, what follows only to the inbox [N2]', async () => {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  await rows(app.db, "UPDATE users SET language = 'bn' WHERE id = $1", [buyer.id]);
  await notify([seller], newOrder);
  for (const notification of [confirmed, shipped]) await notify([buyer], notification);
  expect(await phoneOf(seller)).toEqual([{ body: 'Haatbar: new order HB-1, 100 Tk. Open the app to confirm it.', purpose: 'new-order' }]);
  expect(await phoneOf(buyer)).toEqual([{ body: 'হাটবার: আপনার অর্ডার HB-1 নিশ্চিত হয়েছে।', purpose: 'order-changed' }]);
  expect(await inboxOf(buyer)).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED']);
});

it('no SMS to a user who switched it off; the inbox still has the notification [N2]', async () => {
  const [muted, other] = [await approvedProducer(app), await approvedProducer(app)];
  await set(muted, 'NEW_ORDER', 'SMS', false);
  await notify([muted, other], newOrder);
  expect([await phoneOf(muted), (await phoneOf(other)).length]).toEqual([[], 1]);
  expect(await inboxOf(muted)).toEqual(['NEW_ORDER']);
  await set(muted, 'NEW_ORDER', 'SMS', true);
  await notify([muted], newOrder);
  expect(await phoneOf(muted)).toHaveLength(1);
});

it('a rejected order reaches the phone in one message without the reason, which the inbox shows; a cancelled one the inbox alone [N2]', async () => {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  await notify([seller], { type: 'ORDER_CHANGED', textKey: 'orderCancelled', params: { order: 'HB-1', by: 'Rahima', reason: '' } });
  await notify([buyer], rejected('Sold out at dawn'));
  expect(await phoneOf(seller)).toEqual([]);
  expect(await phoneOf(buyer)).toEqual([
    { body: 'Haatbar: your order HB-1 was not accepted. See the reason in the app.', purpose: 'order-changed' },
  ]);
  for (const [{ token }, word] of [[seller, 'HB-1'] as const, [buyer, 'Sold out at dawn'] as const]) {
    const { data } = await app.gql<{ notifications: { nodes: { message: string }[] } }>(INBOX, {}, { token });
    expect(data.notifications.nodes).toEqual([{ message: expect.stringContaining(word) }]);
  }
});

it('is closed to visitors and to accounts that wait [W2]', async () => {
  const visitor = { ...(await consumer(app)), token: '' };
  const waiting = await pendingProducer(app);
  expect((await set(visitor, 'ORDER_CHANGED', 'SMS', false)).code).toBe('UNAUTHENTICATED');
  expect((await set(waiting, 'NEW_ORDER', 'SMS', false)).code).toBe('NOT_APPROVED');
  expect((await app.gql(LIST, {}, { token: waiting.token })).code).toBe('NOT_APPROVED');
});

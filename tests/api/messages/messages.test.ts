/**
 * Messages between buyer and seller of an order: who writes and reads, until when, who is notified how, what a report
 * opens to admins, and how they are listed.
 */
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { MessagesService } from '../../../server/modules/messages/messages.service';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { deliveredOrder, placedOrder, type TestOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { one, rows } from '../../support/sql';

const FIELDS = 'id sender text createdAt isHidden reportReason decision canReport images { id url use }';
const SEND = `mutation ($id: ID!, $body: String, $imageIds: [ID!]) { sendOrderMessage(orderId: $id, body: $body, imageIds: $imageIds) { ${FIELDS} } }`;
const LIST = `query ($id: ID!, $first: Int, $after: String) { orderMessages(orderId: $id, first: $first, after: $after) {
  totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`;
const READ = 'mutation ($id: ID!) { readOrderMessages(orderId: $id) { unreadCount thread { id unreadCount canWrite } } }';
const REPORT = `mutation ($id: ID!) { reportOrderMessage(messageId: $id, reason: "Insult") { ${FIELDS} } }`;
const DECIDE = `mutation ($id: ID!, $isHidden: Boolean!) { decideReportedMessage(messageId: $id, isHidden: $isHidden, reason: "Insult seen") { ${FIELDS} } }`;
const UPLOAD = 'mutation ($orderId: ID!, $file: Upload!) { uploadOrderImage(orderId: $orderId, file: $file) { id url } }';

interface Message {
  id: string;
  sender: string;
  text: string | null;
  isHidden: boolean;
  reportReason: string | null;
  decision: string | null;
  canReport: boolean;
  images: { id: string; url: string; use: string }[];
}
interface MessagePage {
  totalCount: number;
  nodes: Message[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Thread {
  unreadCount: number;
  closesAt: string | null;
  canWrite: boolean;
}

let app: TestApp;
let order: TestOrder;
let buyer: TestAccount;
let seller: TestAccount;
let chief: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
beforeEach(async () => {
  order = await placedOrder(app);
  ({ buyer, seller } = order);
});
afterAll(() => app.stop());

const send = (by: TestAccount, body: string | null = 'When will it come?', imageIds: string[] = [], id = order.id) =>
  app.gql<{ sendOrderMessage: Message }>(SEND, { id, body, imageIds }, { token: by.token });
const sent = async (by: TestAccount, body?: string, imageIds?: string[]) => (await send(by, body, imageIds)).data.sendOrderMessage;
const list = (by: TestAccount, page: object = {}) =>
  app.gql<{ orderMessages: MessagePage }>(LIST, { id: order.id, ...page }, { token: by.token });
const listed = async (by: TestAccount, page?: object) => (await list(by, page)).data.orderMessages;
const thread = async (by: TestAccount) =>
  (
    await app.call<{ order: { thread: Thread } }>('order', { id: order.id }, 'thread { unreadCount closesAt canWrite }', {
      token: by.token,
    })
  ).data.order.thread;
const unread = async (by: TestAccount) =>
  (await app.gql<{ unreadMessageCount: number }>('{ unreadMessageCount }', {}, { token: by.token })).data.unreadMessageCount;
const report = (by: TestAccount, id: string) => app.gql<{ reportOrderMessage: Message }>(REPORT, { id }, { token: by.token });
const decide = (by: TestAccount, id: string, isHidden = true) =>
  app.gql<{ decideReportedMessage: Message }>(DECIDE, { id, isHidden }, { token: by.token });
const texts = ({ phone }: TestAccount) =>
  rows<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'message-received'", [phone]);
const inbox = ({ id }: TestAccount) =>
  rows<{ link: string }>(app.db, "SELECT link FROM notifications WHERE user_id = $1 AND type = 'MESSAGE_RECEIVED'", [id]);
const picture = async (by: TestAccount) => {
  const bytes = Uint8Array.from(await jpegFile({ width: 400, height: 300 }));
  const file = { bytes, name: 'sack.jpg', type: 'image/jpeg' };
  const { data } = await app.upload<{ uploadOrderImage: { id: string; url: string } }>(UPLOAD, { file }, { orderId: order.id }, by);
  return data.uploadOrderImage;
};
const statusOf = async (url: string, by: TestAccount) =>
  (await fetch(`${app.url}${url}`, { headers: { authorization: `Bearer ${by.token}` } })).status;

it('buyer and seller write, read and count; texts are stored as they are, and no one else sees them [K5]', async () => {
  const text = 'Call 01712-345678 <b>now</b>, https://example.com';
  expect(await sent(buyer, text)).toMatchObject({ sender: 'BUYER', text, canReport: false });
  await sent(buyer, 'Please.');
  await sent(seller, 'Tomorrow.');
  const forSeller = [{ text: 'Tomorrow.', canReport: false }, { text: 'Please.', canReport: true }, { text }];
  expect(await listed(seller)).toMatchObject({ totalCount: 3, nodes: forSeller });
  expect([await unread(seller), await unread(buyer), (await thread(seller)).unreadCount]).toEqual([2, 1, 2]);
  const read = await app.gql<{ readOrderMessages: object }>(READ, { id: order.id }, { token: seller.token });
  expect(read.data.readOrderMessages).toEqual({ unreadCount: 0, thread: { id: order.id, unreadCount: 0, canWrite: true } });
  expect([await unread(seller), await unread(buyer)]).toEqual([0, 1]);
  for (const stranger of [await consumer(app), await approvedProducer(app), chief]) expect((await list(stranger)).code).toBe('NOT_FOUND');
  for (const stranger of [await consumer(app), await account(app, 'WHOLESALER')]) {
    expect((await send(stranger)).code).toBe('NOT_FOUND');
    expect((await app.gql(READ, { id: order.id }, { token: stranger.token })).code).toBe('NOT_FOUND');
  }
  expect((await send(chief)).code).toBe('FORBIDDEN');
});

it('rejects what is empty, too long, about nothing, with images of others or too many of them, and too often', async () => {
  expect((await send(buyer, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await send(buyer, null)).code).toBe('BAD_USER_INPUT');
  expect((await send(buyer, 'x'.repeat(limits.orderMessageLength + 1))).code).toBe('BAD_USER_INPUT');
  expect((await send(buyer, 'Hello', [], 'nothing')).code).toBe('NOT_FOUND');
  const others = await picture(seller);
  expect((await send(buyer, 'Hello', [others.id])).code).toBe('BAD_USER_INPUT');
  expect(
    (
      await send(
        buyer,
        'Hello',
        Array.from({ length: limits.orderMessageImages + 1 }, () => 'x'),
      )
    ).code,
  ).toBe('BAD_USER_INPUT');
  expect((await listed(buyer)).totalCount).toBe(0);
  for (let time = (await listed(buyer)).totalCount; time < serverLimits.orderMessagesPerHour; time++) {
    const { code } = await send(buyer);
    if (code === 'RATE_LIMITED') break;
  }
  expect((await send(buyer)).code).toBe('RATE_LIMITED');
  expect((await send(seller)).code).toBeNull();
});

it('is closed 14 days after the end of the order, and not before it', async () => {
  order = await deliveredOrder(app);
  ({ buyer, seller } = order);
  expect(await thread(buyer)).toEqual({ unreadCount: 0, closesAt: null, canWrite: true });
  await sent(buyer);
  const days = (count: number) =>
    app.db.query('UPDATE orders SET completed_at = now() - make_interval(days => $2) WHERE id = $1', [order.id, count]);
  await days(13);
  expect((await send(seller)).code).toBeNull();
  await days(15);
  expect(await send(seller)).toMatchObject({ code: 'CONFLICT' });
  expect((await thread(seller)).canWrite).toBe(false);
  expect((await listed(seller)).totalCount).toBe(2);
  await app.db.query("UPDATE order_threads SET last_message_at = now() - interval '13 months' WHERE order_id = $1", [order.id]);
  expect(await app.container.resolve(MessagesService).sweep()).toBe(1);
  expect((await listed(seller)).totalCount).toBe(0);
});

it('notifies of the first unread message, by SMS at most once an hour for each thread and user', async () => {
  await sent(buyer);
  await sent(buyer);
  expect([(await inbox(seller)).length, (await texts(seller)).length, (await texts(buyer)).length]).toEqual([1, 1, 0]);
  expect((await inbox(seller))[0]?.link).toBe(`/dashboard/producerOrder/${order.id}`);
  expect((await texts(seller))[0]?.body).toContain(order.order.trackingNumber);
  await app.gql(READ, { id: order.id }, { token: seller.token });
  await sent(buyer);
  expect([(await inbox(seller)).length, (await texts(seller)).length]).toEqual([2, 1]);
  await app.db.query("UPDATE order_threads SET seller_texted_at = now() - interval '61 minutes' WHERE order_id = $1", [order.id]);
  await Promise.all([send(buyer), send(buyer), send(buyer)]);
  expect((await texts(seller)).length).toBe(2);
  await sent(seller);
  expect((await inbox(buyer)).map(({ link }) => link)).toEqual([`/orders/${order.id}`]);
});

it('images are for both sides, and for admins once a message is reported', async () => {
  const image = await picture(buyer);
  const { id, images } = await sent(buyer, '', [image.id]);
  expect(images).toEqual([{ id: image.id, url: image.url, use: 'MESSAGE' }]);
  expect([await statusOf(image.url, seller), await statusOf(image.url, buyer), await statusOf(image.url, chief)]).toEqual([200, 200, 404]);
  const orderImages = await app.call('order', { id: order.id }, 'images { id }', { token: chief.token });
  expect(orderImages.data).toEqual({ order: { images: [] } });
  await report(seller, id);
  expect(await statusOf(image.url, chief)).toBe(200);
  const later = await picture(buyer);
  await sent(buyer, '', [later.id]);
  expect([await statusOf(later.url, chief), await statusOf(later.url, await consumer(app))]).toEqual([200, 404]);
});

it('a reported message is read by admins with the others of its order, and hidden with a reason [K5]', async () => {
  const { id } = await sent(buyer, 'You are a thief');
  await sent(seller, 'Please stay calm');
  expect((await report(buyer, id)).code).toBe('NOT_FOUND');
  expect((await report(await consumer(app), id)).code).toBe('NOT_FOUND');
  expect((await decide(chief, id)).code).toBe('CONFLICT');
  expect((await report(seller, id)).data.reportOrderMessage).toMatchObject({ reportReason: 'Insult', canReport: false });
  expect((await report(seller, id)).code).toBe('CONFLICT');
  expect((await listed(buyer)).nodes[1]).toMatchObject({ id, reportReason: null });
  const waiting = await app.call<{ reportedMessages: MessagePage }>(
    'reportedMessages',
    { open: true },
    'totalCount nodes { id text reportReason order { trackingNumber } }',
    { token: chief.token },
  );
  expect(waiting.data.reportedMessages.nodes).toContainEqual(
    expect.objectContaining({ id, text: 'You are a thief', reportReason: 'Insult', order: { trackingNumber: order.order.trackingNumber } }),
  );
  const overview = await app.gql<{ adminOverview: { messagesReported: number } }>('{ adminOverview { messagesReported } }', {}, chief);
  expect(overview.data.adminOverview.messagesReported).toBeGreaterThan(0);
  expect((await listed(chief)).totalCount).toBe(2);
  expect((await decide(seller, id)).code).toBe('FORBIDDEN');
  expect((await decide(chief, id)).code).toBeNull();
  expect((await decide(chief, id)).code).toBe('CONFLICT');
  for (const who of [buyer, seller]) {
    expect((await listed(who)).nodes[1]).toMatchObject({ id, text: null, isHidden: true, decision: 'Insult seen', images: [] });
  }
  expect((await listed(chief)).nodes[1]?.text).toBe('You are a thief');
  expect(await one(app.db, 'SELECT action, reason FROM audit_events WHERE subject_id = $1 ORDER BY id DESC LIMIT 1', [order.id])).toEqual({
    action: 'message.hidden',
    reason: 'Insult seen',
  });
  const left = await sent(buyer, 'Sorry');
  await report(seller, left.id);
  expect((await decide(chief, left.id, false)).data.decideReportedMessage).toMatchObject({ isHidden: false, text: 'Sorry' });
  expect((await listed(buyer)).nodes[0]).toMatchObject({ text: 'Sorry', decision: null });
});

it('is listed newest first, page by page, in as many statements for one order or message as for many', async () => {
  await sent(buyer, '1');
  const few = await countSql(app.db, () => list(seller, { first: 2 }));
  for (const body of ['2', '3', '4', '5']) await sent(buyer, body);
  const page = await listed(seller, { first: 2 });
  expect(page).toMatchObject({ totalCount: 5, nodes: [{ text: '5' }, { text: '4' }], pageInfo: { hasNextPage: true } });
  const rest = await listed(seller, { first: 5, after: page.pageInfo.endCursor });
  expect(rest.nodes.map(({ text }) => text)).toEqual(['3', '2', '1']);
  expect(await countSql(app.db, () => list(seller, { first: 5 }))).toHaveLength(few.length);
  const SALES = '{ mySales(first: 10) { nodes { id thread { unreadCount } } } }';
  const sales = () => app.gql<{ mySales: { nodes: { thread: Thread }[] } }>(SALES, {}, { token: seller.token });
  const ofOne = await countSql(app.db, sales);
  for (let time = 0; time < 3; time++) await placedOrder(app, { seller });
  expect(await countSql(app.db, sales)).toHaveLength(ofOne.length);
  expect((await sales()).data.mySales.nodes.map((one) => one.thread.unreadCount)).toEqual([0, 0, 0, 5]);
});

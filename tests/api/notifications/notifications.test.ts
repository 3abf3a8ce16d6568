import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import type { NewNotification } from '../../../server/modules/notifications/content/notification.types';
import { ImagesService } from '../../../server/modules/media/images.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { EventBus } from '../../../server/platform/events/event-bus';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const LIST_FIELDS =
  'totalCount unreadCount pageInfo { hasNextPage endCursor } nodes { id type title message link readAt createdAt image { id } }';

interface Card {
  id: string;
  type: string;
  title: string;
  message: string;
  link: string | null;
  readAt: string | null;
  image: { id: string } | null;
}
interface Inbox {
  notifications: { totalCount: number; unreadCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: Card[] };
}

const order = (number: number, input: Partial<NewNotification> = {}): NewNotification =>
  ({
    type: 'NEW_ORDER',
    textKey: 'newOrder',
    params: { buyer: 'Rahima', product: 'BR-28 Rice', others: 2, order: `HB-${number}`, total: '123450.00' },
    link: `/dashboard/producerOrder`,
    ...input,
  }) as NewNotification;
const notify = (who: TestAccount, notification: NewNotification = order(1)) =>
  inTransaction(app.db, (tx) => app.container.resolve(NotificationsService).notify(tx, { ...notification, userId: who.id }));
const inbox = async (who: TestAccount, variables: object = {}, language: 'en' | 'bn' = 'en') =>
  (await app.call<Inbox>('notifications', { ...variables }, LIST_FIELDS, { token: who.token, language })).data.notifications;

it('lists newest first with the unread count, page after page [N1]', async () => {
  const who = await approvedProducer(app);
  for (let number = 1; number <= 7; number++) await notify(who, order(number));
  const first = await inbox(who, { first: 3 });
  expect(first).toMatchObject({ totalCount: 7, unreadCount: 7, pageInfo: { hasNextPage: true } });
  const second = await inbox(who, { first: 3, after: first.pageInfo.endCursor });
  const rest = await inbox(who, { first: 3, offset: 6 });
  const numbers = [...first.nodes, ...second.nodes, ...rest.nodes].map(({ message }) => /HB-(\d)/.exec(message)?.[1]);
  expect(numbers).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(rest.pageInfo.hasNextPage).toBe(false);
});

it('marks some or all as read [N1]', async () => {
  const who = await approvedProducer(app);
  for (let number = 1; number <= 4; number++) await notify(who, order(number));
  const [newest] = (await inbox(who)).nodes;
  const read = (ids?: (string | undefined)[]) =>
    app.call<{ markNotificationsRead: { unreadCount: number } }>('markNotificationsRead', { ids }, 'unreadCount', { token: who.token });
  expect((await read([newest?.id])).data.markNotificationsRead.unreadCount).toBe(3);
  expect((await read([newest?.id, 'rubbish'])).data.markNotificationsRead.unreadCount).toBe(3);
  expect((await inbox(who, { unreadOnly: true })).nodes.map(({ id }) => id)).not.toContain(newest?.id);
  expect(await inbox(who, { unreadOnly: true })).toMatchObject({ totalCount: 3, unreadCount: 3 });
  expect((await inbox(who)).nodes[0]?.readAt).toMatch(/^\d{4}-/);
  expect((await read()).data.markNotificationsRead.unreadCount).toBe(0);
  expect(await inbox(who)).toMatchObject({ totalCount: 4, unreadCount: 0 });
});

it('dismisses a card for good, once or twice [N1]', async () => {
  const who = await approvedProducer(app);
  await notify(who);
  const [card] = (await inbox(who)).nodes;
  for (let time = 1; time <= 2; time++) {
    expect((await app.call('dismissNotification', { id: card?.id }, 'removedId', { token: who.token })).data).toEqual({
      dismissNotification: { removedId: card?.id },
    });
  }
  expect(await inbox(who)).toMatchObject({ totalCount: 0, unreadCount: 0, nodes: [] });
});

it('brings a dismissed card back as it was, within a minute and to its owner alone [N1]', async () => {
  const [who, stranger] = [await approvedProducer(app), await approvedProducer(app)];
  await notify(who);
  const [card] = (await inbox(who)).nodes;
  const restore = (by: TestAccount) => app.call('restoreNotification', { id: card?.id }, 'id readAt', by);
  await app.call('dismissNotification', { id: card?.id }, 'removedId', { token: who.token });
  expect((await restore(stranger)).code).toBe('NOT_FOUND');
  for (let time = 1; time <= 2; time++) expect((await restore(who)).data).toEqual({ restoreNotification: { id: card?.id, readAt: null } });
  expect(await inbox(who)).toMatchObject({ totalCount: 1, unreadCount: 1, nodes: [{ id: card?.id }] });
  await app.db.query("UPDATE notifications SET dismissed_at = now() - interval '61 seconds' WHERE id = $1", [card?.id]);
  expect((await restore(who)).code).toBe('NOT_FOUND');
  expect(await inbox(who)).toMatchObject({ totalCount: 0 });
});

it('shows, marks and dismisses only the viewer’s own: another user’s returns the same error as a missing one [N1]', async () => {
  const [owner, stranger] = [await approvedProducer(app), await approvedProducer(app)];
  await notify(owner);
  const [card] = (await inbox(owner)).nodes;
  expect((await inbox(stranger)).nodes).toEqual([]);
  await app.call('markNotificationsRead', { ids: [card?.id] }, 'unreadCount', { token: stranger.token });
  const others = await app.call('dismissNotification', { id: card?.id }, 'removedId', { token: stranger.token });
  const missing = await app.call('dismissNotification', { id: '0190b5c8-0000-7000-8000-000000000000' }, 'removedId', {
    token: stranger.token,
  });
  expect(others.code).toBe('NOT_FOUND');
  expect(others.body).toEqual(missing.body);
  expect(await inbox(owner)).toMatchObject({ totalCount: 1, unreadCount: 1 });
  const stolen = await app.call('notifications', { after: Buffer.from(JSON.stringify([card?.id])).toString('base64url') }, LIST_FIELDS, {
    token: stranger.token,
  });
  expect(stolen.data).toMatchObject({ notifications: { nodes: [] } });
});

it('renders it in the language of the user, names and codes as they are [N2]', async () => {
  const who = await approvedProducer(app);
  await notify(who);
  const [english] = (await inbox(who)).nodes;
  expect(english).toMatchObject({
    type: 'NEW_ORDER',
    title: 'New Order Received',
    message: 'Rahima ordered BR-28 Rice and 2 more. Order HB-1, 1,23,450 Tk.',
    link: '/dashboard/producerOrder',
  });
  const [bangla] = (await inbox(who, {}, 'bn')).nodes;
  expect(bangla).toMatchObject({
    title: 'নতুন অর্ডার এসেছে',
    message: 'Rahima অর্ডার করেছেন: BR-28 Rice ও আরও ২টি পণ্য। অর্ডার HB-1, ৳১,২৩,৪৫০।',
  });
});

it('shows the image of what it is about, and asks the database as often for 9 cards as for 2 [N2]', async () => {
  const who = await approvedProducer(app);
  const image = await app.container.resolve(ImagesService).add(who.id, await jpegFile());
  for (let number = 1; number <= 9; number++) await notify(who, order(number, { imageId: image.id }));
  const two = await countSql(app.db, () => inbox(who, { first: 2 }));
  const nine = await countSql(app.db, () => inbox(who, { first: 9 }));
  expect((await inbox(who)).nodes[0]?.image).toEqual({ id: image.id });
  expect(nine).toHaveLength(two.length);
  expect(nine.length).toBeLessThanOrEqual(4); // session, page, counts, images
});

it('stores nothing and notifies no one when the transaction fails [N2]', async () => {
  const who = await approvedProducer(app);
  const publish = jest.spyOn(resolvePort(app.container, EventBus), 'publish');
  await expect(
    inTransaction(app.db, async (tx) => {
      await app.container.resolve(NotificationsService).notify(tx, { ...order(1), userId: who.id });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(publish).not.toHaveBeenCalled();
  publish.mockRestore();
  expect((await inbox(who)).totalCount).toBe(0);
});

describe('live', () => {
  const clients: Client[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });

  /** Resolves once the server listens for this subscriber: graphql-ws itself does not report it. */
  async function listen(who: TestAccount, language = 'en'): Promise<AsyncIterableIterator<unknown>> {
    const subscribe = jest.spyOn(resolvePort(app.container, EventBus), 'subscribe');
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${who.token}`, language },
      retryAttempts: 0,
    });
    clients.push(client);
    const events = client.iterate({
      query: 'subscription { notificationAdded { id type title message link readAt createdAt image { id } } }',
    });
    const until = Date.now() + 20_000;
    while (!subscribe.mock.calls.some(([topic]) => topic === `notification:${who.id}`)) {
      if (Date.now() > until) throw new Error('The subscription never began.');
      await new Promise(setImmediate);
    }
    subscribe.mockRestore();
    return events;
  }

  it('arrives by itself, whole, in the language of the socket [N3]', async () => {
    const who = await approvedProducer(app);
    const [english, bangla] = [await listen(who), await listen(who, 'bn')];
    await notify(who);
    const [stored] = (await inbox(who)).nodes;
    const { value } = (await english.next()) as { value: { data: { notificationAdded: Card } } };
    expect(value.data.notificationAdded).toEqual(stored);
    expect((await bangla.next()).value).toMatchObject({ data: { notificationAdded: { title: 'নতুন অর্ডার এসেছে' } } });
  });

  it('arrives at no one else [N3]', async () => {
    const [owner, stranger] = [await approvedProducer(app), await consumer(app)];
    const theirs = await listen(stranger);
    await notify(owner, order(1));
    await notify(stranger, order(2));
    expect((await theirs.next()).value).toMatchObject({ data: { notificationAdded: { message: expect.stringContaining('HB-2') } } });
  });

  it('opens no subscription to an account that waits [W2]', async () => {
    const { token } = await pendingProducer(app);
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    clients.push(client);
    const events = client.iterate({ query: 'subscription { notificationAdded { id } }' });
    const response = await events.next().catch((errors: unknown) => ({ value: { errors } }));
    expect(JSON.stringify(response.value)).toContain('NOT_APPROVED');
  });
});

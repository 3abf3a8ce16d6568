/** Shutting an account out and letting it in again, with everything that follows from it. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { MarketPresenceService } from '../../../server/modules/catalogue/market/market-presence.service';
import { SellPostsService } from '../../../server/modules/catalogue/sell-posts/sell-posts.service';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, asViewer, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const suspend = (id: string, who = chief, reason = 'Short weight') =>
  app.call('suspendAccount', { id, reason }, 'id status statusReason', { token: who.token });
const reinstate = (id: string, who = chief) =>
  app.call<{ reinstateAccount: { events: object[] } }>(
    'reinstateAccount',
    { id, reason: 'Talked it over' },
    `id status statusReason
  events { from to reason actorName }`,
    {
      token: who.token,
    },
  );
const login = ({ phone, password }: TestAccount, language: 'en' | 'bn' = 'en') =>
  app.call('login', { input: { phone, password } }, 'account { id }', { language });
const statusOf = async (id: string) => (await one<{ status: string }>(app.db, 'SELECT status FROM users WHERE id = $1', [id]))?.status;

it('shuts an account out: sessions end, the reason is read at the login, notified and sent [W3]', async () => {
  const seller = await approvedProducer(app);
  const { data } = await suspend(seller.id);
  expect(data).toEqual({ suspendAccount: { id: seller.id, status: 'SUSPENDED', statusReason: 'Short weight' } });
  expect((await app.gql('{ notifications { unreadCount } }', {}, { token: seller.token })).code).toBe('UNAUTHENTICATED');
  const rejected = await login(seller);
  expect([rejected.code, rejected.body.errors?.[0]?.message]).toEqual(['NOT_APPROVED', 'Your account is suspended. Reason: Short weight']);
  const sms = await one(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [seller.phone]);
  expect(sms).toEqual({ body: 'Haatbar: your account is suspended. Log in to see the reason.' });
  const audit = await one(app.db, 'SELECT actor_id, action, reason FROM audit_events WHERE subject_id = $1', [seller.id]);
  expect(audit).toEqual({ actor_id: chief.id, action: 'account.suspended', reason: 'Short weight' });
});

it('lets it in again, with the whole history, and no reason left on an account in good standing [W3]', async () => {
  const seller = await approvedProducer(app);
  await suspend(seller.id);
  const { data } = await reinstate(seller.id);
  expect(data.reinstateAccount).toMatchObject({
    status: 'APPROVED',
    statusReason: null,
    events: [
      { from: null, to: 'APPROVED' },
      { from: 'APPROVED', to: 'SUSPENDED', reason: 'Short weight', actorName: 'Nasrin' },
      { from: 'SUSPENDED', to: 'APPROVED', reason: 'Talked it over', actorName: 'Nasrin' },
    ],
  });
  expect((await login(seller)).code).toBeNull();
  const notes = await rows<{ text_key: string }>(app.db, 'SELECT text_key FROM notifications WHERE user_id = $1 ORDER BY id', [seller.id]);
  expect(notes.map((note) => note.text_key)).toEqual(['accountSuspended', 'accountReinstated']);
});

it('closes open sockets with 4403, after a message with the reason [W3]', async () => {
  const seller = await approvedProducer(app);
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${seller.token}` } }));
  await once(socket, 'message');
  const [notified, closed] = [once(socket, 'message'), once(socket, 'close')];
  await suspend(seller.id);
  const [message] = (await notified) as [Buffer];
  expect(JSON.parse(message.toString())).toEqual({ type: 'ping', payload: { suspended: 'Short weight' } });
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([4403, 'Suspended']);
});

describe('what a seller offers', () => {
  const MARKET = `query ($search: String) { products(filter: { search: $search }) { totalCount nodes { id } } }`;
  const found = async (search: string) => {
    const { data } = await app.gql<{ products: { totalCount: number; nodes: { id: string }[] } }>(MARKET, { search });
    return data.products.nodes.map(({ id }) => id).toSorted();
  };
  const garlicCount = async () => {
    const { data } = await app.gql<{ categories: { slug: string; productCount: number }[] }>('{ categories { slug productCount } }');
    return data.categories.find(({ slug }) => slug === 'garlic')?.productCount;
  };
  const rowsOf = (seller: TestAccount) =>
    rows(
      app.db,
      `SELECT p.id, p.is_published, p.published_at, p.audience, post.state, post.opened_at, u.published_count
       FROM products p JOIN users u ON u.id = p.seller_id LEFT JOIN sell_posts post ON post.product_id = p.id WHERE p.seller_id = $1 ORDER BY p.id`,
      [seller.id],
    );

  it('removes the seller from market, search, counts and carts, and restores all of it exactly [W3]', async () => {
    const seller = await approvedProducer(app);
    const wanted = { name: 'Snowwhite garlic', categorySlug: 'garlic' };
    const shown = [await publishedProduct(app, seller, wanted), await publishedProduct(app, seller, { ...wanted, audience: 'BUSINESSES' })];
    await product(app, seller, wanted);
    const paused = await publishedProduct(app, seller, wanted);
    await app.container.resolve(SellPostsService).stopSelling(asViewer(seller), [paused.id]);
    const buyer = await consumer(app);
    const ADD = 'mutation ($id: ID!) { setCartLine(line: { productId: $id, quantity: "1" }) { lineCount } }';
    await app.gql(ADD, { id: shown[0]?.id }, { token: buyer.token });
    const before = await rowsOf(seller);
    expect(await found('snowwhite')).toEqual([shown[0]?.id]);
    expect(await garlicCount()).toBe(1);

    await suspend(seller.id);
    expect(await found('snowwhite')).toEqual([]);
    expect(await garlicCount()).toBe(0);
    expect(await one(app.db, 'SELECT published_count FROM users WHERE id = $1', [seller.id])).toEqual({ published_count: 0 });
    expect(await rows(app.db, 'SELECT 1 FROM products WHERE seller_id = $1 AND is_published', [seller.id])).toEqual([]);
    const CART = '{ cart { lineCount unavailable { id } } }';
    const { data } = await app.gql(CART, {}, { token: buyer.token });
    expect(data).toEqual({ cart: { lineCount: 0, unavailable: [{ id: shown[0]?.id }] } });

    await reinstate(seller.id);
    expect(await rowsOf(seller)).toEqual(before);
    expect(await found('snowwhite')).toEqual([shown[0]?.id]);
    expect(await garlicCount()).toBe(1);
  });

  it('does not come back when it was hidden or has run out meanwhile [W3]', async () => {
    const seller = await approvedProducer(app);
    const [hidden, over, still] = [
      await publishedProduct(app, seller),
      await publishedProduct(app, seller),
      await publishedProduct(app, seller),
    ];
    await suspend(seller.id);
    await rows(app.db, 'UPDATE products SET hidden_at = now() WHERE id = $1', [hidden.id]);
    await rows(app.db, "UPDATE sell_posts SET available_until = now() - interval '1 hour' WHERE product_id = $1", [over.id]);
    await reinstate(seller.id);
    const back = await rows<{ id: string }>(app.db, 'SELECT id FROM products WHERE seller_id = $1 AND is_published', [seller.id]);
    expect(back).toEqual([{ id: still.id }]);
    expect(await one(app.db, 'SELECT published_count FROM users WHERE id = $1', [seller.id])).toEqual({ published_count: 1 });
  });

  it('a seller cannot publish during their suspension [W3]', async () => {
    const posts = app.container.resolve(SellPostsService);
    for (let round = 0; round < 5; round++) {
      const seller = await approvedProducer(app);
      const ids = [(await product(app, seller)).id, (await product(app, seller)).id];
      await Promise.all([
        suspend(seller.id),
        posts.postForSell(asViewer(seller), ids).catch(() => null),
        posts.postForSell(asViewer(seller), ids),
      ]);
      const shown = await one(
        app.db,
        'SELECT published_count AS counted, (SELECT count(*)::int FROM products WHERE seller_id = u.id AND is_published) AS published FROM users u WHERE id = $1',
        [seller.id],
      );
      expect(shown).toEqual({ counted: 0, published: 0 });
    }
  });

  it('is counted once however often it comes back [W3]', async () => {
    const seller = await approvedProducer(app);
    await publishedProduct(app, seller);
    const presence = app.container.resolve(MarketPresenceService);
    await inTransaction(app.db, (tx) => presence.follow(tx, seller.id));
    await inTransaction(app.db, (tx) => presence.follow(tx, seller.id));
    expect(await one(app.db, 'SELECT published_count FROM users WHERE id = $1', [seller.id])).toEqual({ published_count: 1 });
  });
});

describe('who may not', () => {
  it('no one but an admin [W3]', async () => {
    const victim = await approvedProducer(app);
    for (const who of [victim, await consumer(app), await account(app, 'SUPERSALER')]) {
      expect((await suspend(victim.id, who)).code).toBe('FORBIDDEN');
      expect((await reinstate(victim.id, who)).code).toBe('FORBIDDEN');
    }
    expect(await statusOf(victim.id)).toBe('APPROVED');
  });

  it('an admin cannot shut themselves out [W3]', async () => {
    const response = await suspend(chief.id);
    expect([response.code, response.body.errors?.[0]?.message]).toEqual(['FORBIDDEN', 'You cannot suspend your own account.']);
    expect(await statusOf(chief.id)).toBe('APPROVED');
  });

  it('of two admins who shut each other out at once, one stays [W3]', async () => {
    for (let round = 0; round < 5; round++) {
      const [first, two] = [await admin(app), await admin(app)];
      const responses = await Promise.all([suspend(two.id, first), suspend(first.id, two)]);
      expect(responses.filter(({ code }) => code === null)).toHaveLength(1);
      expect([await statusOf(first.id), await statusOf(two.id)].toSorted()).toEqual(['APPROVED', 'SUSPENDED']);
    }
  });

  it('only an approved account can be suspended, only a suspended one reinstated, each with a reason [W3]', async () => {
    const waiting = await pendingProducer(app);
    const seller = await approvedProducer(app);
    expect((await suspend(waiting.id)).code).toBe('CONFLICT');
    expect((await reinstate(seller.id)).code).toBe('CONFLICT');
    expect((await suspend(seller.id, chief, '   ')).code).toBe('BAD_USER_INPUT');
    expect((await suspend('rubbish')).code).toBe('NOT_FOUND');
    const other = await admin(app);
    await suspend(seller.id, other);
    const again = await suspend(seller.id);
    expect([again.code, again.body.errors?.[0]?.message]).toEqual(['CONFLICT', 'Already suspended by another admin 1 min ago.']);
    expect(await statusOf(seller.id)).toBe('SUSPENDED');
  });
});

/** Following sellers: once each, the count of followers in step, the list of those one follows. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, pendingProducer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const change = (name: string) => `mutation ($id: ID!) { ${name}(sellerId: $id) { id followerCount isFollowed } }`;
const LIST_FIELDS = 'totalCount pageInfo { hasNextPage endCursor } nodes { id isFollowed nameOfBusiness }';
const MISSING = '0199a000-0000-7000-8000-000000000000';

interface Followed {
  id: string;
  followerCount: number;
  isFollowed: boolean;
}
interface List {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: { id: string }[];
}

let app: TestApp;
let me: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await consumer(app);
});
afterAll(() => app.stop());

const follow = (id: string, by = me) => app.gql<{ followSeller: Followed }>(change('followSeller'), { id }, { token: by.token });
const unfollow = (id: string, by = me) => app.gql<{ unfollowSeller: Followed }>(change('unfollowSeller'), { id }, { token: by.token });
const list = async (page = {}) =>
  (await app.call<{ followedSellers: List }>('followedSellers', page, LIST_FIELDS, { token: me.token })).data.followedSellers;
const counts = () =>
  app.db.query('SELECT id FROM users u WHERE follower_count <> (SELECT count(*) FROM follows f WHERE f.seller_id = u.id)');

describe('following a seller', () => {
  it('counts a follower as an active subscription, and no longer after unfollowing [S6]', async () => {
    const { id } = await approvedProducer(app);
    expect((await follow(id)).data.followSeller).toEqual({ id, followerCount: 1, isFollowed: true });
    expect((await follow(id, await seller(app, 'WHOLESALER'))).data.followSeller.followerCount).toBe(2);
    expect((await unfollow(id)).data.unfollowSeller).toEqual({ id, followerCount: 1, isFollowed: false });
    expect((await unfollow(id)).data.unfollowSeller.followerCount).toBe(1);
  });

  it('counts once however often it is asked for at the same moment [S6]', async () => {
    const { id } = await approvedProducer(app);
    const others = await Promise.all([consumer(app), consumer(app), consumer(app)]);
    await Promise.all([...others, ...others, me, me].map((by) => follow(id, by)));
    expect((await follow(id)).data.followSeller.followerCount).toBe(4);
    await Promise.all([me, me, me].map((by) => unfollow(id, by)));
    expect((await unfollow(id)).data.unfollowSeller.followerCount).toBe(3);
    expect(await counts()).toEqual([]);
  });

  it('is for buyers, of sellers on the market, and not of oneself [S6]', async () => {
    const [producer, waiting, trader] = [await approvedProducer(app), await pendingProducer(app), await seller(app, 'SUPERSALER')];
    expect((await follow(producer.id, await approvedProducer(app))).code).toBe('FORBIDDEN');
    expect((await follow(trader.id, trader)).code).toBe('BAD_USER_INPUT');
    for (const id of [waiting.id, (await consumer(app)).id, MISSING, 'nonsense']) {
      expect((await follow(id)).code).toBe('NOT_FOUND');
      expect((await unfollow(id)).code).toBe('NOT_FOUND');
    }
  });

  it('brings their new posts as notifications, and no longer once it ends [N2]', async () => {
    const producer = await approvedProducer(app);
    await follow(producer.id);
    await listedProduct(app, producer, { name: 'Mango' });
    await unfollow(producer.id);
    await listedProduct(app, producer, { name: 'Onion' });
    const { data } = await app.gql<{ notifications: { nodes: { type: string; message: string }[] } }>(
      '{ notifications { nodes { type message } } }',
      {},
      { token: me.token },
    );
    expect(data.notifications.nodes.map(({ type }) => type)).toEqual(['NEW_POST']);
    expect(data.notifications.nodes[0]?.message).toContain('Mango');
  });
});

describe('the sellers one follows', () => {
  it('are read page by page, latest first, without those who left the market [S6]', async () => {
    const made: string[] = [];
    for (let index = 0; index < 4; index++) {
      const { id } = await approvedProducer(app);
      await follow(id);
      made.unshift(id);
    }
    const read: string[] = [];
    let after: string | null = null;
    do {
      const page: List = await list({ first: 3, after });
      read.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(made);
    await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [made[0]]);
    expect(await list()).toMatchObject({ totalCount: 3 });
    expect((await list({ first: 2, offset: 1 })).nodes.map(({ id }) => id)).toEqual(made.slice(2));
    expect((await app.call('followedSellers', { after: 'x' }, LIST_FIELDS, { token: me.token })).code).toBe('BAD_USER_INPUT');
    expect((await unfollow(made[0] ?? '')).data.unfollowSeller.isFollowed).toBe(false);
  });

  it('cost the same number of statements however many they are', async () => {
    const count = async () => (await countSql(app.db, async () => list())).length;
    await follow((await approvedProducer(app)).id);
    const one = await count();
    for (let index = 0; index < 3; index++) await follow((await approvedProducer(app)).id);
    expect(await count()).toBe(one);
  });

  it('show the public the name of a business and nothing private [R13]', async () => {
    const producer = await approvedProducer(app);
    await app.db.query("UPDATE users SET name_of_business = 'Green Fields' WHERE id = $1", [producer.id]);
    const response = await app.call('seller', { id: producer.id }, 'nameOfBusiness isFollowed phone');
    expect(response.data).toEqual({ seller: { nameOfBusiness: 'Green Fields', isFollowed: false, phone: null } });
    for (const field of ['nid', 'email', 'address', 'tradeLicense'])
      expect((await app.call('seller', { id: producer.id }, field)).status).toBe(400);
  });
});

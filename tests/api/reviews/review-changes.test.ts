/**
 * After a review was written: its author changes it, the seller replies, an admin hides it; the averages stay those of
 * the reviews shown.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const FIELDS = 'id stars text reply editedAt productName canEdit canReply hiddenReason';
const REPLY = `mutation ($id: ID!, $body: String!) { replyToReview(reviewId: $id, body: $body) { ${FIELDS} } }`;
const HIDE = `mutation ($id: ID!, $reason: String!) { hideReview(reviewId: $id, reason: $reason) { ${FIELDS} } }`;
const SELLER_FIELDS = `ratingAverage ratingCount ratingCounts { stars count }
  reviews(first: 5) { totalCount nodes { stars productName } }`;
const STALE = `
  SELECT p.id FROM products p LEFT JOIN (SELECT r.product_id AS id, sum(stars) AS stars, count(*) AS times FROM reviews r
      JOIN order_lines l ON l.id = r.order_line_id WHERE r.hidden_at IS NULL AND l.is_public GROUP BY 1) r USING (id)
    WHERE p.rating_sum <> coalesce(r.stars, 0) OR p.rating_count <> coalesce(r.times, 0)
  UNION ALL
  SELECT u.id FROM users u LEFT JOIN (SELECT r.seller_id AS id, sum(stars) AS stars, count(*) AS times FROM reviews r
      JOIN order_lines l ON l.id = r.order_line_id WHERE r.hidden_at IS NULL AND l.is_public GROUP BY 1) r USING (id)
    WHERE u.rating_sum <> coalesce(r.stars, 0) OR u.rating_count <> coalesce(r.times, 0)`;
const MISSING = '0199a000-0000-7000-8000-000000000000';

interface Review {
  id: string;
  stars: number;
  text: string | null;
  reply: string | null;
  canEdit: boolean;
  canReply: boolean;
  hiddenReason: string | null;
}
interface Given {
  readonly id: string;
  readonly author: TestAccount;
  readonly product: Goods;
}

let app: TestApp;
let producer: TestAccount;
let chief: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
beforeEach(async () => {
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

async function review(stars = 4, wanted?: Goods): Promise<Given> {
  const product = wanted ?? (await listedProduct(app, producer));
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '1' }] });
  const input = { orderLineId: order.lineIds[0], stars, text: 'Fresh' };
  const { data } = await app.call<{ reviewOrderLine: Review }>('reviewOrderLine', { input }, FIELDS, { token: order.buyer.token });
  return { id: data.reviewOrderLine.id, author: order.buyer, product };
}
const edit = (by: TestAccount, reviewId: string, stars: number, text: string | null = null) =>
  app.call<{ editReview: Review }>('editReview', { input: { reviewId, stars, text } }, FIELDS, { token: by.token });
const reply = (by: TestAccount, id: string, body = 'Thank you') =>
  app.gql<{ replyToReview: Review }>(REPLY, { id, body }, { token: by.token });
const hide = (by: TestAccount, id: string, reason = 'Insult') => app.gql<{ hideReview: Review }>(HIDE, { id, reason }, { token: by.token });
const age = (column: 'created_at' | 'replied_at', id: string, hours: number) =>
  app.db.query(`UPDATE reviews SET ${column} = now() - make_interval(hours => $2) WHERE id = $1`, [id, hours]);
const inbox = async ({ token }: TestAccount) =>
  (
    await app.gql<{ notifications: { nodes: { type: string; message: string; link: string }[] } }>(
      '{ notifications { nodes { type message link } } }',
      {},
      { token },
    )
  ).data.notifications.nodes;

describe('the author', () => {
  it('changes their review within a week, and the averages follow [S6]', async () => {
    const given = await review(2);
    expect((await edit(given.author, given.id, 5, 'Better than I thought')).data.editReview).toMatchObject({
      stars: 5,
      text: 'Better than I thought',
      canEdit: true,
      canReply: false,
      productName: 'Potato',
    });
    expect((await edit(given.author, given.id, 3)).data.editReview).toMatchObject({ stars: 3, text: null });
    expect(await app.db.query(STALE)).toEqual([]);
    await age('created_at', given.id, 7 * 24 + 1);
    expect((await edit(given.author, given.id, 1)).code).toBe('CONFLICT');
  });

  it('changes their own alone [S6]', async () => {
    const given = await review();
    for (const id of [given.id, MISSING, 'nonsense']) expect((await edit(await consumer(app), id, 1)).code).toBe('NOT_FOUND');
    expect((await edit(given.author, given.id, 6)).code).toBe('BAD_USER_INPUT');
  });

  it('who sends several changes at once leaves averages that add up [S6]', async () => {
    const given = await review(1);
    await Promise.all([1, 2, 3, 4, 5].map((stars) => edit(given.author, given.id, stars)));
    expect(await app.db.query(STALE)).toEqual([]);
  });
});

describe('the seller', () => {
  it('replies once, edits the reply for a day, and the author is notified once [S6 N2]', async () => {
    const given = await review();
    expect((await reply(producer, given.id)).data.replyToReview).toMatchObject({ reply: 'Thank you', canReply: true });
    await age('replied_at', given.id, 23);
    expect((await reply(producer, given.id, 'Thank you very much')).data.replyToReview.reply).toBe('Thank you very much');
    await age('replied_at', given.id, 25);
    expect((await reply(producer, given.id)).code).toBe('CONFLICT');
    const notified = (await inbox(given.author)).filter(({ type }) => type === 'REVIEW_REPLIED');
    expect(notified).toEqual([
      { type: 'REVIEW_REPLIED', message: `${producer.name} replied to your review of Potato.`, link: expect.stringMatching(/^\/orders\//) },
    ]);
  });

  it('replies to reviews of their own products alone, with a text [S6]', async () => {
    const given = await review();
    for (const id of [given.id, MISSING, 'nonsense']) expect((await reply(await approvedProducer(app), id)).code).toBe('NOT_FOUND');
    expect((await reply(given.author, given.id)).code).toBe('FORBIDDEN');
    for (const body of [' ', 'x'.repeat(1_001)]) expect((await reply(producer, given.id, body)).code).toBe('BAD_USER_INPUT');
  });

  it('is shown with all reviews of their products and how the stars are spread [R13]', async () => {
    const potato = await listedProduct(app, producer);
    await review(5, potato);
    await review(5, potato);
    await review(2, await listedProduct(app, producer, { name: 'Onion' }));
    const { data } = await app.call('seller', { id: producer.id }, SELLER_FIELDS);
    expect(data).toEqual({
      seller: {
        ratingAverage: 4,
        ratingCount: 3,
        ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 2 : stars === 2 ? 1 : 0 })),
        reviews: {
          totalCount: 3,
          nodes: [
            { stars: 2, productName: 'Onion' },
            { stars: 5, productName: 'Potato' },
            { stars: 5, productName: 'Potato' },
          ],
        },
      },
    });
    const LIST = 'query ($id: ID) { products(filter: { sellerId: $id }) { nodes { id ratingCounts { count } } } }';
    const count = async () => (await countSql(app.db, async () => (await app.gql(LIST, { id: producer.id })).data)).length;
    const two = await count();
    await listedProduct(app, producer);
    expect(await count()).toBe(two);
  });
});

describe('an admin', () => {
  it('hides a review with a reason: it leaves lists and averages, its author sees why, the audit trail stores it [W2]', async () => {
    const [bad, good] = [await review(1), await review(5)];
    expect((await hide(chief, bad.id)).data.hideReview).toMatchObject({ hiddenReason: 'Insult' });
    expect((await app.call<{ seller: object }>('seller', { id: producer.id }, SELLER_FIELDS)).data.seller).toMatchObject({
      ratingAverage: 5,
      ratingCount: 1,
    });
    expect(await app.db.query(STALE)).toEqual([]);
    expect((await hide(chief, bad.id)).code).toBe('CONFLICT');
    expect((await edit(bad.author, bad.id, 5)).code).toBe('CONFLICT');
    expect((await reply(producer, bad.id)).code).toBe('CONFLICT');
    const trail = await app.db.query("SELECT action, reason FROM audit_events WHERE subject_id = $1 AND subject_type = 'review'", [bad.id]);
    expect(trail).toEqual([{ action: 'review.hidden', reason: 'Insult' }]);
    const ORDERS = '{ myOrders { nodes { lines { review { hiddenReason canEdit } } } } }';
    expect((await app.gql<{ myOrders: { nodes: object[] } }>(ORDERS, {}, { token: bad.author.token })).data.myOrders.nodes).toEqual([
      { lines: [{ review: { hiddenReason: 'Insult', canEdit: false } }] },
    ]);
    expect((await hide(producer, good.id)).code).toBe('FORBIDDEN');
    expect((await hide(chief, MISSING)).code).toBe('NOT_FOUND');
    expect((await hide(chief, good.id, ' ')).code).toBe('BAD_USER_INPUT');
  });
});

/**
 * These tests verify `extensions.current`, which describes the present state in conflicts outside orders, and which ids
 * of a list were not found.
 */
import { randomUUID } from 'node:crypto';
import { limits } from '../../../schema/values/limits';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, pendingProducer, place, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';
import type { Variables } from '../../support/client';

const HOUR = 60 * 60 * 1000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);

let app: TestApp;
let chief: TestAccount;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  [chief, producer] = [await admin(app), await approvedProducer(app)];
});
afterAll(() => app.stop());

async function errorOf(query: string, variables: Variables, by: TestAccount) {
  const [error] = (await app.gql(query, variables, { token: by.token })).body.errors ?? [];
  if (!error) throw new Error('It was not rejected.');
  return error.extensions;
}
const done = async <T>(query: string, variables: Variables, by: TestAccount): Promise<T> =>
  (await app.gql<T>(query, variables, { token: by.token })).data;

describe('extensions.current', () => {
  it('of a deal is its state, or that of the other deal', async () => {
    const CREATE = 'mutation ($input: MyDealInput!) { createMyDeal(input: $input) { id } }';
    const END = 'mutation ($id: ID!) { endMyDeal(id: $id) { id } }';
    const { id: productId } = await listedProduct(app, producer);
    const input = { productId, percent: 10, endsAt: fromNow(24) };
    const { createMyDeal } = await done<{ createMyDeal: { id: string } }>(CREATE, { input }, producer);
    expect(await errorOf(CREATE, { input }, producer)).toMatchObject({
      code: 'CONFLICT',
      current: { status: 'RUNNING' },
      fields: [{ field: 'endsAt', key: 'deal.overlaps' }],
    });
    await done(END, createMyDeal, producer);
    expect(await errorOf(END, createMyDeal, producer)).toMatchObject({ code: 'CONFLICT', current: { status: 'ENDED' } });
    const { id: unsold } = await product(app, producer);
    expect(await errorOf(CREATE, { input: { ...input, productId: unsold } }, producer)).toMatchObject({
      code: 'CONFLICT',
      current: { status: 'UNPUBLISHED' },
      fields: [{ field: 'productId' }],
    });
  });

  it('of a coupon is its state, or that its code is taken', async () => {
    const CREATE = 'mutation ($input: CouponInput!) { createCoupon(input: $input) { id } }';
    const END = 'mutation ($id: ID!) { endCoupon(id: $id, reason: "Over budget") { id } }';
    const input = { code: 'STATE1', percent: 10, maxDiscount: '100', expiresAt: fromNow(24), maxUses: 50, reason: 'New year' };
    const { createCoupon } = await done<{ createCoupon: { id: string } }>(CREATE, { input }, chief);
    expect(await errorOf(CREATE, { input }, chief)).toMatchObject({ current: { status: 'TAKEN' }, fields: [{ field: 'code' }] });
    await done(END, createCoupon, chief);
    expect(await errorOf(END, createCoupon, chief)).toMatchObject({ code: 'CONFLICT', current: { status: 'ENDED' } });
  });

  it('of a review is why it cannot change', async () => {
    const REVIEW = 'mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }';
    const placed = await placedOrder(app, { seller: producer });
    const [{ id: early } = { id: '' }]: { id: string }[] = await app.db.query('SELECT id FROM order_lines WHERE order_id = $1', [
      placed.id,
    ]);
    expect(await errorOf(REVIEW, { input: { orderLineId: early, stars: 5 } }, placed.buyer)).toMatchObject({
      code: 'CONFLICT',
      current: { status: 'PLACED' },
    });
    const order = await deliveredOrder(app, { seller: producer });
    const [{ id: orderLineId } = { id: '' }]: { id: string }[] = await app.db.query('SELECT id FROM order_lines WHERE order_id = $1', [
      order.id,
    ]);
    const input = { orderLineId, stars: 5 };
    const { reviewOrderLine } = await done<{ reviewOrderLine: { id: string } }>(REVIEW, { input }, order.buyer);
    expect(await errorOf(REVIEW, { input }, order.buyer)).toMatchObject({ code: 'CONFLICT', current: { status: 'REVIEWED' } });
    await app.db.query("UPDATE reviews SET created_at = now() - interval '8 days' WHERE id = $1", [reviewOrderLine.id]);
    const EDIT = 'mutation ($input: EditReviewInput!) { editReview(input: $input) { id } }';
    expect(await errorOf(EDIT, { input: { reviewId: reviewOrderLine.id, stars: 1 } }, order.buyer)).toMatchObject({
      code: 'CONFLICT',
      current: { status: 'FINAL' },
    });
  });

  it('of a full list is how many there are', async () => {
    const ADD = 'mutation ($input: AddressInput!) { addAddress(input: $input) { id } }';
    const buyer = await consumer(app);
    const { upazilaId } = await place(app);
    const input = { contactName: 'Rahim', contactPhone: '01712345678', upazilaId, address: 'Station Road 4' };
    for (let count = 0; count < limits.addressCount; count += 1) await done(ADD, { input }, buyer);
    expect(await errorOf(ADD, { input }, buyer)).toMatchObject({ code: 'CONFLICT', current: { count: limits.addressCount } });
  });

  it('of a hidden product is that it is hidden, and of a category the one it is in', async () => {
    const { id } = await listedProduct(app, producer);
    const HIDE = 'mutation ($id: ID!) { hideProduct(id: $id, reason: "Not food") { id } }';
    await done(HIDE, { id }, chief);
    expect(await errorOf(HIDE, { id }, chief)).toMatchObject({ code: 'CONFLICT', current: { status: 'HIDDEN' } });
    const [row]: { slug: string }[] = await app.db.query('SELECT category_slug AS slug FROM products WHERE id = $1', [id]);
    const MOVE = 'mutation ($id: ID!, $slug: ID!) { recategoriseProduct(id: $id, categorySlug: $slug, reason: "Wrong place") { id } }';
    expect(await errorOf(MOVE, { id, slug: row?.slug }, chief)).toMatchObject({ current: { categorySlug: row?.slug } });
  });
});

describe('NOT_FOUND of a list', () => {
  it('names each id that was not found, with its place', async () => {
    const [{ id }, missing] = [await pendingProducer(app), randomUUID()];
    const APPROVE = 'mutation ($ids: [ID!]!) { approveAccounts(ids: $ids) { approved { id } } }';
    const { code, fields } = await errorOf(APPROVE, { ids: [id, missing, 'x'] }, chief);
    expect([code, fields?.map(({ field, value }) => `${field} ${value}`).toSorted()]).toEqual([
      'NOT_FOUND',
      [`ids[1] ${missing}`, 'ids[2] x'],
    ]);
    const [row]: { status: string }[] = await app.db.query('SELECT status FROM users WHERE id = $1', [id]);
    expect(row?.status).toBe('PENDING');
  });

  it('images of another seller are named by their ids', async () => {
    const { id } = await product(app, producer);
    const foreign = randomUUID();
    const EDIT = 'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }';
    expect(await errorOf(EDIT, { id, input: { imageIds: [foreign, 'x'] } }, producer)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'imageIds', value: foreign },
        { field: 'imageIds', value: 'x' },
      ],
    });
  });
});

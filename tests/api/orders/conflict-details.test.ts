/**
 * Conflicts carry what is the case now, and input of a wrong type names its field: for every code that docs/errors.md
 * promises it of.
 */
import fs from 'node:fs';
import { currentMeaning } from '../../../schema/values/api/error-details';
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import type { Variables } from '../../support/client';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

async function rejection(query: string, variables: Variables, by?: TestAccount) {
  const response = await app.gql(query, variables, by ? { token: by.token } : {});
  const [error] = response.body.errors ?? [];
  if (!error) throw new Error('It was not rejected.');
  return error.extensions;
}

describe('extensions.current', () => {
  it('is the status of an order, and what this viewer may do with it', async () => {
    const shipped = await shippedOrder(app, { seller: producer });
    const confirm = 'mutation ($id: ID!) { confirmOrder(id: $id) { id } }';
    expect(await rejection(confirm, { id: shipped.id }, producer)).toMatchObject({
      code: 'INVALID_TRANSITION',
      current: { status: 'SHIPPED', state: 'SHIPPED', allowed: ['DELIVER', 'FAIL'] },
    });
    const cancel = 'mutation ($id: ID!) { cancelOrder(id: $id) { id } }';
    expect(await rejection(cancel, { id: shipped.id }, shipped.buyer)).toMatchObject({
      code: 'INVALID_TRANSITION',
      current: { status: 'SHIPPED', allowed: ['RECEIVE'] },
    });
    const placed = await placedOrder(app, { seller: producer });
    expect(await rejection('mutation ($id: ID!) { undoOrderStep(id: $id) { id } }', { id: placed.id }, producer)).toMatchObject({
      code: 'INVALID_TRANSITION',
      current: { status: 'PLACED', allowed: ['CONFIRM', 'REJECT'] },
    });
  });

  it('is the status of a payment, and what may be reported about it', async () => {
    const placed = await placedOrder(app, { seller: producer });
    const confirm = 'mutation ($id: ID!) { confirmPayment(id: $id) { id } }';
    expect(await rejection(confirm, { id: placed.id }, producer)).toMatchObject({
      code: 'INVALID_TRANSITION',
      current: { status: 'PLACED', paymentStatus: 'UNPAID', allowed: [] },
    });
  });

  it('is not shown to a stranger, for whom the order does not exist', async () => {
    const shipped = await shippedOrder(app, { seller: producer });
    const stranger = await consumer(app);
    const { code, current } = await rejection('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', { id: shipped.id }, stranger);
    expect([code, current]).toEqual(['NOT_FOUND', undefined]);
  });

  it('is the version of a product and of a sell post that was edited meanwhile', async () => {
    const { id } = await listedProduct(app, producer);
    const edit = 'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { version } }';
    const [row]: { version: number }[] = await app.db.query('SELECT version FROM products WHERE id = $1', [id]);
    const { code, current } = await rejection(edit, { id, input: { name: 'Late', version: 9_999 } }, producer);
    expect([code, current]).toEqual(['CONFLICT', { version: row?.version }]);
    const again = { id, input: { name: 'Again', version: current?.version } };
    expect((await app.gql(edit, again, { token: producer.token })).code).toBeNull();

    const [post]: { id: string; version: number }[] = await app.db.query('SELECT id, version FROM sell_posts WHERE product_id = $1', [id]);
    const terms = { audience: 'EVERYONE', minQuantity: '1', step: '1', tiers: [] };
    const update = 'mutation ($id: ID!, $input: SellPostTermsInput!) { updateSellPost(id: $id, input: $input, version: 9999) { id } }';
    expect(await rejection(update, { id: post?.id, input: terms }, producer)).toMatchObject({
      code: 'CONFLICT',
      current: { version: post?.version },
    });
  });

  it('is the status of an application that was decided meanwhile', async () => {
    const [admin, applicant] = [await account(app, 'ADMIN'), await pendingProducer(app)];
    const approve = 'mutation ($id: ID!) { approveAccount(id: $id) { id } }';
    expect((await app.gql(approve, { id: applicant.id }, { token: admin.token })).code).toBeNull();
    expect(await rejection(approve, { id: applicant.id }, admin)).toMatchObject({ code: 'CONFLICT', current: { status: 'APPROVED' } });
  });

  it('has each of its keys in docs/errors.md', () => {
    const page = fs.readFileSync('docs/errors.md', 'utf8');
    for (const key of Object.keys(currentMeaning)) expect(page).toContain(`| \`${key}\` |`);
  });
});

describe('a value of a wrong type', () => {
  const QUOTE = 'query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { lineCount } }';
  const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const line = { productId: 'x', quantity: '1' };
  const namesOf = async (query: string, variables: Variables) => {
    const response = await app.gql(query, variables);
    expect([response.status, response.code]).toEqual([400, 'BAD_USER_INPUT']);
    return response.body.errors?.flatMap(({ extensions }) => extensions.fields?.map(({ field, key }) => [field, key]) ?? []);
  };

  it('names its field as the rules would, by a path inside the input', async () => {
    expect(await namesOf(QUOTE, { lines: [line, { productId: 'x', quantity: 'much" at "lines[7].x' }] })).toEqual([
      ['lines[1].quantity', 'error.badInput'],
    ]);
    expect(await namesOf(QUOTE, { lines: [line, { productId: 'x' }] })).toEqual([['lines[1].quantity', 'error.badInput']]);
    expect(await namesOf(QUOTE, {})).toEqual([['lines', 'error.badInput']]);
    const names = await namesOf(PLACE, { input: { lines: [{ productId: 'x', quantity: '1,5' }], contactName: 5 } });
    expect(names).toEqual(expect.arrayContaining([['lines[0].quantity', 'error.badInput'], ['contactName', 'error.badInput'], ['paymentMethod', 'error.badInput']])); // prettier-ignore
    const page = 'query ($first: Int) { products(first: $first) { totalCount } }';
    expect(await namesOf(page, { first: 'ten' })).toEqual([['first', 'error.badInput']]);
  });

  it('is named in the language of the request', async () => {
    const response = await app.gql(QUOTE, { lines: [{ productId: 'x', quantity: 'x' }] }, { language: 'bn' });
    expect(response.body.errors?.[0]?.extensions.fields?.[0]?.message).toBe('যা লিখেছেন একবার দেখে নিন।');
  });

  it('a rule that an item of a list breaks is named with its place in the list', async () => {
    expect(await rejection(QUOTE, { lines: [line, { productId: 'x', quantity: '-1' }] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'lines[1].quantity' }],
    });
  });

  it('in the document itself, has its place there', async () => {
    const response = await app.gql('{ quoteCart(lines: [{ productId: "x", quantity: "much" }]) { lineCount } }');
    const [error] = response.body.errors as unknown as { locations?: unknown[] }[];
    expect([response.code, error?.locations?.length]).toEqual(['GRAPHQL_VALIDATION_FAILED', 1]);
  });
});

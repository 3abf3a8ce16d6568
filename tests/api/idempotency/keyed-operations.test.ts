/**
 * Every operation that moves products or money, under an idempotency key: called as in its row of the authorisation
 * matrix, five times at once, once more by the other way of sending the key, with another input, by another account.
 * What it leaves in the tables shows whether it was done once.
 */
import { randomUUID } from 'node:crypto';
import { Kind, parse, print, visit } from 'graphql';
import type { Role } from '../../../schema/values/accounts/roles';
import { IdempotencySweepService } from '../../../server/platform/idempotency/idempotency-sweep.service';
import { one, rows } from '../../support/sql';
import type { TestAccount } from '../../support/build-accounts';
import { type Call, type Row, sellers } from '../authorisation/row';
import { allRows } from '../authorisation/rows/all-rows';
import { World } from '../authorisation/world';
import { MOVING } from './moving-operations';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.stop());

const AT_ONCE = 5;
/** One row that changes with anything these operations do. */
const TRACE = `SELECT (SELECT count(*) FROM stock_movements) AS movements, (SELECT count(*) FROM order_events) AS events,
  (SELECT count(*) FROM notifications) AS notifications, (SELECT count(*) FROM audit_events) AS audit, (SELECT count(*) FROM lot_events) AS lots, (SELECT count(*) FROM lots WHERE is_first) AS first_lots, (SELECT count(*) FROM recall_reports) AS found, (SELECT count(*) FROM purchases) AS purchases,
  (SELECT count(*) FROM coupons) AS coupons, (SELECT count(*) FROM payouts) AS payouts, (SELECT count(*) FROM gateway_payments) AS payments, (SELECT string_agg(concat_ws(' ', id, accepted_at, declined_at, ended_at), ',' ORDER BY id) FROM deals) AS deals,
  (SELECT count(*) FROM cart_lines) AS lines, (SELECT sum(version) FROM products) AS products,
  (SELECT sum(version) FROM product_stock) AS stock, (SELECT sum(version) FROM sell_posts) AS posts`;
const trace = () => one(world.app.db, TRACE);

interface Heard {
  readonly code: string | null;
  readonly isReplay: boolean;
  readonly text: string;
}
type Transport = { readonly header?: string; readonly argument?: string };

async function ask(operation: string, call: Call, me: TestAccount | null, { header, argument }: Transport): Promise<Heard> {
  const sender = {
    ...(me && { token: me.token }),
    headers: { ...world.address(), ...(header !== undefined && { 'idempotency-key': header }) },
  };
  if (call.kind === 'socket') throw new Error('no subscription moves anything');
  if (call.kind === 'rest') {
    const { path, kind: _, ...body } = call;
    const response = await world.app.rest(operation.split(' ')[0] ?? '', `/api/v1${path}`, { ...sender, ...body });
    return { code: response.headers.get('error-code'), isReplay: isReplay(response.headers), text: response.text };
  }
  const response = await world.app.gql(withArgument(call.query, argument), call.variables, sender);
  return { code: response.code, isReplay: isReplay(response.headers), text: JSON.stringify(response.body) };
}

const isReplay = (headers: Headers) => headers.get('idempotency-replayed') === 'true';

/** The document with this key and no other as its argument. */
function withArgument(query: string, key: string | undefined): string {
  const argument = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'idempotencyKey' },
    value: { kind: Kind.STRING, value: key ?? '' },
  } as const;
  const document = visit(parse(query), {
    VariableDefinition: ({ variable }) => (variable.name.value === 'key' ? null : undefined),
    OperationDefinition: {
      leave: (node) => ({
        ...node,
        selectionSet: {
          ...node.selectionSet,
          selections: node.selectionSet.selections.map((field) =>
            field.kind === Kind.FIELD
              ? {
                  ...field,
                  arguments: [
                    ...(field.arguments ?? []).filter(({ name }) => name.value !== 'idempotencyKey'),
                    ...(key === undefined ? [] : [argument]),
                  ],
                }
              : field,
          ),
        },
      }),
    },
  });
  return print(document);
}

/** Returns an actor who may call the operation by its row: the first allowed role, or null if a visitor may. */
async function callerOf({ outcome }: Row): Promise<TestAccount | null> {
  if (outcome.visitor === 'ok') return null;
  const role = (['producer', 'supersaler', 'wholesaler', 'consumer', 'admin'] as const).find((actor) => outcome[actor] === 'ok');
  if (!role) throw new Error('nobody may');
  return world.newActor(role, role.toUpperCase() as Role);
}

const rowOf = (operation: string) => {
  const row = allRows.find((one) => one.operation === operation && one.case === undefined);
  if (!row) throw new Error(operation);
  return row;
};

/** A call of it upon a thing made for it; each makes another. */
async function callOf(row: Row, me: TestAccount | null): Promise<Call> {
  const id = row.own && me ? await row.own(world, me) : '';
  const call = await row.call({ world, me, id: id ?? '' });
  if (row.operation !== 'Mutation.changePlatformSettings' || call.kind !== 'gql') return call;
  // the one whose row has the same call each time
  return { ...call, variables: { input: { ...(call.variables.input as object), reason: randomUUID() } } };
}

/** It takes nothing but a key: no other input can be sent under it. */
const KEY_ALONE = 'Mutation.makePayoutBatch';

describe.each(MOVING)('%s', (operation) => {
  it('is done once under a key, also when sent five times at once; the same result again, marked as repeated [O04]', async () => {
    const row = rowOf(operation);
    const me = await callerOf(row);
    const call = await callOf(row, me);
    const key = randomUUID();
    const before = await trace();
    const heard = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(operation, call, me, { header: key })));
    const after = await trace();
    expect(heard.map(({ code }) => code)).toEqual(Array.from({ length: AT_ONCE }, () => null));
    expect(heard.filter((response) => !response.isReplay)).toHaveLength(1);
    expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
    expect(after).not.toEqual(before);
    const again = await ask(operation, call, me, call.kind === 'gql' ? { argument: key } : { header: key });
    expect(again).toEqual({ code: null, isReplay: true, text: heard[0]?.text });
    expect(await trace()).toEqual(after);
  });

  it('rejects another input under the key; the key of another account is another key [O05 O06]', async () => {
    const row = rowOf(operation);
    const [me, another] = [await callerOf(row), await callerOf(row)];
    const key = randomUUID();
    expect(await ask(operation, await callOf(row, me), me, { header: key })).toMatchObject({ code: null, isReplay: false });
    const other = await callOf(row, me);
    const before = await trace();
    const expected = operation === KEY_ALONE ? { code: null, isReplay: true } : { code: 'IDEMPOTENCY_KEY_REUSED', isReplay: false };
    expect(await ask(operation, other, me, { header: key })).toMatchObject(expected);
    expect(await trace()).toEqual(before);
    if (another)
      expect(await ask(operation, await callOf(row, another), another, { header: key })).toMatchObject({ code: null, isReplay: false });
  });

  it('leaves the key free where it failed [O04]', async () => {
    const row = rowOf(operation);
    const me = await callerOf(row);
    const key = randomUUID();
    const call = await callOf(row, me);
    await rows(world.app.db, `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    const table = operation === 'Mutation.claimCoupon' ? 'coupons' : 'idempotency_keys';
    // the last thing of the transaction, as when the process or the database dies in it
    await rows(
      world.app.db,
      `CREATE CONSTRAINT TRIGGER refusing AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    const before = await trace();
    try {
      expect(await ask(operation, call, me, { header: key })).toMatchObject({ isReplay: false, code: 'INTERNAL_SERVER_ERROR' });
    } finally {
      await rows(world.app.db, 'DROP FUNCTION refuse CASCADE');
    }
    expect(await trace()).toEqual(before);
    expect(await ask(operation, call, me, { header: key })).toMatchObject({ code: null, isReplay: false });
  });
});

const mutations = MOVING.filter((operation) => operation.startsWith('Mutation.'));
it.each(mutations)('%s rejects a header and an argument that name two keys [O04]', async (operation) => {
  const row = rowOf(operation);
  const me = await callerOf(row);
  const call = await callOf(row, me);
  const heard = await ask(operation, call, me, { header: 'one', argument: 'two' });
  expect([heard.code, heard.text.includes('order.keysDiffer')]).toEqual(['BAD_USER_INPUT', true]);
  const agreed = randomUUID();
  expect(await ask(operation, call, me, { header: ` ${agreed}`, argument: `${agreed} ` })).toMatchObject({ code: null, isReplay: false });
});

it('two mutations of a request under one key are rejected before either is done [O04]', async () => {
  const me = await world.newActor('producer', 'PRODUCER');
  const id = await rowOf('PUT /producer/products/:id').own?.(world, me);
  const key = randomUUID();
  const send = (one: string, other: string, headers: Record<string, string> = {}, directive = '', ofMore = '') =>
    world.app.gql(
      `mutation ($id: ID!${`${one}${other}`.includes('$key') ? ', $key: String' : ''}) { ...More ${ofMore} one: setStock(productId: $id, quantity: "7"${one}) ${directive} { id } }
       fragment More on Mutation { other: setStock(productId: $id, quantity: "8"${other}) { id } }`,
      { id, key },
      { token: me.token, headers },
    );
  const ofVariable = ', idempotencyKey: $key';
  for (const shared of [
    await send('', '', { 'idempotency-key': key }),
    await send(ofVariable, ` ${ofVariable}`),
    await send(ofVariable, '', { 'idempotency-key': key }),
  ]) {
    const { code, key: message, fields } = shared.body.errors?.[0]?.extensions ?? {};
    expect([shared.status, code, message, fields?.[0]?.field]).toEqual([200, 'BAD_USER_INPUT', 'order.keyShared', 'idempotencyKey']);
  }
  const [stock] = await rows(world.app.db, 'SELECT trim_scale(on_hand)::text AS on_hand FROM product_stock WHERE product_id = $1', [id]);
  expect(['7', '8']).not.toContain((stock as { on_hand: string }).on_hand);
  expect((await send(ofVariable, ', idempotencyKey: "another"')).code).toBeNull();
  for (const leftOut of ['@include(if: false)', '@skip(if: true)'])
    for (const [ofField, ofFragment] of [
      [leftOut, ''],
      ['', leftOut],
      ['', `${leftOut} ... on Mutation ${leftOut} { ...More }`],
    ] as const)
      expect((await send('', '', { 'idempotency-key': randomUUID() }, ofField, ofFragment)).code).toBeNull();
  const twice = await send('', '', { 'idempotency-key': randomUUID() }, '', '@skip(if: true) ...More');
  expect(twice.body.errors?.[0]?.extensions.key).toBe('order.keyShared');
});

it('a form that is sent again is the same request, though the product it fills itself in from has changed since [O04]', async () => {
  const [me] = [await world.newActor('producer', 'PRODUCER')];
  const id = await rowOf('PUT /producer/products/:id').own?.(world, me);
  const call: Call = {
    kind: 'rest',
    path: `/producer/products/${id}`,
    json: { productName: 'Lal Alu', price: 31, description: 'Late', category: 'Potato', addToSellPost: false },
  };
  const key = randomUUID();
  const put = () => ask('PUT /producer/products/:id', call, me, { header: key });
  expect(await put()).toMatchObject({ code: null, isReplay: false });
  await world.app.call('setStock', { productId: id, quantity: '7' }, 'id', { token: me.token });
  const again = await put();
  expect([again.isReplay, (JSON.parse(again.text) as { product: { quantity: number } }).product.quantity]).toEqual([true, 7]);
});

it('a key is stored for a day, that of a purchase for thirty [O04]', async () => {
  const me = await world.newActor('producer', sellers[0] ?? 'PRODUCER');
  const keep = (key: string, operation: string, age: string) =>
    rows(
      world.app.db,
      `INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer, created_at) VALUES ($1, $2, $3, '', '{}', now() - $4::interval)`,
      [me.id, key, operation, age],
    );
  await keep('young', 'setStock', '23 hours');
  await keep('old', 'setStock', '25 hours');
  await keep('ordered', 'placeOrder', '29 days');
  await keep('ordered long ago', 'placeOrder', '31 days');
  expect(await world.app.container.resolve(IdempotencySweepService).sweep()).toBe(2);
  const left = await rows<{ key: string }>(world.app.db, 'SELECT key FROM idempotency_keys WHERE user_id = $1 ORDER BY key', [me.id]);
  expect(left.map(({ key }) => key)).toEqual(['ordered', 'young']);
});

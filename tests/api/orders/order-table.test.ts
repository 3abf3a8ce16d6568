/**
 * Every state of an order × every command × every actor, against a table written by hand from docs/product.md: what
 * happens, what does not, who hears of it, what is written down, and where the products and the payment stand
 * afterwards.
 */
import { randomUUID } from 'node:crypto';
import { OrderStatus } from '../../../schema/values/orders/orders';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { AppError } from '../../../server/platform/errors/app-error';
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, asViewer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';

const people = ['buyer', 'seller', 'admin', 'stranger', 'other seller'] as const;
type Person = (typeof people)[number];
const commands = ['confirm', 'ship', 'deliver', 'reject', 'cancel'] as const;
type Command = (typeof commands)[number];

/** docs/product.md, Buying: from, command, who, to. Whatever is not here does not happen. */
const MOVES: readonly (readonly [OrderStatus, Command, Person, OrderStatus])[] = [
  ['PLACED', 'confirm', 'seller', 'CONFIRMED'],
  ['CONFIRMED', 'ship', 'seller', 'SHIPPED'],
  ['SHIPPED', 'deliver', 'seller', 'DELIVERED'],
  ['PLACED', 'reject', 'seller', 'REJECTED'],
  ['PLACED', 'cancel', 'buyer', 'CANCELLED'],
  ['PLACED', 'cancel', 'seller', 'CANCELLED'],
  ['PLACED', 'cancel', 'admin', 'CANCELLED'],
  ['CONFIRMED', 'cancel', 'seller', 'CANCELLED'],
  ['CONFIRMED', 'cancel', 'admin', 'CANCELLED'],
];

/** Maps each status to the quantities on hand and reserved of a product that had 100 before an order of 10. */
const PRODUCT_FIELDS: Record<OrderStatus, readonly [number, number]> = {
  PLACED: [100, 10],
  CONFIRMED: [100, 10],
  SHIPPED: [90, 0],
  DELIVERED: [90, 0],
  REJECTED: [100, 0],
  EXPIRED: [100, 0],
  CANCELLED: [100, 0],
};
const WAYS: Record<OrderStatus, readonly (Command | 'expire')[]> = {
  PLACED: [],
  CONFIRMED: ['confirm'],
  SHIPPED: ['confirm', 'ship'],
  DELIVERED: ['confirm', 'ship', 'deliver'],
  REJECTED: ['reject'],
  EXPIRED: ['expire'],
  CANCELLED: ['cancel'],
};

let app: TestApp;
let cast: Record<Person, TestAccount>;

beforeAll(async () => {
  app = await startTestApp();
  cast = {
    buyer: await consumer(app),
    seller: await approvedProducer(app),
    admin: await account(app, 'ADMIN'),
    stranger: await consumer(app),
    'other seller': await seller(app, 'SUPERSALER'),
  };
});
afterAll(() => app.stop());

const actions = () => app.container.resolve(OrderActionsService);
const act = (who: Person, command: Command, id: string, reason: string | null = 'because') =>
  command === 'reject' || command === 'cancel'
    ? actions()[command](asViewer(cast[who]), id, reason ?? '')
    : command === 'deliver'
      ? deliver(who, id)
      : actions()[command](asViewer(cast[who]), id);
const deliver = async (who: Person, id: string) =>
  actions().deliver(asViewer(cast[who]), id, { code: await handoverCode(app, id), paymentReceived: true });

async function expire(id: string): Promise<void> {
  await app.db.query("UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
  await app.container.resolve(OrderExpiryService).expireDue();
}

async function orderIn(status: OrderStatus): Promise<{ order: TestOrder; product: Goods }> {
  const product = await listedProduct(app, cast.seller);
  const order = await placedOrder(app, { buyer: cast.buyer, lines: [{ product, quantity: '10' }] });
  for (const way of WAYS[status]) await (way === 'expire' ? expire(order.id) : act('seller', way, order.id));
  await app.db.query('DELETE FROM notifications');
  return { order, product };
}

async function stand({ id }: TestOrder, product: Goods) {
  const [row]: { status: OrderStatus; paid: string; onHand: number; reserved: number; events: number; told: string[] }[] =
    await app.db.query(
      `SELECT o.status, o.payment_status AS paid, p.on_hand::float AS "onHand", p.reserved::float AS reserved,
       (SELECT count(*)::int FROM order_events WHERE order_id = o.id) AS events,
       (SELECT coalesce(array_agg(DISTINCT user_id::text), '{}') FROM notifications) AS told
     FROM orders o, product_stock p WHERE o.id = $1 AND p.product_id = $2`,
      [id, product.id],
    );
  if (!row) throw new Error('No such order.');
  return row;
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** The user who did it is not notified; changes by the system are sent to both. */
const notificationsOf = (who: Person) => (who === 'buyer' ? ['seller'] : who === 'admin' ? ['buyer', 'seller'] : ['buyer']) as Person[];

/** A command no one in this part ever gives is FORBIDDEN, one that comes at the wrong time INVALID_TRANSITION. */
function wantedCode(status: OrderStatus, command: Command, who: Person): string {
  if (who === 'stranger' || who === 'other seller') return 'NOT_FOUND';
  if (MOVES.some(([from, name, by]) => from === status && name === command && by === who)) return 'ok';
  return MOVES.some(([, name, by]) => name === command && by === who) ? 'INVALID_TRANSITION' : 'FORBIDDEN';
}

describe.each(Object.values(OrderStatus))('an order that is %s [O3]', (status) => {
  it.each(people)('allows %s exactly what their role permits', async (who) => {
    let made = await orderIn(status);
    for (const command of commands) {
      const before = await stand(made.order, made.product);
      const code = await codeOf(act(who, command, made.order.id));
      const after = await stand(made.order, made.product);
      const to = MOVES.find(([from, name, by]) => from === status && name === command && by === who)?.[3];
      expect([command, code]).toEqual([command, wantedCode(status, command, who)]);
      if (!to) {
        expect(after).toEqual(before);
        continue;
      }
      const notified = notificationsOf(who);
      expect({ ...after, told: after.told.toSorted() }).toEqual({
        status: to,
        onHand: PRODUCT_FIELDS[to][0],
        reserved: PRODUCT_FIELDS[to][1],
        events: before.events + 1,
        paid: to === 'DELIVERED' ? 'PAID' : 'UNPAID',
        told: notified.map((one) => cast[one].id).sort(),
      });
      made = await orderIn(status);
    }
  });

  it('expires only while no one has confirmed it', async () => {
    const { order, product } = await orderIn(status);
    const before = await stand(order, product);
    await expire(order.id);
    const after = await stand(order, product);
    if (status !== 'PLACED') return expect(after).toEqual(before);
    expect(after).toMatchObject({ status: 'EXPIRED', onHand: 100, reserved: 0, paid: 'UNPAID', events: before.events + 1 });
    expect(after.told.toSorted()).toEqual([cast.buyer.id, cast.seller.id].sort());
  });
});

it.each([
  ['reject', '', 'BAD_USER_INPUT'],
  ['reject', '   ', 'BAD_USER_INPUT'],
  ['reject', 'x'.repeat(501), 'BAD_USER_INPUT'],
  ['cancel', null, 'ok'],
  ['cancel', 'x'.repeat(501), 'BAD_USER_INPUT'],
] as const)('%s with the reason %j is %s [O3]', async (command, reason, code) => {
  const { order, product } = await orderIn('PLACED');
  expect(await codeOf(act('seller', command, order.id, reason))).toBe(code);
  if (code !== 'ok') expect(await stand(order, product)).toMatchObject({ status: 'PLACED', events: 1, told: [] });
});

it('a missing order is as missing as another’s, to everyone [O09]', async () => {
  for (const who of people) for (const id of [randomUUID(), 'nonsense']) expect(await codeOf(act(who, 'cancel', id))).toBe('NOT_FOUND');
});

it('products of several products come back each to its own, and only once [O3]', async () => {
  const [potato, onion] = [await listedProduct(app, cast.seller), await listedProduct(app, cast.seller, { name: 'Onion' })];
  const lines = [
    { product: potato, quantity: '2.5' },
    { product: onion, quantity: '40' },
  ];
  const order = await placedOrder(app, { buyer: cast.buyer, lines });
  const codes = await Promise.all(
    [act('buyer', 'cancel', order.id), act('seller', 'cancel', order.id), act('admin', 'cancel', order.id)].map(codeOf),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(await stand(order, potato)).toMatchObject({ onHand: 100, reserved: 0, events: 2 });
  expect(await stand(order, onion)).toMatchObject({ onHand: 100, reserved: 0 });
});

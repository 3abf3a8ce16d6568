/** Changing an order's status: who may, what happens to stock and payment, who is notified, and what strangers see. */
import { type TestApp, startTestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { account, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import type { GraphqlResult } from '../../support/client';
import { handoverCode } from '../../support/handover';

const FIELDS = 'id status progress paymentStatus actions events { from to reason actorName }';
const act = (action: string) => `mutation ($id: ID!) { ${action}Order(id: $id) { ${FIELDS} } }`;
const DELIVER = `mutation ($id: ID!, $code: String) { deliverOrder(id: $id, paymentReceived: true, code: $code) { ${FIELDS} } }`;
const REJECT = `mutation ($id: ID!, $reason: String!) { rejectOrder(id: $id, reason: $reason) { ${FIELDS} } }`;
const CANCEL = `mutation ($id: ID!, $reason: String) { cancelOrder(id: $id, reason: $reason) { ${FIELDS} } }`;
const ORDER = `query ($id: ID!) { order(id: $id) { ${FIELDS} contactPhone buyer { phone } } }`;
const NOTIFICATIONS = '{ notifications { nodes { type title message link } } }';

interface Moved {
  status: string;
  progress: string;
  paymentStatus: string;
  actions: string[];
  events: { from: string | null; to: string; reason: string | null; actorName: string | null }[];
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const as = ({ token }: TestAccount) => ({ token });
const confirm = (by: TestAccount, { id }: { id: string }) => app.gql<{ confirmOrder: Moved }>(act('confirm'), { id }, as(by));
const ship = (by: TestAccount, { id }: { id: string }) => app.gql<{ shipOrder: Moved }>(act('ship'), { id }, as(by));
const deliver = async (by: TestAccount, { id }: { id: string }) =>
  app.gql<{ deliverOrder: Moved }>(DELIVER, { id, code: await handoverCode(app, id) }, as(by));
const reject = (by: TestAccount, { id }: { id: string }, reason: string) => app.gql<{ rejectOrder: Moved }>(REJECT, { id, reason }, as(by));
const cancel = (by: TestAccount, { id }: { id: string }, reason?: string) =>
  app.gql<{ cancelOrder: Moved }>(CANCEL, { id, reason }, as(by));
const look = (by: TestAccount, id: string) => app.gql<{ order: Moved | null }>(ORDER, { id }, as(by));
const notificationsOf = async (who: TestAccount) =>
  (
    await app.gql<{ notifications: { nodes: { type: string; title: string; message: string; link: string }[] } }>(
      NOTIFICATIONS,
      {},
      as(who),
    )
  ).data.notifications.nodes;
const seen = (response: GraphqlResult<unknown>) => ({
  status: response.status,
  code: response.code,
  message: response.body.errors?.[0]?.message ?? null,
});

async function stockBehind({ lineIds }: TestOrder) {
  const [row]: { on_hand: string; reserved: string; kinds: string[] }[] = await app.db.query(
    `SELECT trim_scale(p.on_hand) AS on_hand, trim_scale(p.reserved) AS reserved,
       (SELECT array_agg(m.kind::text ORDER BY m.created_at, m.id) FROM stock_movements m WHERE m.order_line_id = l.id) AS kinds
     FROM order_lines l JOIN product_stock p ON p.product_id = l.product_id WHERE l.id = $1`,
    [lineIds[0]],
  );
  return row;
}

describe('the way of an order', () => {
  it('goes from placed to delivered, with stock, payment, figures, events and notifications [O3]', async () => {
    const sells = await approvedProducer(app);
    const placed = await placedOrder(app, { seller: sells });
    const { buyer } = placed;
    const number = placed.order.trackingNumber;
    expect((await look(sells, placed.id)).data.order).toMatchObject({ status: 'PLACED', actions: ['CONFIRM', 'REJECT'] });

    expect((await confirm(sells, placed)).data.confirmOrder).toMatchObject({
      status: 'CONFIRMED',
      progress: 'PENDING',
      actions: ['SHIP', 'PROPOSE_WEIGHT', 'CANCEL'],
    });
    expect(await stockBehind(placed)).toEqual({ on_hand: '100', reserved: '2.5', kinds: ['RESERVE'] });
    expect((await ship(sells, placed)).data.shipOrder).toMatchObject({
      status: 'SHIPPED',
      paymentStatus: 'UNPAID',
      actions: ['DELIVER', 'FAIL'],
    });
    expect(await stockBehind(placed)).toEqual({ on_hand: '97.5', reserved: '0', kinds: ['RESERVE', 'TAKE'] });
    const delivered = (await deliver(sells, placed)).data.deliverOrder;
    expect(delivered).toMatchObject({ status: 'DELIVERED', progress: 'DONE', paymentStatus: 'PAID', actions: [] });
    expect(delivered.events).toEqual([
      { from: null, to: 'PLACED', reason: null, actorName: buyer.name },
      { from: 'PLACED', to: 'CONFIRMED', reason: null, actorName: sells.name },
      { from: 'CONFIRMED', to: 'SHIPPED', reason: null, actorName: sells.name },
      { from: 'SHIPPED', to: 'DELIVERED', reason: null, actorName: sells.name },
    ]);
    const [sold] = await app.db.query(
      `SELECT trim_scale(p.sold_quantity) AS quantity, p.sold_count AS times, trim_scale(s.sold_quantity) AS posted, s.sold_count AS "postedTimes"
       FROM order_lines l JOIN products p ON p.id = l.product_id JOIN sell_posts s ON s.id = l.sell_post_id WHERE l.id = $1`,
      [placed.lineIds[0]],
    );
    expect(sold).toEqual({ quantity: '2.5', times: 1, posted: '2.5', postedTimes: 1 });

    expect((await notificationsOf(buyer)).map(({ type, message, link }) => [type, message, link])).toEqual([
      ['ORDER_CHANGED', `Your order ${number} was delivered. How was it? Rate it.`, `/orders/${placed.id}`],
      ['ORDER_CHANGED', expect.stringContaining(`${sells.name} has shipped your order ${number}. Delivery code: `), `/orders/${placed.id}`],
      ['ORDER_CHANGED', `${sells.name} confirmed your order ${number}.`, `/orders/${placed.id}`],
    ]);
    expect((await notificationsOf(sells)).map(({ type, title }) => [type, title])).toEqual([['NEW_ORDER', 'New Order Received']]);
  });

  it('a rejection requires a reason, releases the products and sends the reason to the buyer [O3]', async () => {
    const placed = await placedOrder(app, { seller: producer });
    expect(await reject(producer, placed, ' ')).toMatchObject({
      code: 'BAD_USER_INPUT',
      body: { errors: [{ extensions: { key: 'order.reasonRequired' } }] },
    });
    const moved = (await reject(producer, placed, ' Flooded field ')).data.rejectOrder;
    expect(moved).toMatchObject({ status: 'REJECTED', progress: 'CANCELLED', paymentStatus: 'UNPAID', actions: [] });
    expect(moved.events.at(-1)).toEqual({ from: 'PLACED', to: 'REJECTED', reason: 'Flooded field', actorName: producer.name });
    expect(await stockBehind(placed)).toEqual({ on_hand: '100', reserved: '0', kinds: ['RESERVE', 'RELEASE'] });
    expect((await notificationsOf(placed.buyer))[0]?.message).toContain('Flooded field');
  });

  it('the buyer cancels until it is confirmed, and only the seller is notified [O3]', async () => {
    const sells = await approvedProducer(app);
    const placed = await placedOrder(app, { seller: sells });
    expect((await cancel(placed.buyer, placed)).data.cancelOrder).toMatchObject({ status: 'CANCELLED' });
    expect(await stockBehind(placed)).toMatchObject({ reserved: '0' });
    expect((await notificationsOf(sells))[0]).toMatchObject({ type: 'ORDER_CHANGED', title: 'Order Cancelled' });
    expect(await notificationsOf(placed.buyer)).toEqual([]);
    const confirmed = await confirmedOrder(app, { seller: sells });
    expect((await cancel(confirmed.buyer, confirmed)).code).toBe('INVALID_TRANSITION');
  });

  it('the seller and an admin cancel until it is shipped; a cancellation by an admin notifies both [O3]', async () => {
    const admin = await account(app, 'ADMIN');
    const [one, two, shipped] = [await confirmedOrder(app), await confirmedOrder(app), await confirmedOrder(app)];
    expect((await cancel(one.seller, one, 'Truck broke down')).data.cancelOrder.status).toBe('CANCELLED');
    expect((await look(admin, two.id)).data.order?.actions).toEqual(['CANCEL']);
    expect((await cancel(admin, two, 'Fraud')).data.cancelOrder.status).toBe('CANCELLED');
    for (const who of [two.buyer, two.seller]) expect((await notificationsOf(who))[0]?.message).toContain('Fraud');
    await ship(shipped.seller, shipped);
    for (const by of [shipped.seller, admin]) expect((await cancel(by, shipped)).code).toBe('INVALID_TRANSITION');
  });

  it('mobile money stays a claim when the products arrive [O3]', async () => {
    const order = await deliveredOrder(app, {
      input: { paymentMethod: 'NAGAD', paymentNumber: '01712345678', paymentReference: 'X1Y2Z3' },
    });
    expect(order.order.paymentStatus).toBe('CLAIMED');
    expect((await notificationsOf(order.seller)).map(({ type }) => type)).toEqual(['PAYMENT_RECEIVED', 'NEW_ORDER']);
  });

  it('makes no move twice and skips none [O3]', async () => {
    const placed = await placedOrder(app, { seller: producer });
    for (const move of [ship, deliver]) expect((await move(producer, placed)).code).toBe('INVALID_TRANSITION');
    await confirm(producer, placed);
    for (const move of [confirm, deliver]) expect((await move(producer, placed)).code).toBe('INVALID_TRANSITION');
    expect((await reject(producer, placed, 'late')).code).toBe('INVALID_TRANSITION');
  });

  it('of many moves at once exactly one happens [O3]', async () => {
    const placed = await placedOrder(app, { seller: producer });
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => confirm(producer, placed)),
      ...Array.from({ length: 4 }, () => reject(producer, placed, 'no')),
      ...Array.from({ length: 4 }, () => cancel(placed.buyer, placed)),
    ]);
    expect(responses.filter(({ code }) => code === null)).toHaveLength(1);
    expect(responses.every(({ code }) => code === null || code === 'INVALID_TRANSITION' || code === 'CONFLICT')).toBe(true);
    const [events] = await app.db.query('SELECT count(*)::int AS moves FROM order_events WHERE order_id = $1 AND from_status IS NOT NULL', [
      placed.id,
    ]);
    expect(events).toEqual({ moves: 1 });
    const stock = await stockBehind(placed);
    expect(stock?.reserved).toBe((await look(producer, placed.id)).data.order?.status === 'CONFIRMED' ? '2.5' : '0');
  });
});

describe('strangers', () => {
  it("another's order is not there, to look at or to act on [O09]", async () => {
    const placed = await placedOrder(app, { seller: producer });
    const others = [await consumer(app), await approvedProducer(app), await seller(app, 'WHOLESALER')];
    for (const by of others) {
      for (const id of [placed.id, '0199a000-0000-7000-8000-000000000000', 'nonsense']) {
        const response = await look(by, id);
        expect(response.body.data).toEqual({ order: null });
        expectRow('O09', seen(response));
        expectRow('O09', seen(await cancel(by, { id })));
      }
    }
    for (const move of [confirm, ship, deliver]) expect((await move(others[1] ?? producer, placed)).code).toBe('NOT_FOUND');
    expect((await app.gql(ORDER, { id: placed.id })).code).toBe('UNAUTHENTICATED');
    for (const by of [placed.buyer, producer, await account(app, 'ADMIN')])
      expect((await look(by, placed.id)).data.order?.status).toBe('PLACED');
  });

  it("a buyer cannot do the seller's part [O3]", async () => {
    const trader = await seller(app, 'WHOLESALER');
    const placed = await placedOrder(app, { buyer: trader, lines: [{ product: await listedProduct(app, producer), quantity: '1' }] });
    expect((await confirm(trader, placed)).code).toBe('FORBIDDEN');
    expect((await confirm(await consumer(app), placed)).code).toBe('FORBIDDEN');
  });

  it("shows a seller's phone to a buyer once the order is confirmed, not before, nor after a cancellation, nor to a key that reads products only [S6]", async () => {
    const { id: productId } = await listedProduct(app, producer);
    const phone = async (token?: string) =>
      (
        await app.call<{ product: { seller: { phone: string | null } } }>(
          'product',
          { id: productId },
          'seller { phone }',
          token ? { token } : {},
        )
      ).data.product.seller.phone;
    const placed = await placedOrder(app, { seller: producer });
    expect(await phone()).toBeNull();
    expect(await phone((await consumer(app)).token)).toBeNull();
    expect(await phone(placed.buyer.token)).toBeNull();
    const { buyer, id } = await confirmedOrder(app, { seller: producer });
    expect(await phone(buyer.token)).toBe(producer.phone);
    const [products, orders] = [await apiKey(app, buyer, ['READ_PRODUCTS']), await apiKey(app, buyer, ['READ_PRODUCTS', 'READ_ORDERS'])];
    expect([await phone(products.token), await phone(orders.token)]).toEqual([null, producer.phone]);
    await app.call('cancelOrder', { id, reason: 'No longer needed' }, 'id', { token: producer.token });
    expect(await phone(buyer.token)).toBeNull();
  });
});

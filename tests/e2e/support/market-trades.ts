/** Through the API, the users of a browser test's market buy, sell, rate, repeat and share here. */
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import type { TestClient } from '../../support/client';
import { codeReadBy } from '../../support/handover';

export interface Member {
  readonly phone: string;
  readonly password: string;
}
export interface Person extends Member {
  readonly id: string;
  readonly token: string;
}

export type Run = <T = unknown>(query: string, variables?: object, by?: Person) => Promise<T>;

export const buyerName = 'Rahima Khatun';
export const address = 'House no Seven, Station Road';
export const reviewText = 'Fresh and clean';
export const reason = 'Sold out today';
export const note = 'Please call first';

/** By the start of the address, what represents `:id` in it: the role's own thing, or that of the others. */
export type TradedIds = Readonly<Record<string, { readonly WHOLESALER?: string; readonly SUPERSALER?: string; readonly other: string }>>;

interface Traders {
  readonly producer: Person;
  readonly supersaler: Person;
  readonly wholesaler: Person;
  readonly consumer: Person;
  readonly admin: Person;
  readonly product: string;
  readonly resold: string;
  readonly order: string;
  readonly upazilaId: number;
}

/** Makes the purchases and sales of supersaler and wholesaler, recurring orders and shared baskets. */
export async function tradeMore(client: TestClient, run: Run, traders: Traders): Promise<TradedIds> {
  const { producer, supersaler, wholesaler, consumer, product, resold, order, upazilaId, admin } = traders;
  const resale = await trade(client, run, supersaler, consumer, resold, upazilaId);
  const bought = {
    WHOLESALER: await trade(client, run, producer, wholesaler, product, upazilaId),
    SUPERSALER: await trade(client, run, producer, supersaler, product, upazilaId),
  };
  return {
    '/orders/': { ...bought, other: order },
    '/recurring/': {
      WHOLESALER: await repeat(run, wholesaler, bought.WHOLESALER),
      SUPERSALER: await repeat(run, supersaler, bought.SUPERSALER),
      other: await repeat(run, consumer, order),
    },
    '/basket/': {
      WHOLESALER: await share(run, wholesaler, product, upazilaId),
      SUPERSALER: await share(run, supersaler, product, upazilaId),
      other: await share(run, consumer, product, upazilaId),
    },
    '/dashboard/supersellerOrder/': { other: resale },
    '/dashboard/wholesalerOrder/': { other: bought.WHOLESALER },
    '/dashboard/recalls/': { other: await recall(run, supersaler, admin, resold) },
  };
}

/** Two people recall the lot of a product; returns its code. */
async function recall(run: Run, seller: Person, admin: Person, productId: string): Promise<string> {
  const mine = 'query ($filter: LotFilter) { lots(filter: $filter) { nodes { code } } }';
  const { lots } = await run<{ lots: { nodes: { code: string }[] } }>(mine, { filter: { productId } }, seller);
  const input = { code: lots.nodes[0]?.code ?? '', reason };
  await run('mutation ($input: LotHoldInput!) { askRecall(input: $input) { id } }', { input }, seller);
  await run('mutation ($input: LotHoldInput!) { confirmRecall(input: $input) { id } }', { input }, admin);
  return input.code;
}

/** Four orders: delivered and rated, rejected, under way, and new; returns the first. */
export async function trade(
  client: TestClient,
  run: Run,
  seller: Person,
  buyer: Person,
  productId: string,
  upazilaId: number,
): Promise<string> {
  const move = (name: string, id: string, more = '') => run(`mutation ($id: ID!) { ${name}(id: $id${more}) { id } }`, { id }, seller);
  const place = async () => {
    const input = {
      contactName: buyerName,
      contactPhone: buyer.phone,
      upazilaId,
      address,
      note,
      paymentMethod: 'CASH_ON_DELIVERY',
      lines: [{ productId, quantity: '2' }],
    };
    const { placeOrder } = await run<{ placeOrder: { orders: { id: string; lines: { id: string }[] }[] } }>(
      'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id lines { id } } } }',
      { input, key: `market-${productId}-${buyer.id}-${(placed += 1)}` },
      buyer,
    );
    return { id: placeOrder.orders[0]?.id ?? '', lineId: placeOrder.orders[0]?.lines[0]?.id ?? '' };
  };
  const delivered = await place();
  for (const name of ['confirmOrder', 'shipOrder']) await move(name, delivered.id);
  await move('deliverOrder', delivered.id, `, paymentReceived: true, code: "${await codeReadBy(client, delivered.id, buyer.token)}"`);
  await run(
    'mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }',
    { input: { orderLineId: delivered.lineId, stars: 4, text: reviewText } },
    buyer,
  );
  await move('rejectOrder', (await place()).id, `, reason: "${reason}"`);
  const underWay = await place();
  for (const name of ['confirmOrder', 'shipOrder']) await move(name, underWay.id);
  await place();
  return delivered.id;
}

/** A shared basket; returns its token. */
async function share(run: Run, organiser: Person, productId: string, upazilaId: number): Promise<string> {
  const input = {
    lines: [{ productId, quantity: '2' }],
    contactName: buyerName,
    contactPhone: organiser.phone,
    closesInHours: 24,
    deliveryMethod: 'DELIVERY',
    upazilaId,
    address,
  };
  const query = 'mutation ($input: SharedBasketInput!) { openSharedBasket(input: $input) { token } }';
  return (await run<{ openSharedBasket: { token: string } }>(query, { input }, organiser)).openSharedBasket.token;
}

async function repeat(run: Run, buyer: Person, orderId: string): Promise<string> {
  const { createRecurringOrder } = await run<{ createRecurringOrder: { id: string } }>(
    'mutation ($input: RecurringOrderInput!) { createRecurringOrder(input: $input) { id } }',
    { input: { orderId, rhythm: 'WEEKLY', startsOn: addDays(dayAt(new Date()), 7) } },
    buyer,
  );
  return createRecurringOrder.id;
}

let placed = 0;

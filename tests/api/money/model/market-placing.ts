/**
 * How orders come about: of one product or several, with coupons and the market's deals, in every method of payment,
 * from shared baskets and recurring orders.
 */
import { randomUUID } from 'node:crypto';
import { mayBuyFrom } from '../../../../schema/values/accounts/trade';
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { RecurringAnnouncementsService } from '../../../../server/modules/recurring/recurring-announcements.service';
import type { TestAccount } from '../../../support/build-accounts';
import { deliveriesOf, orderInput } from '../../../support/build-orders';
import { one, rows } from '../../../support/sql';
import { type Market, type MarketCommand, pick } from './market';
import { act, call } from './market-call';

const METHODS = ['CASH_ON_DELIVERY', 'BKASH', 'ONLINE', 'ONLINE'] as const;
const QUANTITIES = ['1', '2.5', '7', '10', '15', '24'] as const;

const inputOf = async (market: Market, draw: number) => {
  const { paymentMethod: _, ...delivery } = await orderInput(market.app);
  const pickup = { ...delivery, deliveryMethod: 'PICKUP', upazilaId: null, address: null };
  return draw % 3 === 0 ? { ...delivery, deliveryMethod: 'DELIVERY' } : pickup;
};
const quantityOf = (index: number, draw: number) => (index === 1 ? String(1 + (draw % 9)) : pick(QUANTITIES, draw));

const sellerRole = ({ goods }: Market, index = 0) => pick(goods, index).seller.role;

async function place(market: Market, draw: number): Promise<string | null> {
  const first = draw % market.goods.length;
  // two products of one seller are one order, of two sellers two under one coupon
  const indexes = [...new Set([first, ...(draw % 4 === 0 ? [(first + 1) % market.goods.length] : [])])];
  const lines = indexes.map((index) => ({ productId: market.goods[index]?.id, quantity: quantityOf(index, draw >> 3) }));
  const coupon = draw % 3 === 0 ? { couponCode: pick(market.coupons, draw >> 2) } : {};
  const products = indexes.map((index) => ({ product: pick(market.goods, index) }));
  const choices = await deliveriesOf(market.app, products, await inputOf(market, draw >> 1));
  const input = { ...choices, paymentMethod: pick(METHODS, draw >> 4), lines, ...coupon };
  const buyers = market.buyers.filter(({ role }) => lines.every((_line, index) => mayBuyFrom(role, sellerRole(market, indexes[index]))));
  return act(market, pick(buyers, draw >> 5), 'placeOrder', { input, idempotencyKey: randomUUID() });
}

/** Two buyers order together at the price of both quantities; the organiser closes the basket, and all confirm. */
async function basket(market: Market, draw: number): Promise<string | null> {
  const { app } = market;
  const [organiser, neighbour] = [pick(market.buyers, draw % 2), pick(market.buyers, 1 - (draw % 2))];
  const productId = pick(market.goods, draw >> 2).id;
  const input = { ...(await inputOf(market, draw)), closesInHours: 24, lines: [{ productId, quantity: pick(QUANTITIES, draw >> 3) }] };
  const opened = await call<{ id: string; token: string }>(market, organiser, 'openSharedBasket', { input }, 'id token');
  if (opened.data === null) return opened.code;
  const { id, token } = opened.data;
  await act(market, neighbour, 'joinSharedBasket', { token });
  await act(market, neighbour, 'setSharedBasketLine', { id, productId, quantity: pick(QUANTITIES, draw >> 4) });
  await act(market, organiser, 'closeSharedBasket', { id });
  const read = async (by: TestAccount) => {
    const query = 'query ($token: String!) { sharedBasket(token: $token) { part { total } } }';
    const { body } = await app.gql<{ sharedBasket: { part: { total: string } | null } | null }>(
      query,
      { token },
      { token: market.sessions.get(by.id) ?? by.token },
    );
    return body.data?.sharedBasket?.part?.total ?? '0';
  };
  for (const by of [organiser, neighbour]) {
    const confirmation = { expectedTotal: await read(by), paymentMethod: pick(METHODS, draw >> 5) };
    await act(market, by, 'confirmSharedBasket', { id, input: confirmation });
  }
  return act(market, organiser, 'orderSharedBasket', { id });
}

/** An order is repeated every week, announced, and ordered for tomorrow. */
async function repeat(market: Market, draw: number): Promise<string | null> {
  const { app } = market;
  const buyer = pick(market.buyers, draw);
  const placed = await rows<{ id: string }>(app.db, 'SELECT id FROM orders WHERE buyer_id = $1 AND shared_basket_id IS NULL ORDER BY id', [
    buyer.id,
  ]);
  if (placed.length === 0) return 'NO_ORDER';
  const tomorrow = addDays(dayAt(new Date()), 1);
  const input = { orderId: pick(placed, draw >> 2).id, rhythm: 'WEEKLY', startsOn: tomorrow };
  const made = await call<{ id: string }>(market, buyer, 'createRecurringOrder', { input }, 'id');
  if (made.data === null) return made.code;
  await app.container.resolve(RecurringAnnouncementsService).announceDue();
  const query = 'query ($id: ID!) { recurringOrderCart(id: $id) { total } }';
  const { body } = await app.gql<{ recurringOrderCart: { total: string } | null }>(
    query,
    { id: made.data.id },
    { token: market.sessions.get(buyer.id) ?? buyer.token },
  );
  const expectedTotal = body.data?.recurringOrderCart?.total ?? '0';
  return act(market, buyer, 'confirmRecurringOrder', { id: made.data.id, input: { on: tomorrow, expectedTotal } });
}

const HOUR = 3_600_000;
/** The market pays for one order or two of many products, for many orders, and for less than one of a dear product. */
const BUDGETS = ['100', '700', '3000', '100000'] as const;
/** Half of them deals that the market pays; the seller decides on the others. */
async function deal(market: Market, draw: number): Promise<string | null> {
  const product = pick(market.goods, draw);
  const financedBy = draw % 2 === 0 ? 'PLATFORM' : 'SELLER';
  const input = {
    productId: product.id,
    percent: 5 + (draw % 60),
    endsAt: new Date(Date.now() + HOUR).toISOString(),
    financedBy,
    reason: 'Harvest week',
    ...(financedBy === 'PLATFORM' && { marketBudget: pick(BUDGETS, draw >> 1) }),
  };
  const { data, code } = await call<{ id: string }>(market, market.admin, 'createDeal', { input }, 'id');
  return data && financedBy === 'SELLER' ? act(market, product.seller, 'acceptDeal', { id: data.id }) : code;
}

async function endDeal(market: Market, draw: number): Promise<string | null> {
  const ids = market.goods.map(({ id }) => id);
  const found = await one<{ id: string }>(
    market.app.db,
    'SELECT id FROM deals WHERE product_id = ANY ($1::uuid[]) AND ended_at IS NULL ORDER BY id OFFSET $2 LIMIT 1',
    [ids, draw % 2],
  );
  return found ? act(market, market.admin, 'endDeal', { id: found.id, reason: 'A slip' }) : 'NO_DEAL';
}

export const placing: readonly MarketCommand[] = [
  { name: 'place', weight: 10, take: place },
  { name: 'order together', weight: 2, take: basket },
  { name: 'order again every week', weight: 1, take: repeat },
  { name: 'make a deal', weight: 2, take: deal },
  { name: 'end a deal', weight: 1, take: endDeal },
];

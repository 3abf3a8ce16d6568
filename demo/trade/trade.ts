/**
 * A year of trade, moment by moment: people fill baskets, orders are priced, promised, sent, delivered or lost, traders
 * list again what they received. Prices and sums are made by the orders module's own arithmetic.
 */
import { setImmediate } from 'node:timers/promises';
import { limits } from '../../schema/values/limits';
import { serverLimits } from '../../schema/values/server-limits';
import { isMobileMoney, type DeliveryMethod, type OrderStatus } from '../../schema/values/orders/orders';
import { draftOrders, type OrderDraft } from '../../server/modules/orders/pricing/draft-orders';
import { sumOf, type PricedLine } from '../../server/modules/orders/pricing/price-cart';
import { isPublicPrice, lineTotalOf, unitPriceOf } from '../../server/modules/orders/pricing/price-line';
import { CouponBook } from './coupon-book';
import { deliveriesAt } from './make-delivery-terms';
import type { ProductMaker } from '../products/make-products';
import { demoPhones } from '../users/make-users';
import { saleItemAt } from '../products/market-prices';
import { toDecimal, type Market, type DemoUser } from '../market';
import { drawCourse, paymentAfter, type Step } from './order-course';
import type { OrderRow } from './order-rows';
import { orderLineRow, orderRow, type Payment, type Placing } from './placed-rows';
import { Receipts } from '../products/receipts';
import { RelistedProducts } from '../products/relisted';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import { Shopping, type Wanted } from './shopping';
import { Stockroom } from '../products/stockroom';
import { TimeQueue } from '../simulation/time-queue';
import { planTrade, type Intent } from './trade-plan';
import type { TradedLine, TradedOrder } from './traded-order';

type Happening =
  | { readonly intent: Intent }
  | { readonly order: TradedOrder; readonly step: Step }
  | { readonly received: TradedLine; readonly by: DemoUser };

export const FIRST_TRACKING_NUMBER = 100_001;
const TURNS_AT_ONCE = 50;
/**
 * How far the demo producer has come with the youngest orders: a user who logs in as this producer finds work of every
 * sort to do.
 */
const NOT_YET: readonly (readonly [withinHours: number, OrderStatus])[] = [
  [16, 'CONFIRMED'],
  [32, 'SHIPPED'],
  [58, 'DELIVERED'],
];

export class Trade {
  readonly orders: TradedOrder[] = [];
  private readonly random: SeedRandom;
  private readonly queue = new TimeQueue<Happening>();
  private readonly stockroom: Stockroom;
  private readonly shopping: Shopping;
  private readonly receipts: Receipts;
  private readonly coupons: CouponBook;
  private readonly relisted: RelistedProducts;

  constructor(
    private readonly market: Market,
    productMaker: ProductMaker,
  ) {
    this.random = market.random.fork('trade');
    this.stockroom = new Stockroom(market);
    this.shopping = new Shopping(market, this.stockroom);
    this.receipts = new Receipts(market);
    this.coupons = new CouponBook(market);
    this.relisted = new RelistedProducts(market, productMaker);
  }

  /** Lets others work in between: the images are being drawn meanwhile. */
  async run(): Promise<void> {
    for (const product of this.market.products) this.stockroom.stockUp(product);
    for (const intent of planTrade(this.market)) this.queue.add(intent.at, { intent });
    let happened = 0;
    for (let next = this.queue.next(); next && this.market.clock.isPast(next.at); next = this.queue.next()) {
      this.happen(next.at, next.thing);
      if (++happened % TURNS_AT_ONCE === 0) await setImmediate();
    }
    this.relisted.pauseStale();
    this.stockroom.close();
  }

  private happen(at: Date, thing: Happening): void {
    if ('intent' in thing) this.purchase(thing.intent);
    else if ('step' in thing) this.move(thing.order, thing.step);
    else this.receive(thing.by, thing.received, at);
  }

  private purchase(intent: Intent): void {
    const { at, buyer } = intent;
    const wanted = this.shopping.basketFor(intent);
    if (wanted.length === 0) return;
    const { rows } = this.market;
    const priced = wanted.map((one) => this.priceLine(one, buyer, at));
    const method: DeliveryMethod = this.random.chance(0.08) ? 'PICKUP' : 'DELIVERY';
    const coupon = intent.inBulk ? null : this.coupons.redeem(buyer, sumOf(priced.map(({ line }) => line.lineTotal)), at);
    const drafts = draftOrders(priced, {
      deliveries: deliveriesAt(priced, method, buyer.place, at),
      commissionPercent: serverLimits.commissionPercent,
      discount: coupon?.discount ?? '0.00',
      financedBy: 'PLATFORM',
    });
    const purchaseId = this.random.id(at);
    const total = sumOf(drafts.map((draft) => draft.total));
    rows.purchases.push({ id: purchaseId, buyer_id: buyer.row.id, coupon_id: coupon?.id ?? null, total, created_at: at });
    const payment = this.drawPayment(buyer, intent.inBulk);
    drafts.forEach((draft, index) => this.place(draft, wanted, { purchaseId, at, buyer, payment: toEachSeller(payment, index) }));
  }

  private priceLine({ product, quantity }: Wanted, buyer: DemoUser, at: Date): PricedLine {
    const [item, decimal] = [saleItemAt(this.market, product, at), toDecimal(quantity)];
    const unitPrice = unitPriceOf(item, decimal, buyer.row);
    const price = { unitPrice, listPrice: unitPrice, lineTotal: lineTotalOf(decimal, unitPrice), nextTier: null };
    const line = { id: item.productId, quantity: decimal, ...price, problems: [] };
    return { item, line, platformPays: '0.00', isPublicPrice: isPublicPrice(item, unitPrice) };
  }

  private drawPayment(buyer: DemoUser, inBulk: boolean): Payment {
    const share = { CASH_ON_DELIVERY: inBulk ? 40 : 70, BKASH: 18, NAGAD: 9, ROCKET: 4 };
    const method = this.random.weighted(['CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET'] as const, (one) => share[one]);
    const isMobile = isMobileMoney(method);
    const reference = Array.from({ length: 10 }, () => this.random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');
    return {
      payment_method: method,
      payment_number: isMobile ? buyer.row.phone : null,
      payment_reference: isMobile ? reference : null,
      payment_status: 'UNPAID',
    };
  }

  private place(draft: OrderDraft, wanted: readonly Wanted[], placing: Omit<Placing, 'number'>): void {
    const { at, buyer } = placing;
    const seller = wanted.find(({ product }) => product.seller.row.id === draft.sellerId)?.product.seller;
    if (!seller) throw new Error('An order without its seller.');
    const row = orderRow(this.market.clock, this.random, draft, { ...placing, number: FIRST_TRACKING_NUMBER + this.orders.length });
    const lines = draft.lines.map((line): TradedLine => {
      const bought = wanted.find(({ product }) => product.row.id === line.productId);
      if (!bought) throw new Error('A line of a product that was not ordered.');
      return { row: orderLineRow(this.random.id(at), row.id, line), ...bought };
    });
    const order: TradedOrder = { row, buyer, seller, lines, steps: [], handoverCode: '' };
    this.market.rows.orders.push(row);
    this.market.rows.order_lines.push(...lines.map((line) => line.row));
    this.orders.push(order);
    this.record(order, { at, to: 'PLACED', actor: buyer, reason: null }, null);
    for (const { product, quantity, row: line } of lines) {
      this.stockroom.move(product, { kind: 'RESERVE', reserved: quantity, lineId: line.id, actorId: buyer.row.id, at });
    }
    for (const step of this.courseOf(order)) this.queue.add(step.at, { order, step });
  }

  private courseOf(order: TradedOrder): Step[] {
    const { row, seller } = order;
    const course = drawCourse(this.random, row.placed_at, order);
    const waits = NOT_YET.find(([hours]) => row.placed_at > hoursAfter(this.market.clock.today, -hours));
    if (seller.row.phone !== demoPhones.producer || !waits) return course;
    if (waits[1] === 'CONFIRMED') return [];
    const next = course.findIndex(({ to }) => to === waits[1]);
    return next === -1 ? course : course.slice(0, next);
  }

  private move(order: TradedOrder, step: Step): void {
    const { row, lines } = order;
    const { at, to, actor } = step;
    const before = row.status;
    Object.assign(row, { status: to, updated_at: at });
    row.payment_status = paymentAfter(row.payment_status, to, isMobileMoney(row.payment_method));
    if (to !== 'PLACED') row.expires_at = hoursAfter(row.placed_at, limits.orderExpiryHours);
    this.record(order, step, before);
    if (to === 'DELIVERED') return this.deliver(order, at);
    if (to === 'CONFIRMED') return;
    for (const line of lines) {
      const { product, quantity } = line;
      if (to === 'SHIPPED') this.stockroom.lots.take(line, at);
      const change = to === 'SHIPPED' ? ({ kind: 'TAKE', onHand: -quantity } as const) : ({ kind: 'RELEASE' } as const);
      this.stockroom.move(product, { ...change, reserved: -quantity, lineId: line.row.id, actorId: actor?.row.id ?? null, at });
    }
  }

  private deliver(order: TradedOrder, at: Date): void {
    order.row.delivered_at = at;
    for (const line of order.lines) {
      this.receipts.record(order, line, at);
      line.product.sold += line.quantity;
      if (line.row.is_public) line.product.row.sold_count += 1;
      if (line.product.post) line.product.post.sold_count += 1;
      const received = this.shopping.isListed(order.buyer, line.product) ? this.receipts.listed(order.buyer, line, at) : null;
      if (received) this.queue.add(hoursAfter(at, 2), { received, by: order.buyer });
    }
  }

  /** A trader lists received items again, as products of their own that name where they come from. */
  private receive(trader: DemoUser, { product: source, quantity, row }: TradedLine, at: Date): void {
    const product = this.relisted.supplied(trader, source, at);
    this.stockroom.lots.receive(product, this.receipts.draw(row.id, product, quantity), quantity, at);
    this.stockroom.move(product, { kind: 'RECEIVE', onHand: quantity, lineId: row.id, actorId: trader.row.id, at });
  }

  private record(order: TradedOrder, step: Step, from: OrderRow['status'] | null): void {
    order.steps.push(step);
    this.market.rows.order_events.push({
      id: this.random.id(step.at),
      order_id: order.row.id,
      actor_id: step.actor?.row.id ?? null,
      action: null,
      from_status: from,
      to_status: step.to,
      payment_status: order.row.payment_status,
      reason: step.reason,
      created_at: step.at,
    });
  }
}

/** One transfer pays one seller: each further seller of a purchase gets one of its own. */
function toEachSeller(payment: Payment, index: number): Payment {
  const { payment_reference: first } = payment;
  return { ...payment, payment_reference: first && first.slice(index) + first.slice(0, index) };
}

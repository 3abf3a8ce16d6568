/** Goods on sale, carts and orders for tests, made by the services. An order is one buyer's at one seller; both are made where none is given. */
import { randomUUID } from 'node:crypto';
import { CheckoutService } from '../../server/modules/orders/checkout.service';
import { OrderActionsService } from '../../server/modules/orders/order-actions.service';
import type { Order } from '../../server/modules/orders/order.entity';
import { OrdersService } from '../../server/modules/orders/orders.service';
import { execute } from '../../server/platform/db/sql';
import type { TestApp } from './app';
import { approvedProducer, asViewer, consumer, place, type TestAccount } from './build-accounts';
import { product, type ProductWish } from './build-catalogue';

export interface GoodsWish extends Omit<ProductWish, 'addToSellPost'> {
  readonly published?: boolean;
  readonly minQuantity?: string;
  readonly step?: string;
  readonly tiers?: readonly { minQuantity: string; price: string }[];
}

export interface Goods {
  readonly id: string;
  readonly seller: TestAccount;
  readonly name: string;
}

export interface OrderWish {
  readonly buyer?: TestAccount;
  readonly seller?: TestAccount;
  /** All of one seller. */
  readonly lines?: readonly { readonly product: Goods; readonly quantity: string }[];
  readonly input?: Readonly<Record<string, unknown>>;
}

export interface TestOrder {
  readonly id: string;
  readonly order: Order;
  readonly buyer: TestAccount;
  readonly seller: TestAccount;
  readonly lineIds: readonly string[];
}

/** 100 KG of potatoes at 30 Tk on the market, without a picture, unless said otherwise. */
export async function goods(app: TestApp, seller: TestAccount, wish: GoodsWish = {}): Promise<Goods> {
  const { minQuantity, step, tiers, published = true, ...draft } = wish;
  const note = draft.unit === 'OTHERS' ? { customUnitNote: '1 basket = 12 kg' } : {};
  const { id, name } = await product(app, seller, { imageIds: [], addToSellPost: published, ...note, ...draft });
  await setTerms(app, id, { minQuantity, step, tiers });
  return { id, seller, name };
}

export async function placedOrder(app: TestApp, wish: OrderWish = {}): Promise<TestOrder> {
  const buyer = wish.buyer ?? (await consumer(app));
  const seller = wish.lines?.[0]?.product.seller ?? wish.seller ?? (await approvedProducer(app));
  const lines = wish.lines ?? [{ product: await goods(app, seller), quantity: '2.5' }];
  const input = {
    ...(await orderInput(app)),
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    ...wish.input,
  };
  const { id } = await app.container.resolve(CheckoutService).placeOrder(asViewer(buyer), input, randomUUID());
  const [order] = (await app.container.resolve(OrdersService).byPurchase([id])).flat();
  if (!order) throw new Error('A purchase without orders.');
  const found: { id: string }[] = await app.db.query('SELECT id FROM order_lines WHERE order_id = $1 ORDER BY position', [order.id]);
  return { id: order.id, order, buyer, seller, lineIds: found.map((line) => line.id) };
}

export async function confirmedOrder(app: TestApp, wish?: OrderWish): Promise<TestOrder> {
  const placed = await placedOrder(app, wish);
  return { ...placed, order: await app.container.resolve(OrderActionsService).confirm(asViewer(placed.seller), placed.id) };
}

export async function shippedOrder(app: TestApp, wish?: OrderWish): Promise<TestOrder> {
  const confirmed = await confirmedOrder(app, wish);
  return { ...confirmed, order: await app.container.resolve(OrderActionsService).ship(asViewer(confirmed.seller), confirmed.id) };
}

export async function deliveredOrder(app: TestApp, wish?: OrderWish): Promise<TestOrder> {
  const shipped = await shippedOrder(app, wish);
  return { ...shipped, order: await app.container.resolve(OrderActionsService).deliver(asViewer(shipped.seller), shipped.id) };
}

/** For `input`: bKash, by a TrxID the seller has not seen yet. */
export const toldAsPaid = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: '9K7TRX' } as const;

/** A delivery to Bogura, cash on delivery; without its lines. */
export async function orderInput(app: TestApp) {
  const { upazilaId } = await place(app);
  return {
    contactName: 'Rahima Begum',
    contactPhone: '01712345678',
    deliveryMethod: 'DELIVERY' as const,
    upazilaId,
    address: 'House 7, Station Road',
    paymentMethod: 'CASH_ON_DELIVERY' as const,
  };
}

async function setTerms(
  app: TestApp,
  productId: string,
  { minQuantity, step, tiers }: Pick<GoodsWish, 'minQuantity' | 'step' | 'tiers'>,
): Promise<void> {
  await execute(
    app.db,
    'UPDATE sell_posts SET min_quantity = coalesce($2, min_quantity), step = coalesce($3, step) WHERE product_id = $1',
    [productId, minQuantity ?? null, step ?? null],
  );
  for (const tier of tiers ?? []) {
    await execute(
      app.db,
      'INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT id, $2, $3 FROM sell_posts WHERE product_id = $1',
      [productId, tier.minQuantity, tier.price],
    );
  }
}

/**
 * Products on sale, carts and orders for tests, made by the services. An order is one buyer's at one seller; both are
 * made where none is given.
 */
import { randomUUID } from 'node:crypto';
import type { DeliveryFailure } from '../../schema/values/orders/order-states';
import { PaymentMethod } from '../../schema/values/orders/orders';
import { CheckoutService } from '../../server/modules/orders/checkout/checkout.service';
import { OrderActionsService } from '../../server/modules/orders/steps/order-actions.service';
import type { Order } from '../../server/modules/orders/orders/order.entity';
import { OrderPartsService } from '../../server/modules/orders/orders/order-parts.service';
import { OrdersService } from '../../server/modules/orders/orders/orders.service';
import { execute } from '../../server/platform/db/sql';
import type { TestApp } from './app';
import type { PayoutMethod } from '../../schema/values/accounts/payouts';
import type { PaymentClaimInput } from '../../server/modules/orders/payments/payment-claim.inputs';
import { OrderPaymentsService } from '../../server/modules/orders/payments/order-payments.service';
import { approvedProducer, asViewer, consumer, payoutAccount, place, type TestAccount } from './build-accounts';
import { rows } from './sql';
import { handoverCode } from './handover';
import { product, type ProductInput } from './build-catalogue';

export interface LineRequest extends Omit<ProductInput, 'addToSellPost'> {
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

export interface OrderDraft {
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

/** 100 KG of potatoes at 30 Tk on the market, without an image, by default. */
export async function listedProduct(app: TestApp, seller: TestAccount, wanted: LineRequest = {}): Promise<Goods> {
  const { minQuantity, step, tiers, published = true, ...draft } = wanted;
  const note = draft.unit === 'OTHERS' ? { customUnitNote: '1 basket = 12 kg' } : {};
  const { id, name } = await product(app, seller, { imageIds: [], addToSellPost: published, ...note, ...draft });
  await setTerms(app, id, { minQuantity, step, tiers });
  return { id, seller, name };
}

export async function placedOrder(app: TestApp, wanted: OrderDraft = {}): Promise<TestOrder> {
  const buyer = wanted.buyer ?? (await consumer(app));
  const seller = wanted.lines?.[0]?.product.seller ?? wanted.seller ?? (await approvedProducer(app));
  const lines = wanted.lines ?? [{ product: await listedProduct(app, seller), quantity: '2.5' }];
  const { paymentNumber, paymentReference, ...choices } = wanted.input ?? {};
  const input = {
    ...(await orderInput(app)),
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    ...(await deliveriesOf(app, lines, choices)),
  };
  if (paymentReference) await payoutAccount(app, seller, input.paymentMethod as PayoutMethod);
  const { id } = await app.container.resolve(CheckoutService).placeOrder(asViewer(buyer), input, randomUUID());
  const [placed] = (await app.container.resolve(OrdersService).findByPurchase([id])).flat();
  if (!placed) throw new Error('A purchase without orders.');
  const claim = { paymentMethod: input.paymentMethod, paymentNumber, paymentReference } as PaymentClaimInput;
  const payments = app.container.resolve(OrderPaymentsService);
  const order = paymentReference && !placed.feePending ? await payments.claim(asViewer(buyer), placed.id, claim) : placed;
  const found: { id: string }[] = await app.db.query('SELECT id FROM order_lines WHERE order_id = $1 ORDER BY position', [order.id]);
  return { id: order.id, order, buyer, seller, lineIds: found.map((line) => line.id) };
}

/** With a fee of nothing, accepted, where its weight is unknown or above what the rates are for. */
export async function confirmedOrder(app: TestApp, wanted?: OrderDraft): Promise<TestOrder> {
  const placed = await placedOrder(app, wanted);
  const actions = app.container.resolve(OrderActionsService);
  if (!placed.order.feePending) return { ...placed, order: await actions.confirm(asViewer(placed.seller), placed.id) };
  await actions.proposeFee(asViewer(placed.seller), placed.id, '0');
  return { ...placed, order: await actions.acceptFee(asViewer(placed.buyer), placed.id) };
}

/** Ten pieces of unknown weight to be delivered: its seller names the fee. */
export async function feePendingOrder(app: TestApp, wanted: Omit<OrderDraft, 'lines'> = {}): Promise<TestOrder> {
  const seller = wanted.seller ?? (await approvedProducer(app));
  return placedOrder(app, { ...wanted, lines: [{ product: await listedProduct(app, seller, { unit: 'PIECE' }), quantity: '10' }] });
}

export async function feeProposedOrder(app: TestApp, wanted: Omit<OrderDraft, 'lines'> = {}): Promise<TestOrder> {
  const placed = await feePendingOrder(app, wanted);
  return { ...placed, order: await app.container.resolve(OrderActionsService).proposeFee(asViewer(placed.seller), placed.id, '100') };
}

/** A fifth of its potatoes is left, which waits for the buyer. */
export async function partProposedOrder(app: TestApp, wanted?: OrderDraft): Promise<TestOrder> {
  const placed = await placedOrder(app, wanted);
  const quantities = placed.lineIds.map((lineId) => ({ lineId, quantity: '0.5' }));
  return { ...placed, order: await app.container.resolve(OrderActionsService).confirm(asViewer(placed.seller), placed.id, { quantities }) };
}

/** Its first line weighs a fifth more than agreed, which waits for the buyer. */
export async function weightProposedOrder(app: TestApp, wanted?: OrderDraft): Promise<TestOrder> {
  const confirmed = await confirmedOrder(app, wanted);
  const [line] = await app.container
    .resolve(OrderPartsService)
    .linesOf([confirmed.id])
    .then(([lines]) => lines ?? []);
  const weights = [{ lineId: line?.id ?? '', kilograms: String(Number(line?.quantity) * 1.2) }];
  return {
    ...confirmed,
    order: await app.container.resolve(OrderActionsService).proposeWeights(asViewer(confirmed.seller), confirmed.id, weights),
  };
}

export async function shippedOrder(app: TestApp, wanted?: OrderDraft): Promise<TestOrder> {
  const confirmed = await confirmedOrder(app, wanted);
  return { ...confirmed, order: await app.container.resolve(OrderActionsService).ship(asViewer(confirmed.seller), confirmed.id) };
}

export async function failedOrder(app: TestApp, wanted?: OrderDraft, failure: DeliveryFailure = 'ABSENT'): Promise<TestOrder> {
  const shipped = await shippedOrder(app, wanted);
  return { ...shipped, order: await app.container.resolve(OrderActionsService).fail(asViewer(shipped.seller), shipped.id, { failure }) };
}

export async function deliveredOrder(app: TestApp, wanted?: OrderDraft): Promise<TestOrder> {
  const shipped = await shippedOrder(app, wanted);
  const given = { code: await handoverCode(app, shipped.id), paymentReceived: shipped.order.paymentMethod === 'CASH_ON_DELIVERY' };
  return { ...shipped, order: await app.container.resolve(OrderActionsService).deliver(asViewer(shipped.seller), shipped.id, given) };
}

/** For `input`: bKash that the buyer reports at once, by a TrxID the seller has not seen yet. */
export const toldAsPaid = {
  paymentMethod: PaymentMethod.BKASH,
  paymentNumber: '01712345678',
  /** Another one at each reading: a TrxID pays for one purchase. Copy the object where it is read twice. */
  get paymentReference(): string {
    return `9K7TRX${++references}`;
  },
};
let references = 0;

/** The input of placeOrder with `deliveryMethod: 'PICKUP'` as the choice for each seller of these products. */
export async function deliveriesOf(
  app: TestApp,
  lines: readonly { readonly product: Pick<Goods, 'id'> }[],
  { deliveryMethod, ...input }: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  if (deliveryMethod !== 'PICKUP') return input;
  const sellers = await rows<{ id: string }>(app.db, 'SELECT DISTINCT seller_id AS id FROM products WHERE id = ANY ($1::uuid[])', [
    lines.map(({ product }) => product.id),
  ]);
  return { ...input, deliveries: sellers.map(({ id: sellerId }) => ({ sellerId, method: 'PICKUP' })) };
}

/** A delivery to Bogura, cash on delivery; without its lines. */
export async function orderInput(app: TestApp) {
  const { upazilaId } = await place(app);
  return {
    contactName: 'Rahima Begum',
    contactPhone: '01712345678',
    upazilaId,
    address: 'House 7, Station Road',
    paymentMethod: 'CASH_ON_DELIVERY' as const,
  };
}

async function setTerms(
  app: TestApp,
  productId: string,
  { minQuantity, step, tiers }: Pick<LineRequest, 'minQuantity' | 'step' | 'tiers'>,
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

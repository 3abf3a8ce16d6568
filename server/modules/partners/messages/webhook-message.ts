/**
 * Declares the messages that are sent to webhooks. The sender builds its messages by these declarations, and the JSON
 * Schemas in the documents are generated from them. A field may be added; a field that is renamed, removed or sent in
 * another format requires a new first number of API_VERSION.
 */
import { API_VERSION } from '../../../../schema/values/api/api-version';
import { GatewayPaymentState, PaymentGateway } from '../../../../schema/values/money/gateways';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../../../schema/values/orders/orders';
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { PayoutState } from '../../../../schema/values/money/payouts';
import { DeliveredEvent, spellEvent } from '../../../../schema/values/market/partners';
import { Unit } from '../../../../schema/values/catalogue/units';
import * as field from './message-fields';

/** The first number: what receivers can rely on. */
const MESSAGE_VERSION = API_VERSION.split('.', 1)[0] ?? API_VERSION;

const line = field.objectOf(
  {
    productId: field.id('Id of the product.'),
    name: field.text('The name it was sold under.'),
    quantity: field.quantity('How many units.'),
    unit: field.oneOf(Unit, 'The unit it was sold in.'),
    unitPrice: field.amount('BDT for one unit, as charged.'),
    total: field.amount('quantity × unitPrice, rounded to paisa.'),
  },
  'One product of the order.',
);

const money = field.objectOf(
  {
    charged: field.amount('BDT that the buyer pays: the total less what was taken off because of problems; 0.00 of an order that ended.'),
    received: field.amount('BDT that was paid.'),
    claimed: field.amount('BDT that the buyer reported, and the seller has not confirmed.'),
    refunded: field.amount('BDT that the buyer got back.'),
    due: field.amount('BDT still to be paid.'),
    refundDue: field.amount('BDT to be given back to the buyer.'),
    refundOwed: field.amount('BDT of it that the seller gives back; the gateway gives the rest.'),
  },
  'The account of the order after the event, as `Order.money`; null in messages that were stored before it existed.',
);

const order = field.objectOf(
  {
    id: field.id('Id of the order.'),
    version: field.version('Counts its changes, as `Order.version`: of two messages the one with the larger version is newer.'),
    trackingNumber: field.text('Its number for people, HB-…'),
    status: field.oneOf(OrderStatus, 'Its status after the event.'),
    state: field.oneOf(OrderState, 'Its exact state after the event; one that a receiver does not know is to be taken for its `status`.'),
    paymentMethod: field.oneOf(PaymentMethod, 'How it is paid.'),
    paymentStatus: field.oneOf(PaymentStatus, 'Whether it is paid.'),
    deliveryMethod: field.oneOf(DeliveryMethod, 'Delivered or picked up.'),
    preferredDay: field.nullable(field.day('The day the buyer prefers; null where any day suits.')),
    preferredWindow: field.nullable(field.oneOf(DeliveryWindow, 'The part of the day the buyer prefers; null where any time suits.')),
    feePending: field.addedLater(
      field.flag('Has the seller yet to name the delivery fee? It is not in deliveryFee and total then.'),
      false,
    ),
    refunded: field.addedLater(field.amount('BDT of the total that was taken off because of problems.'), '0.00'),
    openProblems: field.addedLater(field.count('How many problems of it are active; it is not complete before they have ended.'), 0),
    money: field.nullable(money),
    subtotal: field.amount('BDT of its lines.'),
    deliveryFee: field.amount('BDT for the delivery.'),
    discount: field.amount('BDT taken off by a coupon.'),
    total: field.amount('BDT to pay.'),
    sellerId: field.id('Id of the seller.'),
    buyerId: field.id('Id of the buyer.'),
    placedAt: field.moment('When it was placed.'),
    updatedAt: field.moment('When it last changed.'),
    lines: field.listOf(line, 'What was ordered, in the order of the cart.'),
  },
  'The order after the event, without contacts and addresses.',
);

const product = field.objectOf(
  {
    id: field.id('Id of the product.'),
    version: field.version('Version of the product, as `Product.version`: deals leave it as it is. See `createdAt`.'),
    name: field.text('Its name.'),
    category: field.text('Slug of its category, as `Category.slug`.'),
    unit: field.oneOf(Unit, 'What its price and quantity are counted in.'),
    price: field.amount('BDT for one unit as the seller set it, as `Product.regularPrice`.'),
    isPublished: field.flag('Is it on the market?'),
    isDeleted: field.flag('Was it deleted?'),
    sellerId: field.id('Id of the seller.'),
    updatedAt: field.moment('When it last changed.'),
  },
  'The product after the event.',
);

const stock = field.objectOf(
  {
    productId: field.id('Id of the product.'),
    version: field.version('Version of the product, as `Product.version`: reservations leave it as it is. See `createdAt`.'),
    unit: field.oneOf(Unit, 'What the quantities are counted in.'),
    onHand: field.quantity('What the seller has, reserved included.'),
    reserved: field.quantity('Promised to open orders.'),
    available: field.quantity('onHand less reserved: what can be bought.'),
  },
  'The stock of a product after the event.',
);

const payout = field.objectOf(
  {
    id: field.id('Id of the payout.'),
    version: field.version('Counts its changes, as `Payout.version`: of two messages the one with the larger version is newer.'),
    number: field.text('Its number for people, PO-…'),
    state: field.oneOf(PayoutState, 'How far it is after the event.'),
    amount: field.amount('BDT.'),
    method: field.oneOf(PayoutMethod, 'The kind of the account.'),
    accountEnding: field.text('The last three digits of the account.'),
    reference: field.nullable(field.text('The number of the transfer, once it was made.')),
    reason: field.nullable(field.text('Why it failed.')),
    sellerId: field.id('Id of the seller.'),
    requestedAt: field.moment('When it began.'),
    updatedAt: field.moment('When it last changed.'),
  },
  'The payout after the event, without the whole number of the account.',
);

const payment = field.objectOf(
  {
    id: field.id('Id of the payment.'),
    version: field.version('Counts its changes: of two messages the one with the larger version is newer.'),
    orderId: field.id('Id of the order.'),
    trackingNumber: field.text('Number of the order for people, HB-…'),
    gateway: field.oneOf(PaymentGateway, 'The gateway it goes through.'),
    state: field.oneOf(GatewayPaymentState, 'Its state after the event.'),
    paysOrder: field.flag('Does it pay the order? A captured payment that does not is refunded.'),
    amount: field.amount('BDT that the gateway has, or was asked for.'),
    refunded: field.amount('BDT of it that went back to the buyer.'),
    startedAt: field.moment('When the buyer began it.'),
    capturedAt: field.nullable(field.moment('When the gateway had the money; null before.')),
  },
  'The payment after the event, without numbers and names of the payer.',
);

const test = { webhookId: field.id('Id of the webhook.') };

function messageOf<E extends DeliveredEvent, D extends Readonly<Record<string, field.MessageField<unknown>>>>(
  event: E,
  description: string,
  data: D,
) {
  const fields = {
    id: field.id('Id of the delivery, the same in every try.'),
    type: field.fixed(spellEvent(event), 'The event.'),
    apiVersion: field.fixed(MESSAGE_VERSION, 'Version of the format; receivers need not change while it is the same.'),
    createdAt: field.moment('When the event happened. Of two messages about one object with the same version the later one is newer.'),
    data: field.objectOf(data, 'What the event is about.'),
  };
  return field.objectOf(fields, description);
}

/** The message of each event. */
export const webhookMessages = {
  ORDER_PLACED: messageOf('ORDER_PLACED', 'An order was placed with you, or by you.', { order }),
  ORDER_CHANGED: messageOf('ORDER_CHANGED', 'The status or payment of such an order changed.', { order }),
  PRODUCT_CHANGED: messageOf(
    'PRODUCT_CHANGED',
    'A product of yours was added, edited, deleted, put on sale or taken off, rated, a deal of it began or ended, or you were renamed or moved.',
    { product },
  ),
  STOCK_CHANGED: messageOf('STOCK_CHANGED', 'What is on hand or reserved of a product of yours changed.', { stock }),
  PAYOUT_CHANGED: messageOf('PAYOUT_CHANGED', 'A payout to you began, is on the way, was made or failed.', { payout }),
  PAYMENT_CHANGED: messageOf('PAYMENT_CHANGED', 'An online payment of an order of yours, or a refund of it, changed.', { payment }),
  TEST: messageOf('TEST', 'You asked for a test.', test),
} as const satisfies Readonly<Record<DeliveredEvent, field.MessageField<unknown>>>;

export type WebhookMessage = field.SentBy<(typeof webhookMessages)[DeliveredEvent]>;

interface StoredMessage {
  readonly id: string;
  readonly event: DeliveredEvent;
  readonly createdAt: Date;
  /** As the outbox wrote it. */
  readonly data: unknown;
}

/** The message as it is sent. Throws where the stored event does not have what it needs. */
export function webhookMessage(stored: StoredMessage): WebhookMessage {
  return webhookMessages[stored.event].send(stored);
}

/** Headers of a request to a webhook; `value` is an example. */
export const webhookHeaders: Readonly<Record<string, { readonly value: string; readonly description: string }>> = {
  'content-type': { value: 'application/json', description: 'Always; the body is UTF-8.' },
  'content-length': { value: '512', description: 'Bytes of the body.' },
  'user-agent': { value: 'Haatbar-Webhooks/1', description: 'Who sends.' },
  'haatbar-event': { value: 'order.changed', description: 'The event, as `type` in the body.' },
  'haatbar-delivery': { value: '019a8e5c-…', description: 'Id of the delivery, as `id` in the body: the same in every try.' },
  'haatbar-signature': { value: 't=1795431600,v1=5f2b…', description: 'Time and signatures: see "Checking the signature".' },
};

/** One document for all events: `$defs` has each by its type. */
export function webhookSchemas(): field.JsonSchema {
  const events = Object.entries(webhookMessages).map(([event, { schema }]) => [spellEvent(event as DeliveredEvent), schema] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Haatbar webhook messages, version ${MESSAGE_VERSION}`,
    description: 'The body of a request to a webhook. New fields may be added: ignore what you do not know.',
    oneOf: events.map(([type]) => ({ $ref: `#/$defs/${type}` })),
    $defs: Object.fromEntries(events),
  };
}

/** Registers the enums of partners with type-graphql. Imported by every file that names one in a decorator. */
import { registerEnumType } from 'type-graphql';
import { DeliveredEvent, DeliveryStatus, KeyScope, WebhookEvent, WebhookStop } from '../../../schema/values/market/partners';

registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What an API key may do. Whatever is not named here, no key may: passwords, sessions, the keys themselves.',
  valuesConfig: {
    READ_PRODUCTS: {
      description:
        "The market, its prices, and the owner's own products, sell posts, deals, lots, delivery terms, questions and received items.",
    },
    WRITE_PRODUCTS: {
      description:
        'Add, change, delete products, their stock, images and sell posts; list received items again; make, accept and end deals; put lots on hold and ask for recalls; answer questions; set delivery terms. Each returns what it changed.',
    },
    READ_ORDERS: {
      description:
        "The owner's orders, sales, payments, problems, messages, customers, cart, favourites and dashboard; traces, holders and files of lots. Of an admin: all lots, their traces, files and recalls, without names of people.",
    },
    WRITE_ORDERS: {
      description:
        'Place orders, change their status, report payments, give refunds, handle problems, messages and images of orders; state what became of recalled goods; fill cart and favourites. Each returns the order it changed, so such a key reads the orders that it moves.',
    },
    READ_ACCOUNT: {
      description:
        "The owner's profile, addresses, followed sellers and notifications; those about orders, bills and payouts without their text, which READ_ORDERS and READ_MONEY read.",
    },
    READ_MONEY: { description: "The owner's balance, statement, bills and payouts." },
    WEBHOOKS: {
      description:
        "The owner's webhooks and their deliveries. A key needs as well what reads its events: READ_ORDERS for order.* and payment.changed, READ_PRODUCTS for product.changed and stock.changed, READ_MONEY for payout.changed.",
    },
  },
});

const events = {
  ORDER_PLACED: { description: 'order.placed: an order was placed with the owner of the webhook, or by the owner.' },
  ORDER_CHANGED: { description: 'order.changed: the status or payment of such an order changed.' },
  PRODUCT_CHANGED: {
    description:
      "product.changed: a product of the owner's was added, edited, deleted, put on sale or taken off, rated, a deal of it began or ended, or its seller was renamed or moved.",
  },
  STOCK_CHANGED: { description: "stock.changed: what is on hand or promised of a product of the owner's changed." },
  PAYOUT_CHANGED: { description: 'payout.changed: a payout to the owner began, is on the way, was made or failed.' },
  PAYMENT_CHANGED: { description: "payment.changed: an online payment of an order of the owner's, or a refund of it, changed." },
};

registerEnumType(WebhookEvent, { name: 'WebhookEvent', description: 'The events a webhook can receive.', valuesConfig: events });

registerEnumType(DeliveredEvent, {
  name: 'DeliveredEvent',
  description: 'The event that is delivered.',
  valuesConfig: { ...events, TEST: { description: 'test: sent at the request of its owner.' } },
});

registerEnumType(DeliveryStatus, {
  name: 'DeliveryStatus',
  description: 'State of a delivery.',
  valuesConfig: {
    PENDING: { description: 'Waits for its first or next try.' },
    DELIVERED: { description: 'The receiver responded 2xx.' },
    FAILED: { description: 'Given up after the last try.' },
  },
});

registerEnumType(WebhookStop, {
  name: 'WebhookStop',
  description: 'Why a webhook was switched off by another than its owner.',
  valuesConfig: {
    FAILING: { description: 'It did not respond for five days.' },
    ADMIN: { description: 'An admin switched it off; only an admin switches it on again.' },
    PASSWORD_RESET: { description: "The owner's password was reset." },
    KEY_REVOKED: { description: 'The API key that set its address was revoked.' },
  },
});

/** Tells type-graphql the enums of partners. Imported by every file that names one in a decorator. */
import { registerEnumType } from 'type-graphql';
import { DeliveredEvent, DeliveryStatus, KeyScope, WebhookEvent } from '../../../schema/values/partners';

registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What an API key may do. Whatever is not named here, no key may: passwords, sessions, the keys themselves.',
  valuesConfig: {
    READ_PRODUCTS: { description: "read:products: the market, its prices, and the owner's own products, sell posts and received goods." },
    WRITE_PRODUCTS: {
      description: 'write:products: add, change, delete products, their stock, pictures and sell posts; list received goods again.',
    },
    READ_ORDERS: { description: "read:orders: the owner's orders, sales, payments, customers, cart, favourites and dashboard." },
    WRITE_ORDERS: { description: 'write:orders: place orders, move them on and tell of payments; fill cart and favourites.' },
    READ_ACCOUNT: { description: "read:account: the owner's profile, addresses, followed sellers and notifications." },
    WEBHOOKS: { description: "webhooks: the owner's webhooks and their deliveries." },
  },
});

const events = {
  ORDER_PLACED: { description: 'order.placed: an order was placed with the owner, or by him.' },
  ORDER_CHANGED: { description: 'order.changed: the status or payment of such an order changed.' },
  PRODUCT_CHANGED: { description: "product.changed: a product of the owner's was added, edited, deleted, put on sale or taken off." },
  STOCK_CHANGED: { description: "stock.changed: what is on hand or promised of a product of the owner's changed." },
};

registerEnumType(WebhookEvent, { name: 'WebhookEvent', description: 'What a webhook can be told of.', valuesConfig: events });

registerEnumType(DeliveredEvent, {
  name: 'DeliveredEvent',
  description: 'What a delivery tells.',
  valuesConfig: { ...events, TEST: { description: 'test: sent because its owner asked for it.' } },
});

registerEnumType(DeliveryStatus, {
  name: 'DeliveryStatus',
  description: 'Where a delivery stands.',
  valuesConfig: {
    PENDING: { description: 'Waits for its first or next try.' },
    DELIVERED: { description: 'The receiver answered 2xx.' },
    FAILED: { description: 'Given up after the last try.' },
  },
});

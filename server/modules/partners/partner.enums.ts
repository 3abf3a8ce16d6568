/** Tells type-graphql the enums of partners. Imported by every file that names one in a decorator. */
import { registerEnumType } from 'type-graphql';
import { KeyScope } from '../../../schema/values/partners';

registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What an API key may do. Whatever is not named here, no key may: passwords, sessions, the keys themselves.',
  valuesConfig: {
    READ_PRODUCTS: { description: "read:products: the market and the owner's own products and sell posts." },
    WRITE_PRODUCTS: { description: 'write:products: add, change, delete products, their stock, pictures and sell posts.' },
    READ_ORDERS: { description: "read:orders: the owner's orders, sales, customers, cart and dashboard." },
    WRITE_ORDERS: { description: 'write:orders: place orders and move them on.' },
    READ_ACCOUNT: { description: "read:account: the owner's profile, addresses and notifications." },
    WEBHOOKS: { description: "webhooks: the owner's webhooks and their deliveries." },
  },
});

/**
 * What an API key may call. Default closed: an operation that is not listed here (and a REST route without `scope`) refuses every key, so passwords,
 * sessions, the keys themselves and all of an admin's work stay with people. ANY asks for no scope: places are the same for everybody.
 * A test walks the schema and compares.
 */
import { KeyScope, spellScope } from '../../../schema/values/partners';
import { AppError } from '../errors/app-error';
import type { KeyGrant } from '../graphql/context';

const { READ_PRODUCTS, WRITE_PRODUCTS, READ_ORDERS, WRITE_ORDERS, READ_ACCOUNT, WEBHOOKS } = KeyScope;

export const KEY_SCOPES: Readonly<Record<string, KeyScope | 'ANY'>> = {
  'Query.divisions': 'ANY',
  'Query.districts': 'ANY',
  'Query.upazilas': 'ANY',
  'Query.categories': READ_PRODUCTS,
  'Query.products': READ_PRODUCTS,
  'Query.product': READ_PRODUCTS,
  'Query.searchSuggestions': READ_PRODUCTS,
  'Query.marketFigures': READ_PRODUCTS,
  'Query.seller': READ_PRODUCTS,
  'Query.myProducts': READ_PRODUCTS,
  'Query.myProduct': READ_PRODUCTS,
  'Query.mySellPosts': READ_PRODUCTS,
  'Mutation.uploadImage': WRITE_PRODUCTS,
  'Mutation.addProduct': WRITE_PRODUCTS,
  'Mutation.updateProduct': WRITE_PRODUCTS,
  'Mutation.deleteProduct': WRITE_PRODUCTS,
  'Mutation.setStock': WRITE_PRODUCTS,
  'Mutation.postForSell': WRITE_PRODUCTS,
  'Mutation.stopSelling': WRITE_PRODUCTS,
  'Mutation.publishSellPost': WRITE_PRODUCTS,
  'Mutation.updateSellPost': WRITE_PRODUCTS,
  'Mutation.endSellPost': WRITE_PRODUCTS,
  'Query.cart': READ_ORDERS,
  'Query.quoteCart': READ_ORDERS,
  'Query.myOrders': READ_ORDERS,
  'Query.mySales': READ_ORDERS,
  'Query.order': READ_ORDERS,
  'Query.purchaseByKey': READ_ORDERS,
  'Query.salesCsv': READ_ORDERS,
  'Query.myCustomers': READ_ORDERS,
  'Query.myCustomer': READ_ORDERS,
  'Query.customersCsv': READ_ORDERS,
  'Query.sellerDashboard': READ_ORDERS,
  'Mutation.setCartLine': WRITE_ORDERS,
  'Mutation.removeCartLine': WRITE_ORDERS,
  'Mutation.mergeCart': WRITE_ORDERS,
  'Mutation.reorder': WRITE_ORDERS,
  'Mutation.placeOrder': WRITE_ORDERS,
  'Mutation.confirmOrder': WRITE_ORDERS,
  'Mutation.rejectOrder': WRITE_ORDERS,
  'Mutation.shipOrder': WRITE_ORDERS,
  'Mutation.deliverOrder': WRITE_ORDERS,
  'Mutation.cancelOrder': WRITE_ORDERS,
  'Mutation.claimPayment': WRITE_ORDERS,
  'Mutation.confirmPayment': WRITE_ORDERS,
  'Mutation.refusePayment': WRITE_ORDERS,
  'Mutation.refundPayment': WRITE_ORDERS,
  'Query.me': READ_ACCOUNT,
  'Query.addresses': READ_ACCOUNT,
  'Query.notifications': READ_ACCOUNT,
  'Query.webhooks': WEBHOOKS,
  'Query.webhookDeliveries': WEBHOOKS,
  'Mutation.createWebhook': WEBHOOKS,
  'Mutation.updateWebhook': WEBHOOKS,
  'Mutation.deleteWebhook': WEBHOOKS,
  'Mutation.rotateWebhookSecret': WEBHOOKS,
  'Mutation.sendTestEvent': WEBHOOKS,
  'Mutation.redeliver': WEBHOOKS,
};

/** Throws FORBIDDEN unless this key may; `needed` undefined: no key may. */
export function assertKeyMay({ scopes }: KeyGrant, needed: KeyScope | 'ANY' | undefined): void {
  if (needed === undefined) throw new AppError('FORBIDDEN', 'apiKey.notForKeys');
  if (needed !== 'ANY' && !scopes.includes(needed)) throw new AppError('FORBIDDEN', 'apiKey.scopeMissing', { scope: spellScope(needed) });
}

/** What an API key may do; every key holds at least one. Written to people as `read:products`. */
export const KeyScope = {
  READ_PRODUCTS: 'READ_PRODUCTS',
  WRITE_PRODUCTS: 'WRITE_PRODUCTS',
  READ_ORDERS: 'READ_ORDERS',
  WRITE_ORDERS: 'WRITE_ORDERS',
  READ_ACCOUNT: 'READ_ACCOUNT',
  READ_MONEY: 'READ_MONEY',
  WEBHOOKS: 'WEBHOOKS',
} as const;
export type KeyScope = (typeof KeyScope)[keyof typeof KeyScope];
export const keyScopes = Object.values(KeyScope);

/** READ_PRODUCTS → 'read:products', as documents and screens spell it. */
export function spellScope(scope: KeyScope): string {
  return scope.toLowerCase().replace('_', ':');
}

/** The events a webhook can receive. Written outside as `order.placed`. */
export const WebhookEvent = {
  ORDER_PLACED: 'ORDER_PLACED',
  ORDER_CHANGED: 'ORDER_CHANGED',
  PRODUCT_CHANGED: 'PRODUCT_CHANGED',
  STOCK_CHANGED: 'STOCK_CHANGED',
  PAYOUT_CHANGED: 'PAYOUT_CHANGED',
  PAYMENT_CHANGED: 'PAYMENT_CHANGED',
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];
export const webhookEvents = Object.values(WebhookEvent);

/** Who switched a webhook off, other than its owner. Only an admin switches on again what an admin switched off. */
export const WebhookStop = { FAILING: 'FAILING', ADMIN: 'ADMIN', PASSWORD_RESET: 'PASSWORD_RESET' } as const;
export type WebhookStop = (typeof WebhookStop)[keyof typeof WebhookStop];

/** What a delivery can carry: an event, or a test its owner asked for. */
export const DeliveredEvent = { ...WebhookEvent, TEST: 'TEST' } as const;
export type DeliveredEvent = (typeof DeliveredEvent)[keyof typeof DeliveredEvent];

export const DeliveryStatus = { PENDING: 'PENDING', DELIVERED: 'DELIVERED', FAILED: 'FAILED' } as const;
export type DeliveryStatus = (typeof DeliveryStatus)[keyof typeof DeliveryStatus];

/** ORDER_PLACED → 'order.placed'. */
export function spellEvent(event: DeliveredEvent): string {
  return event.toLowerCase().replace('_', '.');
}

/**
 * An API key may do these things; every key has at least one scope. It is spelt like this everywhere.
 */
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

/**
 * The party, other than the owner, that switched a webhook off. Only an admin can switch it on again after an admin
 * switched it off.
 */
export const WebhookStop = { FAILING: 'FAILING', ADMIN: 'ADMIN', PASSWORD_RESET: 'PASSWORD_RESET', KEY_REVOKED: 'KEY_REVOKED' } as const;
export type WebhookStop = (typeof WebhookStop)[keyof typeof WebhookStop];

/** A delivery carries one of these: an event, or a test that the webhook's owner asked for. */
export const DeliveredEvent = { ...WebhookEvent, TEST: 'TEST' } as const;
export type DeliveredEvent = (typeof DeliveredEvent)[keyof typeof DeliveredEvent];

export const DeliveryStatus = { PENDING: 'PENDING', DELIVERED: 'DELIVERED', FAILED: 'FAILED' } as const;
export type DeliveryStatus = (typeof DeliveryStatus)[keyof typeof DeliveryStatus];

/** ORDER_PLACED → 'order.placed'. */
export function spellEvent(event: DeliveredEvent): string {
  return event.toLowerCase().replace('_', '.');
}

/** What a notification tells; its title and message are looked up in schema/messages by this type. */
export const NotificationType = {
  NEW_ORDER: 'NEW_ORDER',
  ORDER_CHANGED: 'ORDER_CHANGED',
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  SYSTEM_MAINTENANCE: 'SYSTEM_MAINTENANCE',
  PRODUCT_APPROVED: 'PRODUCT_APPROVED',
  MARKETING_BOOST: 'MARKETING_BOOST',
  ACCOUNT_DECIDED: 'ACCOUNT_DECIDED',
  NEW_POST: 'NEW_POST',
  REVIEW_RECEIVED: 'REVIEW_RECEIVED',
} as const;
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType];

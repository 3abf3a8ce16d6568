import { Role, sellingRoles } from '../accounts/roles';

/** Type of a notification; its title and message are found in schema/messages by this type. */
export const NotificationType = {
  NEW_ORDER: 'NEW_ORDER',
  ORDER_CHANGED: 'ORDER_CHANGED',
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  SYSTEM_MAINTENANCE: 'SYSTEM_MAINTENANCE',
  PRODUCT_APPROVED: 'PRODUCT_APPROVED',
  MARKETING_BOOST: 'MARKETING_BOOST',
  ANNOUNCEMENT: 'ANNOUNCEMENT',
  PRODUCT_DECIDED: 'PRODUCT_DECIDED',
  ACCOUNT_DECIDED: 'ACCOUNT_DECIDED',
  NEW_POST: 'NEW_POST',
  POST_ENDED: 'POST_ENDED',
  REVIEW_RECEIVED: 'REVIEW_RECEIVED',
  REVIEW_REPLIED: 'REVIEW_REPLIED',
  REVIEW_DECIDED: 'REVIEW_DECIDED',
  QUESTION_ASKED: 'QUESTION_ASKED',
  QUESTION_REPLIED: 'QUESTION_REPLIED',
  MESSAGE_RECEIVED: 'MESSAGE_RECEIVED',
  PRICE_ALERT: 'PRICE_ALERT',
  RECURRING_ORDER: 'RECURRING_ORDER',
  SHARED_BASKET: 'SHARED_BASKET',
  BACK_IN_STOCK: 'BACK_IN_STOCK',
  WEBHOOK_DISABLED: 'WEBHOOK_DISABLED',
  KEYS_ENDED: 'KEYS_ENDED',
  PAYOUT_ACCOUNT: 'PAYOUT_ACCOUNT',
  BILL: 'BILL',
  PAYOUT: 'PAYOUT',
  DATA_EXPORT: 'DATA_EXPORT',
  GRANT: 'GRANT',
} as const;
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType];

/** How a notification reaches its user. */
export const NotificationChannel = { IN_APP: 'IN_APP', SMS: 'SMS', PUSH: 'PUSH' } as const;
export type NotificationChannel = (typeof NotificationChannel)[keyof typeof NotificationChannel];

/** Types the user may do without; of all others the inbox has to know. */
const optionalInApp: ReadonlySet<NotificationType> = new Set([
  NotificationType.PRODUCT_APPROVED,
  NotificationType.MARKETING_BOOST,
  NotificationType.NEW_POST,
  NotificationType.POST_ENDED,
  NotificationType.REVIEW_RECEIVED,
  NotificationType.REVIEW_REPLIED,
  NotificationType.QUESTION_ASKED,
  NotificationType.QUESTION_REPLIED,
  NotificationType.MESSAGE_RECEIVED,
  NotificationType.PRICE_ALERT,
  NotificationType.BACK_IN_STOCK,
]);

/** The critical few that are also sent by SMS, and to whom. An SMS costs money: everyone else reads the inbox. */
const smsReaders: Partial<Record<NotificationType, readonly Role[]>> = {
  [NotificationType.NEW_ORDER]: sellingRoles,
  [NotificationType.ORDER_CHANGED]: [Role.PRODUCER, Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.ACCOUNT_DECIDED]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.PAYOUT_ACCOUNT]: sellingRoles,
  [NotificationType.BILL]: sellingRoles,
  [NotificationType.PAYOUT]: sellingRoles,
  [NotificationType.QUESTION_ASKED]: sellingRoles,
  [NotificationType.MESSAGE_RECEIVED]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.PRICE_ALERT]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.RECURRING_ORDER]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.SHARED_BASKET]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.GRANT]: sellingRoles,
};

/** Roles that ever receive a type; a type that is not listed may reach everyone. */
const readers: Partial<Record<NotificationType, readonly Role[]>> = {
  [NotificationType.NEW_ORDER]: sellingRoles,
  [NotificationType.ORDER_CHANGED]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.PAYMENT_RECEIVED]: sellingRoles,
  [NotificationType.PAYOUT_ACCOUNT]: sellingRoles,
  [NotificationType.BILL]: sellingRoles,
  [NotificationType.PAYOUT]: sellingRoles,
  [NotificationType.PRODUCT_APPROVED]: sellingRoles,
  [NotificationType.PRODUCT_DECIDED]: sellingRoles,
  [NotificationType.ACCOUNT_DECIDED]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.NEW_POST]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.POST_ENDED]: sellingRoles,
  [NotificationType.REVIEW_RECEIVED]: sellingRoles,
  [NotificationType.REVIEW_REPLIED]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.REVIEW_DECIDED]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.QUESTION_ASKED]: sellingRoles,
  [NotificationType.QUESTION_REPLIED]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.MESSAGE_RECEIVED]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.PRICE_ALERT]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.RECURRING_ORDER]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.SHARED_BASKET]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.BACK_IN_STOCK]: [Role.CONSUMER, Role.SUPERSALER, Role.WHOLESALER],
  [NotificationType.GRANT]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
  [NotificationType.DATA_EXPORT]: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER],
};

export const isOptionalInApp = (type: NotificationType): boolean => optionalInApp.has(type);
export const mayComeBySms = (type: NotificationType, role: Role): boolean => smsReaders[type]?.includes(role) ?? false;
export const reachesRole = (type: NotificationType, role: Role): boolean => readers[type]?.includes(role) ?? true;

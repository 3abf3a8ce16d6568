/** Policies of API keys and webhooks: every approved user may have their own. An API key never creates or ends keys. */
import { KeyScope, type WebhookEvent } from '../../../schema/values/market/partners';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export function mayManageApiKeys({ status, apiKey }: Viewer): boolean {
  return status === AccountStatus.APPROVED && !apiKey;
}

export function mayManageWebhooks({ status, apiKey }: Viewer): boolean {
  return status === AccountStatus.APPROVED && (!apiKey || apiKey.scopes.includes(KeyScope.WEBHOOKS));
}

/** The scope that reads what an event sends. */
const EVENT_SCOPES: Readonly<Record<WebhookEvent, KeyScope>> = {
  ORDER_PLACED: KeyScope.READ_ORDERS,
  ORDER_CHANGED: KeyScope.READ_ORDERS,
  PRODUCT_CHANGED: KeyScope.READ_PRODUCTS,
  STOCK_CHANGED: KeyScope.READ_PRODUCTS,
  PAYOUT_CHANGED: KeyScope.READ_MONEY,
  PAYMENT_CHANGED: KeyScope.READ_ORDERS,
};

/** The scope that an API key lacks to be sent these events; null in a session, and where it has all. */
export function scopeMissingFor({ apiKey }: Viewer, events: readonly WebhookEvent[]): KeyScope | null {
  if (!apiKey) return null;
  const needed = events.map((event) => EVENT_SCOPES[event]);
  return needed.find((scope) => !apiKey.scopes.includes(scope)) ?? null;
}

/** Admins may watch the deliveries to all partners, without their content. */
export const mayWatchDeliveries = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

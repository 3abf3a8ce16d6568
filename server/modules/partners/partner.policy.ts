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

/** Which scope reads the same. Events of the first release need WEBHOOKS alone, which keys were made for. */
const EVENT_SCOPES: { readonly [E in WebhookEvent]?: KeyScope } = {
  PAYOUT_CHANGED: KeyScope.READ_MONEY,
  PAYMENT_CHANGED: KeyScope.READ_ORDERS,
};

/** The scope that an API key lacks to be sent these events; null in a session, and where it has all. */
export function scopeMissingFor({ apiKey }: Viewer, events: readonly WebhookEvent[]): KeyScope | null {
  if (!apiKey) return null;
  const needed = events.flatMap((event) => EVENT_SCOPES[event] ?? []);
  return needed.find((scope) => !apiKey.scopes.includes(scope)) ?? null;
}

/** Admins may watch the deliveries to all partners, without their content. */
export const mayWatchDeliveries = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

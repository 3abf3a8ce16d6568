/** Who may have keys and webhooks: every approved user, their own only. An API key never creates or ends keys. */
import { KeyScope } from '../../../schema/values/market/partners';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export function mayManageApiKeys({ status, apiKey }: Viewer): boolean {
  return status === AccountStatus.APPROVED && !apiKey;
}

export function mayManageWebhooks({ status, apiKey }: Viewer): boolean {
  return status === AccountStatus.APPROVED && (!apiKey || apiKey.scopes.includes(KeyScope.WEBHOOKS));
}

/** What all partners are sent, without its content. */
export const mayWatchDeliveries = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

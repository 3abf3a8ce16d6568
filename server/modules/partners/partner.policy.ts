/** Who may keep keys and webhooks: every approved member, for himself. An API key never mints or ends keys. */
import { KeyScope } from '../../../schema/values/partners';
import { AccountStatus, Role } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export function mayKeepApiKeys({ status, apiKey }: Viewer): boolean {
  return status === AccountStatus.APPROVED && !apiKey;
}

export function mayKeepWebhooks({ status, apiKey }: Viewer): boolean {
  return status === AccountStatus.APPROVED && (!apiKey || apiKey.scopes.includes(KeyScope.WEBHOOKS));
}

/** What all partners are sent, without what it says. */
export const mayWatchDeliveries = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

import type { WebhookEvent } from '../../../../schema/values/market/partners';
import type { Db } from '../../../platform/db/sql';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { scopeMissingFor } from '../partner.policy';
import { eventsSentTo } from './webhooks.store';

/** Throws FORBIDDEN for an API key that lacks a scope to be sent these events; a session may be sent all. */
export function assertScopesOf(viewer: Viewer, events: readonly WebhookEvent[]): void {
  const missing = scopeMissingFor(viewer, events);
  if (missing) throw new AppError('FORBIDDEN', 'apiKey.scopeMissing', { scope: missing });
}

/** The same for all that a webhook of the viewer is sent, and for its log. */
export async function assertScopesOfWebhook(db: Db, viewer: Viewer, id: string): Promise<void> {
  if (viewer.apiKey) assertScopesOf(viewer, await eventsSentTo(db, id, viewer.id));
}

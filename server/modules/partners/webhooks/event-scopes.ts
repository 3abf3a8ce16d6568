import type { WebhookEvent } from '../../../../schema/values/market/partners';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { scopeMissingFor } from '../partner.policy';

/** Throws FORBIDDEN for an API key that lacks a scope to be sent these events; a session may be sent all. */
export function assertScopesOf(viewer: Viewer, events: readonly WebhookEvent[]): void {
  const missing = scopeMissingFor(viewer, events);
  if (missing) throw new AppError('FORBIDDEN', 'apiKey.scopeMissing', { scope: missing });
}

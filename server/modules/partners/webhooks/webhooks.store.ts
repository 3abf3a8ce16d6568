/**
 * The table of webhooks as their owners use it. Called by WebhooksService; what switches them off is in
 * webhook-switch.store.ts.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { WebhookEvent, WebhookStop } from '../../../../schema/values/market/partners';
import { column, columns, flag, instant, int, listOf, nullable, oneOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute, exists } from '../../../platform/db/sql';
import type { Viewer } from '../../../platform/security/viewer';
import type { Webhook } from './webhook.types';

const list = columns({
  id: column('id', text),
  url: column('url', text),
  events: column('events', listOf(oneOf(WebhookEvent))),
  enabled: column('enabled', flag),
  failingSince: column('failing_since', nullable(instant)),
  disabledAt: column('disabled_at', nullable(instant)),
  disabledBy: column('disabled_by', nullable(oneOf(WebhookStop))),
  disabledReason: column('disabled_reason', nullable(text)),
  createdAt: column('created_at', instant),
  previousSecretUntil: column('CASE WHEN previous_secret_until > now() THEN previous_secret_until END', nullable(instant)),
});

/** The user, and the key that acts for the user. */
type Owner = Pick<Viewer, 'id' | 'apiKey'>;

export interface WebhookTerms {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

const MINE = (sql: string) => `SELECT ${sql} FROM webhooks WHERE user_id = $1 ORDER BY created_at DESC, id DESC`;
/** Locks the owner, so that of two webhooks that are created at once the second waits and counts the first. */
const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE';
const status = columns({ enabled: column('enabled', flag) });
const COUNT = columns({ total: column('count(*)::int', int) });
const ADD = (sql: string) => `INSERT INTO webhooks (user_id, url, events, secret, api_key_id) VALUES ($1, $2, $3, $4, $5) RETURNING ${sql}`;
/** Switching on clears the failures before. A key or the owner answers for an address that it sets or switches on. */
const CHANGE = (sql: string) => `
  UPDATE webhooks SET url = $3::varchar, events = $4, enabled = $5, api_key_id = CASE WHEN url = $3::varchar AND (enabled OR NOT $5) THEN api_key_id ELSE $6::uuid END, failing_since = CASE WHEN $5 AND NOT enabled THEN NULL ELSE failing_since END,
    disabled_at = CASE WHEN $5 THEN NULL ELSE disabled_at END, disabled_by = CASE WHEN $5 THEN NULL ELSE disabled_by END
  WHERE id = $1 AND user_id = $2 AND NOT ($5 AND disabled_by IS NOT DISTINCT FROM 'ADMIN') RETURNING ${sql}`;
const ROTATE = (sql: string) => `
  UPDATE webhooks SET previous_secret = secret, previous_secret_until = now() + make_interval(hours => $4), secret = $3
  WHERE id = $1 AND user_id = $2 RETURNING ${sql}`;
const DELETE = 'DELETE FROM webhooks WHERE id = $1 AND user_id = $2';
const address = columns({ url: column('url', text) });
const LOCK = (sql: string) => `SELECT ${sql} FROM webhooks WHERE id = $1 AND user_id = $2 FOR NO KEY UPDATE`;
const IS_OWN = 'SELECT 1 FROM webhooks WHERE id = $1 AND user_id = $2';
const sent = columns({ events: column('events', listOf(oneOf(WebhookEvent))) });
const SENT = (names: string) => `
  SELECT ${names} FROM (SELECT ARRAY(SELECT unnest(w.events) UNION SELECT d.event FROM webhook_deliveries d
    WHERE d.webhook_id = w.id AND d.event <> 'TEST') AS events FROM webhooks w WHERE w.id = $1 AND w.user_id = $2) w`;
const STATUS = (names: string) => `SELECT ${names} FROM webhooks WHERE id = $1`;

/** The newest first. */
export function webhooksOf(db: Db, userId: string): Promise<Webhook[]> {
  return select(db, list, MINE, [userId]);
}

/** Locks a webhook until the transaction ends. Returns its address, null where the user has no such webhook. */
export async function lockWebhook(tx: Db, id: string, userId: string): Promise<string | null> {
  return (await selectOne(tx, address, LOCK, [id, userId]))?.url ?? null;
}

/** Returns the events that a webhook is sent and those of its log, which may be sent again. */
export async function eventsSentTo(db: Db, id: string, userId: string): Promise<readonly WebhookEvent[]> {
  return (await selectOne(db, sent, SENT, [id, userId]))?.events ?? [];
}

/** How many the user has; the count holds until the transaction ends. */
export async function lockAndCountWebhooks(tx: Db, userId: string): Promise<number> {
  await execute(tx, LOCK_OWNER, [userId]);
  const counted = await selectOne(tx, COUNT, (sql) => `SELECT ${sql} FROM webhooks WHERE user_id = $1`, [userId]);
  return counted?.total ?? 0;
}

export function addWebhook(tx: Db, { id: userId, apiKey }: Owner, { url, events }: WebhookTerms, secret: string): Promise<Webhook | null> {
  return selectOne(tx, list, ADD, [userId, url, events, secret, apiKey?.id ?? null]);
}

/** Null where the user has no such webhook, or it would switch on what an admin switched off. */
export function changeWebhook(
  db: Db,
  id: string,
  { id: userId, apiKey }: Owner,
  { url, events, enabled }: WebhookTerms & { readonly enabled: boolean },
): Promise<Webhook | null> {
  return selectOne(db, list, CHANGE, [id, userId, url, events, enabled, apiKey?.id ?? null]);
}

/** The secret before signs beside the new one for some hours. Null where the user has no such webhook. */
export function rotateWebhookSecret(db: Db, id: string, userId: string, secret: string): Promise<Webhook | null> {
  return selectOne(db, list, ROTATE, [id, userId, secret, serverLimits.webhookGraceHours]);
}

/** With its log. */
export async function deleteWebhook(db: Db, id: string, userId: string): Promise<void> {
  await execute(db, DELETE, [id, userId]);
}

/** Null where there is none. */
export async function webhookStatus(db: Db, id: string): Promise<'ENABLED' | 'DISABLED' | null> {
  const webhook = await selectOne(db, status, STATUS, [id]);
  return webhook && (webhook.enabled ? 'ENABLED' : 'DISABLED');
}

export function isWebhookOf(db: Db, id: string, userId: string): Promise<boolean> {
  return exists(db, IS_OWN, [id, userId]);
}

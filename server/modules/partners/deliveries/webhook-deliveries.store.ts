/**
 * The table of deliveries: what is to be sent is claimed by a try, the try settles it. Called by WebhookDeliveryWorker,
 * WebhookLogService and AdminWebhooksService.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { DeliveredEvent, DeliveryStatus } from '../../../../schema/values/market/partners';
import {
  column,
  columns,
  float,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type Read,
  type RowOf,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import { type Backlog, MOST_COUNTED, NOTHING_WAITS } from '../../../platform/jobs/job-backlog';
import type { WebhookDelivery } from '../webhooks/webhook.types';

export const deliveryColumns = {
  id: column('d.id', text),
  event: column('d.event', oneOf(DeliveredEvent)),
  subjectId: column('d.subject_id', text),
  status: column('d.status', oneOf(DeliveryStatus)),
  attempts: column('d.attempts', int),
  responseStatus: column('d.response_status', nullable(int)),
  lastError: column('d.last_error', nullable(text)),
  nextAttemptAt: column('d.next_attempt_at', nullable(instant)),
  deliveredAt: column('d.delivered_at', nullable(instant)),
  createdAt: column('d.created_at', instant),
} as const;

export const deliveries: List<WebhookDelivery> = {
  table: 'webhook_deliveries',
  alias: 'd',
  sort: byCreation,
  columns: columns(deliveryColumns),
};

export const ofWebhook =
  (webhookId: string) =>
  (params: Params): string[] => [`d.webhook_id = ${params.add(webhookId)}`];

const anything: Read<unknown> = (value) => value;

/** A delivery that is being tried. */
const claimed = columns({
  id: column('c.id', text),
  webhookId: column('c.webhook_id', text),
  userId: column('w.user_id', text),
  url: column('w.url', text),
  event: column('c.event', oneOf(DeliveredEvent)),
  data: column('c.body', anything),
  createdAt: column('c.created_at', instant),
  attempts: column('c.attempts', int),
  secrets: column(
    'array_remove(ARRAY[w.secret, CASE WHEN w.previous_secret_until > now() THEN w.previous_secret END], NULL)',
    listOf(text),
  ),
});
export type ClaimedDelivery = RowOf<typeof claimed>;

/** The first waiting delivery of its object, due, of a webhook that is on and not at its limit here. */
const CLAIM = (list: string) => `
  WITH claimed AS (
    UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
    WHERE id = (
      SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN users u ON u.id = w.user_id
      WHERE d.status = 'PENDING' AND d.next_attempt_at <= now() AND w.enabled AND u.status = 'APPROVED' AND w.id <> ALL ($1::uuid[])
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries before WHERE before.webhook_id = d.webhook_id AND before.subject_id = d.subject_id
          AND before.status = 'PENDING' AND before.sequence < d.sequence)
      ORDER BY d.next_attempt_at, d.sequence LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
    RETURNING *)
  SELECT ${list} FROM claimed c JOIN webhooks w ON w.id = c.webhook_id`;

/** Nothing where another process took the try over meanwhile. */
const STILL_OURS = `id = $1 AND attempts = $2 AND status = 'PENDING'`;

const DELIVERED = `
  WITH done AS (
    UPDATE webhook_deliveries SET status = 'DELIVERED', response_status = $3, last_error = NULL, next_attempt_at = NULL, delivered_at = now()
    WHERE ${STILL_OURS} RETURNING webhook_id)
  UPDATE webhooks SET failing_since = NULL WHERE id = (SELECT webhook_id FROM done) AND failing_since IS NOT NULL`;

const FAILED = `
  UPDATE webhook_deliveries SET response_status = $3, last_error = $4,
    status = CASE WHEN $5::float IS NULL THEN 'FAILED' ELSE status END, next_attempt_at = now() + $5::float * interval '1 second'
  WHERE ${STILL_OURS}`;
const FAILING = `UPDATE webhooks SET failing_since = coalesce(failing_since, now()) WHERE id = $1`;
const DISABLED = columns({ url: column('url', text) });
const DISABLE = (list: string) => `
  UPDATE webhooks SET enabled = false, disabled_at = now(), disabled_by = 'FAILING'
  WHERE id = $1 AND enabled AND failing_since < now() - make_interval(days => $2) RETURNING ${list}`;
const GIVE_BACK = `UPDATE webhook_deliveries SET attempts = attempts - 1, next_attempt_at = now() WHERE ${STILL_OURS}`;
const SWEEP = `DELETE FROM webhook_deliveries WHERE status <> 'PENDING' AND created_at < now() - make_interval(days => $1)`;

const TEST = (list: string) => `
  INSERT INTO webhook_deliveries AS d (webhook_id, event, subject_id, body, next_attempt_at)
  SELECT id, 'TEST', id, jsonb_build_object('webhookId', id), now() FROM webhooks WHERE id = $1 AND user_id = $2
  ON CONFLICT (webhook_id) WHERE event = 'TEST' AND status = 'PENDING' DO NOTHING RETURNING ${list}`;
const WAITING_TEST = (list: string) => `
  SELECT ${list} FROM webhook_deliveries d WHERE d.webhook_id = $1 AND d.event = 'TEST' AND d.status = 'PENDING'`;
const AGAIN = (list: string) => `
  UPDATE webhook_deliveries d SET status = 'PENDING', attempts = 0, next_attempt_at = now(), delivered_at = NULL
  WHERE d.id = $1 RETURNING ${list}`;
/** A delivery that is being tried at this moment is due again within 30 seconds (CLAIM). */
const NOW = (list: string) => `
  UPDATE webhook_deliveries d SET next_attempt_at = now()
  WHERE d.id = $1 AND d.status = 'PENDING' AND d.next_attempt_at > now() + interval '30 seconds' RETURNING ${list}`;
const STATUS = columns({ status: column('status', oneOf(DeliveryStatus)) });
const own = columns({ webhookId: column('d.webhook_id', text), event: column('d.event', oneOf(DeliveredEvent)) });
const OWN = (list: string) => `
  SELECT ${list} FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1 AND w.user_id = $2`;

/** The next delivery to try, if any, for 30 s this process's; of none of these webhooks. */
export function claimDelivery(db: Db, exceptWebhookIds: readonly string[]): Promise<ClaimedDelivery | null> {
  return selectOne(db, claimed, CLAIM, [exceptWebhookIds]);
}

type Try = Pick<ClaimedDelivery, 'id' | 'attempts'>;

export async function markDelivered(db: Db, { id, attempts }: Try, responseStatus: number | null): Promise<void> {
  await execute(db, DELIVERED, [id, attempts, responseStatus]);
}

/** `waitSeconds` null gives it up. False where another process took the try over meanwhile. */
export async function markFailed(
  db: Db,
  { id, attempts }: Try,
  { status, error, waitSeconds }: { readonly status: number | null; readonly error: string | null; readonly waitSeconds: number | null },
): Promise<boolean> {
  return (await execute(db, FAILED, [id, attempts, status, error, waitSeconds])) > 0;
}

/** Records that a webhook fails. Returns the address of one that has failed for too long and is off now, else null. */
export async function markFailing(db: Db, webhookId: string): Promise<string | null> {
  await execute(db, FAILING, [webhookId]);
  const disabled = await selectOne(db, DISABLED, DISABLE, [webhookId, serverLimits.webhookFailingDays]);
  return disabled?.url ?? null;
}

/** The try was broken off: it does not count. */
export async function giveBackDelivery(db: Db, { id, attempts }: Try): Promise<void> {
  await execute(db, GIVE_BACK, [id, attempts]);
}

/** Deletes deliveries that are older than the log goes back; returns how many. */
export function sweepDeliveries(db: Db): Promise<number> {
  return execute(db, SWEEP, [serverLimits.webhookLogDays]);
}

/** The index allows one waiting test of a webhook. */
export const WAITING_TEST_UNIQUE = 'webhook_deliveries_waiting_test';

/** Returns the test that waits already, if any. Whose webhook it is was asked before. */
export function waitingTestDelivery(db: Db, webhookId: string): Promise<WebhookDelivery | null> {
  return selectOne(db, deliveries.columns, WAITING_TEST, [webhookId]);
}

/** Null where the user has no such webhook, or a test of it waits already. */
export function addTestDelivery(db: Db, webhookId: string, userId: string): Promise<WebhookDelivery | null> {
  return selectOne(db, deliveries.columns, TEST, [webhookId, userId]);
}

/** Waits again, with all its tries. */
export function sendDeliveryAgain(db: Db, id: string): Promise<WebhookDelivery | null> {
  return selectOne(db, deliveries.columns, AGAIN, [id]);
}

/** Is tried next at once, as its next try. Null where it is tried within half a minute anyway. */
export function tryDeliveryNow(db: Db, id: string): Promise<WebhookDelivery | null> {
  return selectOne(db, deliveries.columns, NOW, [id]);
}

/** Its status, locked until the transaction ends; null where there is none. */
export async function lockDelivery(db: Db, id: string): Promise<DeliveryStatus | null> {
  const locked = await selectOne(db, STATUS, (list) => `SELECT ${list} FROM webhook_deliveries WHERE id = $1 FOR UPDATE`, [id]);
  return locked?.status ?? null;
}

/** The webhook and the event of a delivery to this user; null where there is none. */
export function ownDelivery(db: Db, id: string, userId: string): Promise<RowOf<typeof own> | null> {
  return selectOne(db, own, OWN, [id, userId]);
}

const backlog = columns({
  waiting: column('count(*)::int', int),
  oldestSeconds: column('coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0)::float8', float),
});
const BACKLOG = (list: string) => `
  SELECT ${list} FROM (
    SELECT d.next_attempt_at FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN users u ON u.id = w.user_id
    WHERE d.status = 'PENDING' AND d.next_attempt_at <= now() AND w.enabled AND u.status = 'APPROVED'
    ORDER BY d.next_attempt_at LIMIT ${MOST_COUNTED}) AS due`;

/** Deliveries that are due; what waits for another try is not. */
export async function deliveryBacklog(db: Db): Promise<Backlog> {
  return (await selectOne(db, backlog, BACKLOG)) ?? NOTHING_WAITS;
}

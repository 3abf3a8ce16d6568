/** What was sent to a member's webhooks and what came of it; sends a test, and again what was sent before. The owner stands in every WHERE. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { JobQueue } from '../../platform/jobs/job-queue';
import { assertMay } from '../../platform/security/assert-policy';
import { mayKeepWebhooks } from './partner.policy';
import { DELIVER_WEBHOOKS_JOB } from './webhook-pump.service';
import type { WebhookDelivery } from './webhook.types';

const COLUMNS = `d.id, d.event, d.subject_id AS "subjectId", d.status, d.attempts, d.response_status AS "responseStatus", d.last_error AS "lastError",
  d.next_attempt_at AS "nextAttemptAt", d.delivered_at AS "deliveredAt", d.created_at AS "createdAt"`;

const PAGE = `
  SELECT ${COLUMNS} FROM webhook_deliveries d
  WHERE d.webhook_id = $1 AND ($2::uuid IS NULL OR (d.created_at, d.id) < (SELECT created_at, id FROM webhook_deliveries WHERE id = $2 AND webhook_id = $1))
  ORDER BY d.created_at DESC, d.id DESC LIMIT $3 OFFSET $4`;

const TEST = `
  INSERT INTO webhook_deliveries AS d (webhook_id, event, subject_id, body, next_attempt_at)
  SELECT id, 'TEST', id, jsonb_build_object('webhookId', id), now() FROM webhooks WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`;

const AGAIN = `
  UPDATE webhook_deliveries d SET status = 'PENDING', attempts = 0, next_attempt_at = now(), delivered_at = NULL
  WHERE d.id = $1 RETURNING ${COLUMNS}`;

@scoped(Lifecycle.ContainerScoped)
export class WebhookLogService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /** The newest first. */
  async list(
    viewer: Viewer,
    { webhookId, first, after, offset }: PageRequest & { readonly webhookId: string },
  ): Promise<Page<WebhookDelivery>> {
    assertMay(mayKeepWebhooks(viewer));
    const counted = isUuid(webhookId)
      ? await one<{ total: number }>(
          this.db,
          `SELECT (SELECT count(*)::int FROM webhook_deliveries WHERE webhook_id = w.id) AS total FROM webhooks w WHERE id = $1 AND user_id = $2`,
          [webhookId, viewer.id],
        )
      : null;
    if (!counted) throw notFound();
    const found = await rows<WebhookDelivery>(this.db, PAGE, [webhookId, after ? idOfCursor(after) : null, first + 1, offset ?? 0]);
    return { ...pageOf(found, { first, after, offset }, idCursor), totalCount: counted.total };
  }

  /** A message of the type `test`, whatever events it wants; to one that is off it goes when it is on again. */
  async test(viewer: Viewer, webhookId: string): Promise<WebhookDelivery> {
    assertMay(mayKeepWebhooks(viewer));
    return inTransaction(this.db, async (tx) => {
      const sent = isUuid(webhookId) ? await one<WebhookDelivery>(tx, TEST, [webhookId, viewer.id]) : null;
      if (!sent) throw notFound();
      await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
      return sent;
    });
  }

  /** The same message once more, with all its tries; CONFLICT while it waits for one anyway. */
  async redeliver(viewer: Viewer, id: string): Promise<WebhookDelivery> {
    assertMay(mayKeepWebhooks(viewer));
    return inTransaction(this.db, async (tx) => {
      const own = 'SELECT 1 FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1 AND w.user_id = $2';
      if (!isUuid(id) || !(await one(tx, own, [id, viewer.id]))) throw notFound();
      return this.sendAgain(tx, id);
    });
  }

  /** Whose it is was asked before. */
  async sendAgain(tx: EntityManager, id: string): Promise<WebhookDelivery> {
    const before = await one<Pick<WebhookDelivery, 'status'>>(tx, 'SELECT status FROM webhook_deliveries WHERE id = $1 FOR UPDATE', [id]);
    if (!before) throw notFound();
    if (before.status === 'PENDING') throw new AppError('CONFLICT', 'webhook.waiting');
    const sent = await one<WebhookDelivery>(tx, AGAIN, [id]);
    await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
    if (!sent) throw notFound();
    return sent;
  }
}

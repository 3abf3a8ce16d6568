/**
 * Shows admins what is sent to all partners, never what it says nor a whole address, sends one again and switches a webhook off, each with a reason. Its
 * owner is told, and may switch it on again once it is mended.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { searchRules } from '../../../schema/rules/search.rules';
import { NotificationType } from '../../../schema/values/notifications';
import type { DeliveredEvent, DeliveryStatus } from '../../../schema/values/partners';
import { type Db, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import type { PartnerDelivery } from './partner-delivery.types';
import { mayWatchDeliveries } from './partner.policy';
import { WebhookLogService } from './webhook-log.service';
import type { WebhookDelivery } from './webhook.types';

export interface PartnerDeliveryRequest extends PageRequest {
  readonly status?: DeliveryStatus | null;
  readonly event?: DeliveredEvent | null;
  readonly failing?: boolean | null;
  readonly host?: string | null;
}

type DeliveryRow = Omit<PartnerDelivery, 'delivery'> & WebhookDelivery;

/** SQL: the host of an address, with its port; neither a name and password before it nor the path behind it. */
export const hostOf = (url: string): string => `substring(${url} from '^[a-z]+://(?:[^/?#]*@)?([^/?#]+)')`;

const isFailing = 'w.enabled AND w.failing_since IS NOT NULL';
const WANTED = `($1::varchar IS NULL OR d.status = $1) AND ($2::varchar IS NULL OR d.event = $2) AND ($3::boolean IS NOT TRUE OR (${isFailing}))
  AND ($4::text IS NULL OR strpos(lower(${hostOf('w.url')}), $4) > 0)`;
const COLUMNS = `d.id, d.webhook_id AS "webhookId", ${hostOf('w.url')} AS host, w.user_id AS "ownerId", u.name AS "ownerName", w.enabled AS "endpointEnabled",
  w.failing_since AS "failingSince", d.event, d.subject_id AS "subjectId", d.status, d.attempts, d.response_status AS "responseStatus",
  d.last_error AS "lastError", d.next_attempt_at AS "nextAttemptAt", d.delivered_at AS "deliveredAt", d.created_at AS "createdAt"`;
const FROM = 'FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id';
const OWNER = 'JOIN users u ON u.id = w.user_id';
const PAGE = `
  SELECT ${COLUMNS} ${FROM} ${OWNER} WHERE ${WANTED}
    AND ($5::uuid IS NULL OR (d.created_at, d.id) < (SELECT created_at, id FROM webhook_deliveries WHERE id = $5))
  ORDER BY d.created_at DESC, d.id DESC LIMIT $6 OFFSET $7`;
const SWITCH_OFF = `UPDATE webhooks SET enabled = false WHERE id = $1 AND enabled RETURNING user_id AS "ownerId", ${hostOf('url')} AS host`;

@scoped(Lifecycle.ContainerScoped)
export class WebhookDeskService {
  constructor(
    private readonly db: DataSource,
    private readonly log: WebhookLogService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  async list(admin: Viewer, request: PartnerDeliveryRequest): Promise<Page<PartnerDelivery>> {
    assertMay(mayWatchDeliveries(admin));
    const { status, event, failing, host, first, after, offset } = request;
    const { search } = await parseWith(searchRules, { search: host });
    const wanted = [status ?? null, event ?? null, failing ?? null, search?.toLowerCase() ?? null];
    const [found, counted] = await Promise.all([
      rows<DeliveryRow>(this.db, PAGE, [...wanted, after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      one<{ count: number }>(this.db, `SELECT count(*)::int AS count ${FROM} WHERE ${WANTED}`, wanted),
    ]);
    const page = pageOf(found, { first, after, offset }, idCursor);
    return { ...page, nodes: page.nodes.map(toDelivery), totalCount: counted?.count ?? 0 };
  }

  /** The same message once more, with all its tries; CONFLICT while it waits for one anyway. */
  async redeliver(admin: Viewer, id: string, words: string): Promise<PartnerDelivery> {
    assertMay(mayWatchDeliveries(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    if (!isUuid(id)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      await this.log.sendAgain(tx, id);
      const sent = await byId(tx, id);
      await this.record(tx, admin, 'webhook.redelivered', sent.webhookId, reason, { deliveryId: id });
      return sent;
    });
  }

  /** CONFLICT when it is off. */
  async switchOff(admin: Viewer, webhookId: string, words: string): Promise<boolean> {
    assertMay(mayWatchDeliveries(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    if (!isUuid(webhookId)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const off = await one<{ ownerId: string; host: string }>(tx, SWITCH_OFF, [webhookId]);
      if (!off) {
        if (await one(tx, 'SELECT 1 FROM webhooks WHERE id = $1', [webhookId])) throw new AppError('CONFLICT', 'webhook.offAlready');
        throw notFound();
      }
      await this.record(tx, admin, 'webhook.disabled', webhookId, reason);
      await this.notifications.notify(tx, {
        ...{ userId: off.ownerId, type: NotificationType.WEBHOOK_DISABLED, textKey: 'webhookStopped', link: '/settings' },
        params: { host: off.host, reason },
      });
      return true;
    });
  }

  private async record(
    tx: EntityManager,
    admin: Viewer,
    action: 'webhook.redelivered' | 'webhook.disabled',
    subjectId: string,
    reason: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'webhook', subjectId, reason, ...(details && { details }) });
  }
}

async function byId(db: Db, id: string): Promise<PartnerDelivery> {
  const row = await one<DeliveryRow>(db, `SELECT ${COLUMNS} ${FROM} ${OWNER} WHERE d.id = $1`, [id]);
  if (!row) throw notFound();
  return toDelivery(row);
}

function toDelivery({ webhookId, host, ownerId, ownerName, endpointEnabled, failingSince, ...delivery }: DeliveryRow): PartnerDelivery {
  return { id: delivery.id, webhookId, host, ownerId, ownerName, endpointEnabled, failingSince, delivery };
}

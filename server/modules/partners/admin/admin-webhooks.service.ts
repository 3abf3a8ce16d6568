/**
 * Shows admins what is sent to all partners, never its content nor a whole address, sends one again and switches a
 * webhook off, each with a reason. Its owner reads the reason; only an admin switches it on again.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { searchRules } from '../../../../schema/rules/shared/search.rules';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { settingsPath } from '../../../../schema/values/site/site-routes';
import { listPage, listRow } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { NotificationsService } from '../../notifications/notifications.service';
import type { PartnerDelivery } from '../deliveries/partner-delivery.types';
import {
  deliveriesLike,
  partnerDeliveries,
  type PartnerDeliveryFilter,
  type PartnerDeliveryRow,
} from '../deliveries/partner-deliveries.query';
import { mayWatchDeliveries } from '../partner.policy';
import { WebhookLogService } from '../deliveries/webhook-log.service';
import { switchOffByAdmin, switchOnByAdmin } from '../webhooks/webhook-switch.store';
import { webhookStatus } from '../webhooks/webhooks.store';

export type PartnerDeliveryRequest = PartnerDeliveryFilter & PageRequest;

@scoped(Lifecycle.ContainerScoped)
export class AdminWebhooksService {
  constructor(
    private readonly db: DataSource,
    private readonly log: WebhookLogService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  async list(admin: Viewer, request: PartnerDeliveryRequest): Promise<Page<PartnerDelivery>> {
    assertMay(mayWatchDeliveries(admin));
    const { search } = await parseWith(searchRules, { search: request.host });
    const page = await listPage(this.db, partnerDeliveries, request, deliveriesLike({ ...request, host: search }));
    return { ...page, nodes: page.nodes.map(toDelivery) };
  }

  /** The same message once more, with all its tries; CONFLICT while it waits for one anyway. */
  async redeliver(admin: Viewer, id: string, rawReason: string): Promise<PartnerDelivery> {
    assertMay(mayWatchDeliveries(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    if (!isUuid(id)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      await this.log.sendAgain(tx, id);
      const sent = await byId(tx, id);
      await this.record(tx, admin, 'webhook.redelivered', sent.webhookId, reason, { deliveryId: id });
      return sent;
    });
  }

  /** CONFLICT when an admin has switched it off already; one that its owner has switched off is blocked as well. */
  async switchOff(admin: Viewer, webhookId: string, rawReason: string): Promise<boolean> {
    assertMay(mayWatchDeliveries(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    if (!isUuid(webhookId)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const off = await switchOffByAdmin(tx, webhookId, reason);
      if (!off) {
        const status = await webhookStatus(tx, webhookId);
        throw status ? conflict('webhook.offAlready', { status }) : notFound();
      }
      await this.record(tx, admin, 'webhook.disabled', webhookId, reason);
      await this.notifications.notify(tx, {
        userId: off.ownerId,
        type: NotificationType.WEBHOOK_DISABLED,
        textKey: 'webhookStopped',
        link: settingsPath('developers'),
        params: { host: off.host, reason },
      });
      return true;
    });
  }

  /** CONFLICT when no admin has switched it off. */
  async switchOn(admin: Viewer, webhookId: string, rawReason: string): Promise<boolean> {
    assertMay(mayWatchDeliveries(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    if (!isUuid(webhookId)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const on = await switchOnByAdmin(tx, webhookId);
      if (!on) {
        const status = await webhookStatus(tx, webhookId);
        throw status ? conflict('webhook.onAlready', { status }) : notFound();
      }
      await this.record(tx, admin, 'webhook.enabled', webhookId, reason);
      await this.notifications.notify(tx, {
        userId: on.ownerId,
        type: NotificationType.WEBHOOK_DISABLED,
        textKey: 'webhookRestarted',
        link: settingsPath('developers'),
        params: { host: on.host, reason },
      });
      return true;
    });
  }

  private async record(
    tx: EntityManager,
    admin: Viewer,
    action: 'webhook.redelivered' | 'webhook.disabled' | 'webhook.enabled',
    subjectId: string,
    reason: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'webhook', subjectId, reason, ...(details && { details }) });
  }
}

async function byId(db: Db, id: string): Promise<PartnerDelivery> {
  const row = await listRow(db, partnerDeliveries, id);
  if (!row) throw notFound();
  return toDelivery(row);
}

function toDelivery(row: PartnerDeliveryRow): PartnerDelivery {
  const { webhookId, host, ownerId, ownerName, endpointEnabled, endpointDisabledBy, failingSince, ...delivery } = row;
  return { id: delivery.id, webhookId, host, ownerId, ownerName, endpointEnabled, endpointDisabledBy, failingSince, delivery };
}

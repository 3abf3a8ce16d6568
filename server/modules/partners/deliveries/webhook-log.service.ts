/**
 * Reads the deliveries to a user's webhooks and their results, sends a test, and repeats earlier deliveries. Methods
 * with a viewer return and repeat only the viewer's own deliveries.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { listPage } from '../../../platform/db/list-query';
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { JobQueue } from '../../../platform/jobs/job-queue';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { assertMay } from '../../../platform/security/assert-policy';
import { mayManageWebhooks } from '../partner.policy';
import { assertScopesOf, assertScopesOfWebhook } from '../webhooks/event-scopes';
import {
  addTestDelivery,
  deliveries,
  lockDelivery,
  ofWebhook,
  ownDelivery,
  sendDeliveryAgain,
  tryDeliveryNow,
  WAITING_TEST_UNIQUE,
  waitingTestDelivery,
} from './webhook-deliveries.store';
import { isWebhookOf } from '../webhooks/webhooks.store';
import { DELIVER_WEBHOOKS_JOB } from './webhook-delivery-worker.service';
import type { WebhookDelivery } from '../webhooks/webhook.types';

const HOUR_SECONDS = 60 * 60;

@scoped(Lifecycle.ContainerScoped)
export class WebhookLogService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
    private readonly limiter: RateLimiter,
  ) {}

  /** The newest first. */
  async list(viewer: Viewer, { webhookId, ...page }: PageRequest & { readonly webhookId: string }): Promise<Page<WebhookDelivery>> {
    assertMay(mayManageWebhooks(viewer));
    await this.assertReads(viewer, webhookId);
    return listPage(this.db, deliveries, page, ofWebhook(webhookId));
  }

  /**
   * Sends a message of the type `test`, whatever events it wants; to one that is off it goes when it is on again.
   * Returns the one that waits already where there is one; throws RATE_LIMITED after ten in an hour.
   */
  async test(viewer: Viewer, webhookId: string): Promise<WebhookDelivery> {
    assertMay(mayManageWebhooks(viewer));
    await this.assertReads(viewer, webhookId);
    const waiting = await waitingTestDelivery(this.db, webhookId);
    if (waiting) return waiting;
    await this.limiter.consume('webhook-test', viewer.id, 1, serverLimits.webhookTestsPerHour, HOUR_SECONDS);
    return inTransaction(this.db, async (tx) => {
      const added = await addTestDelivery(tx, webhookId, viewer.id);
      if (added) await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
      const sent = added ?? (await waitingTestDelivery(tx, webhookId));
      if (!sent) throw notFound();
      return sent;
    });
  }

  /**
   * Sends the same message once more, with all its tries, or makes the next try of one that waits; CONFLICT where that
   * comes anyway.
   */
  async redeliver(viewer: Viewer, id: string): Promise<WebhookDelivery> {
    assertMay(mayManageWebhooks(viewer));
    return inTransaction(this.db, async (tx) => {
      const delivery = isUuid(id) ? await ownDelivery(tx, id, viewer.id) : null;
      if (!delivery) throw notFound();
      if (delivery.event === 'TEST') await assertScopesOfWebhook(tx, viewer, delivery.webhookId);
      else assertScopesOf(viewer, [delivery.event]);
      return this.sendAgain(tx, id);
    });
  }

  /**
   * Sends a delivery again, or at once where it waits for its next try; the caller has checked that the user may.
   * CONFLICT also for a test while another test to its webhook waits.
   */
  async sendAgain(tx: EntityManager, id: string): Promise<WebhookDelivery> {
    const before = await lockDelivery(tx, id);
    if (!before) throw notFound();
    const sending = before === 'PENDING' ? tryDeliveryNow(tx, id) : sendDeliveryAgain(tx, id);
    const sent = await sending.catch((error: unknown) => {
      if (violatedConstraint(error) === WAITING_TEST_UNIQUE) throw conflict('webhook.waiting', { status: 'PENDING' });
      throw error;
    });
    if (!sent) throw conflict('webhook.waiting', { status: before });
    await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
    return sent;
  }

  private async assertReads(viewer: Viewer, webhookId: string): Promise<void> {
    if (!isUuid(webhookId) || !(await isWebhookOf(this.db, webhookId, viewer.id))) throw notFound();
    await assertScopesOfWebhook(this.db, viewer, webhookId);
  }
}

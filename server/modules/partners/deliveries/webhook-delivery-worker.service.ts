/**
 * Delivers webhooks: at least once, the events of one object in order (the next only after the one before was taken or
 * given up), each webhook three at a time, so that a slow receiver holds up no one else. A try is claimed for 30 s: who
 * dies in it (kill -9) leaves it to be tried again. Run by a job after each event, and by a job of every minute for
 * what waits and for what was left behind. A test is tried once: its owner looks at what came of it, and sends another.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { spellEvent } from '../../../../schema/values/market/partners';
import { settingsPath } from '../../../../schema/values/site/site-routes';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { guardedPost } from '../../../platform/outgoing/guarded-post';
import { Lanes } from '../../../platform/jobs/lanes';
import { Logger } from '../../../platform/logging/logger';
import { NotificationsService } from '../../notifications/notifications.service';
import {
  type ClaimedDelivery,
  claimDelivery,
  giveBackDelivery,
  markDelivered,
  markFailed,
  markFailing,
  sweepDeliveries,
} from './webhook-deliveries.store';
import { webhookMessage } from '../messages/webhook-message';
import { sign, SIGNATURE_HEADER } from '../webhooks/webhook-signature';

export const DELIVER_WEBHOOKS_JOB = 'deliver-webhooks';
export const DELIVER_WEBHOOKS_CRON = '* * * * *';

export const SWEEP_WEBHOOKS_JOB = 'sweep-webhooks';
export const SWEEP_WEBHOOKS_CRON = '17 * * * *';

const LANES = 10;
const LANES_A_WEBHOOK = 3;

type Outcome = { readonly status: number | null; readonly error: string | null };

@scoped(Lifecycle.ContainerScoped)
export class WebhookDeliveryWorker {
  private readonly inFlight = new Map<string, number>();
  private readonly ending = new AbortController();
  private readonly lanes = new Lanes(LANES, () => this.deliverNext(), this.ending.signal);

  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly notifications: NotificationsService,
    private readonly log: Logger,
  ) {}

  /**
   * Delivers until nothing is due. Where it runs already, that run checks once more and this one returns immediately.
   */
  run(): Promise<void> {
    return this.lanes.run();
  }

  /** Breaks off the tries in flight (they are made again by the next process) and waits until their rows record it. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.lanes.settle();
  }

  /** Deletes deliveries that are older than the log goes back; returns how many. */
  sweep(): Promise<number> {
    return sweepDeliveries(this.db);
  }

  private async deliverNext(): Promise<boolean> {
    const full = [...this.inFlight].filter(([, count]) => count >= LANES_A_WEBHOOK).map(([id]) => id);
    const claim = await claimDelivery(this.db, full);
    if (!claim) return false;
    this.count(claim.webhookId, 1);
    try {
      await this.attempt(claim);
    } finally {
      this.count(claim.webhookId, -1);
      this.lanes.lookAgain(); // its object's next, or what its webhook's limit had shut out
    }
    return true;
  }

  private count(webhookId: string, by: number): void {
    const now = (this.inFlight.get(webhookId) ?? 0) + by;
    if (now > 0) this.inFlight.set(webhookId, now);
    else this.inFlight.delete(webhookId);
  }

  private async attempt(claim: ClaimedDelivery): Promise<void> {
    const { status, error } = await this.post(claim);
    if (this.ending.signal.aborted && status === null) return giveBackDelivery(this.db, claim);
    if (error === null) return markDelivered(this.db, claim, status);
    await this.fail(claim, { status, error });
  }

  private async post(claim: ClaimedDelivery): Promise<Outcome> {
    const { id, event, url, secrets } = claim;
    const body = this.bodyOf(claim);
    if (body === null) return { status: null, error: 'NOT_SENT' };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Haatbar-Webhooks/1',
      'haatbar-event': spellEvent(event),
      'haatbar-delivery': id,
      [SIGNATURE_HEADER]: sign(body, secrets, Math.floor(Date.now() / 1000)),
    };
    try {
      const status = await guardedPost({ url, headers, body, allowPrivate: this.config.webhookAllowPrivate, signal: this.ending.signal });
      return { status, error: status >= 200 && status < 300 ? null : `HTTP ${status}` };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  }

  /** Null where the stored event is not what a message is made of: it fails like any try, and holds up nothing else. */
  private bodyOf(claim: ClaimedDelivery): string | null {
    try {
      return JSON.stringify(webhookMessage(claim));
    } catch (error) {
      this.log.error('a webhook message cannot be made', { deliveryId: claim.id, error });
      return null;
    }
  }

  private async fail(claim: ClaimedDelivery, { status, error }: Outcome): Promise<void> {
    const waitSeconds = claim.event === 'TEST' ? null : (serverLimits.webhookWaitSeconds[claim.attempts - 1] ?? null);
    await inTransaction(this.db, async (tx) => {
      if (!(await markFailed(tx, claim, { status, error, waitSeconds }))) return;
      const disabledUrl = await markFailing(tx, claim.webhookId);
      if (disabledUrl === null) return;
      this.log.info('a webhook was switched off', { webhookId: claim.webhookId });
      await this.notifications.notify(tx, {
        userId: claim.userId,
        type: 'WEBHOOK_DISABLED',
        textKey: 'webhookDisabled',
        link: settingsPath('developers'),
        params: { host: new URL(disabledUrl).host, days: serverLimits.webhookFailingDays },
      });
    });
  }
}

/** For the partner's log: one of a few kinds, so that a webhook reveals nothing about ports and hosts of others. */
function reasonOf(error: unknown): string {
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'AddressRejected') return 'ADDRESS_REFUSED';
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'TIMEOUT';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME_NOT_FOUND';
  if (/TLS|SSL|CERT|EPROTO/.test(code)) return 'TLS_FAILED';
  return 'NO_CONNECTION';
}

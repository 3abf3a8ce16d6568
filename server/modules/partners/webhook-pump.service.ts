/**
 * Delivers webhooks: at least once, the events of one object in order (the next only after the one before was taken or given up), each webhook three at a
 * time, so that a slow receiver holds up nobody else. A try is claimed for 30 s: who dies in it (kill -9) leaves it to be tried again. Run by a job after
 * each event, and by the clock every minute for what waits and for what was left behind.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { spellEvent, type DeliveredEvent } from '../../../schema/values/partners';
import { Config } from '../../platform/config/env';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { guardedPost } from '../../platform/http/guarded-post';
import { Logger } from '../../platform/logging/logger';
import { NotificationsService } from '../notifications/notifications.service';
import { sign, SIGNATURE_HEADER } from './webhook-signature';

export const DELIVER_WEBHOOKS_JOB = 'deliver-webhooks';
export const DELIVER_WEBHOOKS_CRON = '* * * * *';

export const SWEEP_WEBHOOKS_JOB = 'sweep-webhooks';
export const SWEEP_WEBHOOKS_CRON = '17 * * * *';

const LANES = 10;
const LANES_A_WEBHOOK = 3;

interface Claim {
  readonly id: string;
  readonly webhookId: string;
  readonly userId: string;
  readonly url: string;
  readonly secrets: string[];
  readonly event: DeliveredEvent;
  readonly data: unknown;
  readonly createdAt: Date;
  readonly attempts: number;
}

type Outcome = { readonly status: number | null; readonly error: string | null };

/** The first waiting delivery of its object, due, of a webhook that is on and not at its limit here. */
const CLAIM = `
  WITH claimed AS (
    UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
    WHERE id = (
      SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN users u ON u.id = w.user_id
      WHERE d.status = 'PENDING' AND d.next_attempt_at <= now() AND w.enabled AND u.status = 'APPROVED' AND w.id <> ALL ($1::uuid[])
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries before WHERE before.webhook_id = d.webhook_id AND before.subject_id = d.subject_id
          AND before.status = 'PENDING' AND before.sequence < d.sequence)
      ORDER BY d.next_attempt_at, d.sequence LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
    RETURNING *)
  SELECT c.id, c.webhook_id AS "webhookId", w.user_id AS "userId", w.url, c.event, c.body AS data, c.created_at AS "createdAt", c.attempts,
    array_remove(ARRAY[w.secret, CASE WHEN w.previous_secret_until > now() THEN w.previous_secret END], NULL) AS secrets
  FROM claimed c JOIN webhooks w ON w.id = c.webhook_id`;

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

const DISABLE = `
  UPDATE webhooks SET enabled = false, disabled_at = now()
  WHERE id = $1 AND enabled AND failing_since < now() - make_interval(days => $2) RETURNING url`;

@scoped(Lifecycle.ContainerScoped)
export class WebhookPump {
  private readonly inFlight = new Map<string, number>();
  private readonly ending = new AbortController();
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly notifications: NotificationsService,
    private readonly log: Logger,
  ) {}

  /** Delivers until nothing is due. Where it runs already, that run looks once more and this one returns at once. */
  async run(): Promise<void> {
    this.again = true;
    if (this.running) return;
    this.running = this.drain().finally(() => (this.running = null));
    await this.running;
  }

  /** Breaks off the tries in flight (they are made again by whoever runs next) and waits for their rows to say so. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running?.catch(() => undefined);
  }

  /** Forgets deliveries that are older than the log goes back; answers how many. */
  sweep(): Promise<number> {
    return execute(this.db, `DELETE FROM webhook_deliveries WHERE status <> 'PENDING' AND created_at < now() - make_interval(days => $1)`, [
      limits.webhookLogDays,
    ]);
  }

  private async drain(): Promise<void> {
    while (this.again && !this.ending.signal.aborted) {
      this.again = false;
      await Promise.all(Array.from({ length: LANES }, () => this.lane()));
    }
  }

  private async lane(): Promise<void> {
    while (!this.ending.signal.aborted) {
      const full = [...this.inFlight].filter(([, count]) => count >= LANES_A_WEBHOOK).map(([id]) => id);
      const claim = await one<Claim>(this.db, CLAIM, [full]);
      if (!claim) return;
      this.count(claim.webhookId, 1);
      try {
        await this.attempt(claim);
      } finally {
        this.count(claim.webhookId, -1);
        this.again = true; // its object's next, or what its webhook's limit had shut out
      }
    }
  }

  private count(webhookId: string, by: number): void {
    const now = (this.inFlight.get(webhookId) ?? 0) + by;
    if (now > 0) this.inFlight.set(webhookId, now);
    else this.inFlight.delete(webhookId);
  }

  private async attempt(claim: Claim): Promise<void> {
    const { status, error } = await this.post(claim);
    if (this.ending.signal.aborted && status === null) return this.giveBack(claim);
    if (error === null) return void (await execute(this.db, DELIVERED, [claim.id, claim.attempts, status]));
    await this.fail(claim, { status, error });
  }

  private async post({ id, event, data, createdAt, url, secrets }: Claim): Promise<Outcome> {
    const body = JSON.stringify({ id, type: spellEvent(event), createdAt: createdAt.toISOString(), data });
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

  private async fail(claim: Claim, { status, error }: Outcome): Promise<void> {
    const wait = limits.webhookWaitSeconds[claim.attempts - 1] ?? null;
    await inTransaction(this.db, async (tx) => {
      if ((await execute(tx, FAILED, [claim.id, claim.attempts, status, error, wait])) === 0) return;
      await execute(tx, FAILING, [claim.webhookId]);
      const disabled = await one<{ url: string }>(tx, DISABLE, [claim.webhookId, limits.webhookFailingDays]);
      if (!disabled) return;
      this.log.info('a webhook was switched off', { webhookId: claim.webhookId });
      await this.notifications.notify(tx, {
        ...{ userId: claim.userId, type: 'WEBHOOK_DISABLED', textKey: 'webhookDisabled', link: '/settings' },
        params: { host: new URL(disabled.url).host, days: limits.webhookFailingDays },
      });
    });
  }

  private async giveBack({ id, attempts }: Claim): Promise<void> {
    await execute(this.db, `UPDATE webhook_deliveries SET attempts = attempts - 1, next_attempt_at = now() WHERE ${STILL_OURS}`, [
      id,
      attempts,
    ]);
  }
}

/** For the partner's log: what kind of failure, nothing of the inside. */
function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AddressRefused') return 'ADDRESS_REFUSED';
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT';
  return code ?? 'NO_CONNECTION';
}

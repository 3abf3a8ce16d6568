/**
 * SmsGateway to a provider that takes messages by HTTP. `send` only writes the message into the outbox and queues its
 * delivery with the transaction that causes it; the job queue calls `deliver`, repeats it with growing waits while the
 * provider fails, and the outbox row has the outcome. Neither the log nor the outbox's errors ever hold a message's
 * text, and what has gone out loses its code.
 */
import type { DataSource } from 'typeorm';
import type { SmsSettings } from '../config/sms-settings';
import type { Db } from '../db/sql';
import { inTransaction } from '../db/transaction';
import { RemoteService } from '../outgoing/remote-service';
import type { JobQueue } from '../jobs/job-queue';
import type { Logger } from '../logging/logger';
import { sendShortMessage } from './send-short-message';
import { SmsBudget } from './short-message';
import { SmsGateway } from './sms-gateway';
import { reachedPattern } from './sms-reach';
import { claimMessage, expireCodes, releaseMessage, removeOldMessages, settleMessage, takeLost, type WaitingMessage } from './sms-store';
import { sweepPlaces } from './taken-places.store';

export const SMS_JOB = 'deliver-sms';

export interface SmsDelivery {
  readonly id: string;
  readonly budget?: SmsBudget;
}

/**
 * With the queue's waits (2.7, 7, 20, 55, 148 s) the last try comes four minutes after the first: a code lives for
 * five.
 */
const TRIES = 6;
const SPREAD_MS = 5_000;

export class HttpSmsGateway extends SmsGateway {
  private readonly provider: RemoteService;
  private readonly reached: string;

  constructor(
    private readonly settings: SmsSettings,
    countries: readonly string[],
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
    log: Logger,
  ) {
    super();
    this.reached = reachedPattern(countries);
    this.provider = new RemoteService('the SMS provider', log);
  }

  override isUp(): boolean {
    return this.provider.isUp();
  }

  async stored(db: Db, messages: readonly WaitingMessage[]): Promise<void> {
    for (const message of messages) await this.queue(db, message);
  }

  /** A code lives for five minutes, so it overtakes every other job. */
  async queue(db: Db, { id, budget }: WaitingMessage, runAt?: Date): Promise<void> {
    const isUrgent = budget === SmsBudget.CODE;
    await this.jobs.add(db, SMS_JOB, { id, budget }, { maxAttempts: TRIES, jobKey: `${SMS_JOB}:${id}`, isUrgent, ...(runAt && { runAt }) });
  }

  async tidy(): Promise<void> {
    await expireCodes(this.db);
    await removeOldMessages(this.db);
    await sweepPlaces(this.db);
    await inTransaction(this.db, async (tx) => {
      for (const message of await takeLost(tx)) await this.queue(tx, message);
    });
  }

  /**
   * One try. Throws while the queue shall try again; a process that dies between the provider's confirmation and its
   * own record sends twice.
   */
  async deliver({ id, budget = SmsBudget.OTHERS }: SmsDelivery): Promise<void> {
    const restMs = this.provider.restMs();
    // those that wait do not hold the workers up, one after the other, for as long as a provider without a response may
    // take
    if (restMs > 0) return this.queue(this.db, { id, budget }, new Date(Date.now() + restMs + Math.random() * SPREAD_MS));
    const message = await claimMessage(this.db, id, { perDay: this.settings.perDay, reached: this.reached });
    if (!message) return;
    const rejection = await sendShortMessage(this.settings, message.phone, message.body, (trouble, begun) =>
      this.provider.record(trouble, begun),
    );
    if (!rejection) return settleMessage(this.db, id, 'SENT', null);
    if (!rejection.isPassing || message.attempts >= TRIES) return settleMessage(this.db, id, 'FAILED', rejection.reason);
    await releaseMessage(this.db, id, rejection.reason);
    throw new Error(`A short message could not be delivered: ${rejection.reason}.`);
  }
}

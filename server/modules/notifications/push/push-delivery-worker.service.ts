/**
 * Sends notifications to devices by web push, each to each device once. A try is claimed for 30 s: who dies in it
 * leaves it to be sent again, and the tag of the message lets the device show it once. Run by a job after each
 * notification, and by one of every minute for what waits. No line of the log has an address or a key.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Config } from '../../../platform/config/env';
import { Lanes } from '../../../platform/jobs/lanes';
import { Logger } from '../../../platform/logging/logger';
import { PushKeysService } from './push-keys.service';
import { admitPush, type ClaimedPush, claimPush, dropPush, giveBackPush, markPushed, postponePush } from './push-messages.store';
import { outcomeOf, type PushOutcome, sendPush } from './push-request';
import { removeEndedSubscription } from './push-subscriptions.store';

export const SEND_PUSHES_JOB = 'send-pushes';
export const SEND_PUSHES_CRON = '* * * * *';

const LANES = 6;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PushDeliveryWorker {
  private readonly ending = new AbortController();
  private readonly lanes = new Lanes(LANES, () => this.sendNext(), this.ending.signal);

  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly keys: PushKeysService,
    private readonly log: Logger,
  ) {}

  /** Sends until nothing is due. Where it runs already, that run checks once more and this one returns at once. */
  run(): Promise<void> {
    return this.lanes.run();
  }

  /** Breaks off the tries in flight (they are made again by the next process) and waits until their rows record it. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.lanes.settle();
  }

  private async sendNext(): Promise<boolean> {
    const push = await claimPush(this.db);
    if (push) await this.attempt(push);
    return push !== null;
  }

  private async attempt(push: ClaimedPush): Promise<void> {
    const keys = await this.keys.keys();
    if (!push.isWanted) return dropPush(this.db, push);
    // of a key that is no longer used: the browser subscribes again when its user opens the settings
    if (push.publicKey !== keys.publicKey) return removeEndedSubscription(this.db, push.subscriptionId);
    if (push.attempts === 1 && !(await admitPush(this.db, push))) return dropPush(this.db, push);
    try {
      const response = await sendPush(push, keys, this.config, this.ending.signal);
      const outcome = outcomeOf(response);
      if (outcome.kind === 'REJECTED') this.log.warn('a push service rejected a message', { status: response.status });
      await this.settle(push, outcome);
    } catch (error) {
      if (this.ending.signal.aborted) return giveBackPush(this.db, push);
      const isRejected = (error as Error).name === 'AddressRejected';
      await this.settle(push, isRejected ? { kind: 'GONE' } : { kind: 'LATER', seconds: null });
    }
  }

  private async settle(push: ClaimedPush, outcome: PushOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'DELIVERED':
        return markPushed(this.db, push);
      case 'GONE':
        return removeEndedSubscription(this.db, push.subscriptionId);
      case 'REJECTED':
        return dropPush(this.db, push);
      case 'LATER':
        return this.postpone(push, outcome.seconds);
    }
  }

  /**
   * As long as the push service asks for, within an hour; given up after the last try, and once it would be too late.
   */
  private async postpone(push: ClaimedPush, asked: number | null): Promise<void> {
    const own = serverLimits.pushWaitSeconds[push.attempts - 1];
    if (own === undefined) return dropPush(this.db, push);
    const seconds = Math.min(Math.max(own, asked ?? 0), serverLimits.pushLongestWaitSeconds);
    if (push.ageSeconds + seconds > serverLimits.pushHours * 3_600) return dropPush(this.db, push);
    await postponePush(this.db, push, seconds);
  }
}

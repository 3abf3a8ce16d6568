/**
 * Opens posts whose time has come and ends those whose time is over. A job of every minute; safe in several processes
 * at once, since each batch locks its products and passes over those another process holds.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { SellPostNotificationsService } from './sell-post-notifications.service';
import { SellPostPublicationService } from './sell-post-publication.service';
import { endDuePosts, lockDueToEnd, lockDueToOpen } from './sell-posts.store';

export const SELL_POST_WINDOWS_JOB = 'move-sell-posts';
export const SELL_POST_WINDOWS_CRON = '* * * * *';

const BATCH = 50;

export interface MovedPosts {
  readonly opened: number;
  readonly ended: number;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostWindowsService {
  constructor(
    private readonly db: DataSource,
    private readonly publication: SellPostPublicationService,
    private readonly notifications: SellPostNotificationsService,
  ) {}

  /** How many posts moved. `at` is the moment it works for. */
  async moveDue(at = new Date()): Promise<MovedPosts> {
    const ended = await this.inBatches((tx) => this.endBatch(tx, at));
    const opened = await this.inBatches((tx) => this.openBatch(tx, at));
    return { opened, ended };
  }

  private async inBatches(move: (tx: EntityManager) => Promise<number>): Promise<number> {
    let moved = 0;
    for (;;) {
      const batch = await inTransaction(this.db, move);
      moved += batch;
      if (batch < BATCH) return moved;
    }
  }

  private async endBatch(tx: EntityManager, at: Date): Promise<number> {
    const due = await lockDueToEnd(tx, at, BATCH);
    if (due.length === 0) return 0;
    const ended = await endDuePosts(tx, due, at);
    await this.publication.sync(tx, ended, { at });
    await this.notifications.ended(tx, ended);
    return ended.length;
  }

  private async openBatch(tx: EntityManager, at: Date): Promise<number> {
    const due = await lockDueToOpen(tx, at, BATCH);
    if (due.length > 0) await this.notifications.started(tx, await this.publication.sync(tx, due, { at }));
    return due.length;
  }
}

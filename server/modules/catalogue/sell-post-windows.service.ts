/**
 * Opens posts whose time has come and ends those whose time is over. A job of every minute; safe in several processes at once, since each batch
 * locks its products and passes over those another process holds.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { SellPostNoticesService } from './sell-post-notices.service';
import { SellPostPublicationService } from './sell-post-publication.service';

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
    private readonly notices: SellPostNoticesService,
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
    const due = await lockDue(tx, DUE_TO_END, at);
    if (due.length === 0) return 0;
    const ended = (await rows<{ productId: string }>(tx, END, [due, at])).map(({ productId }) => productId);
    await this.publication.sync(tx, ended, { at });
    await this.notices.ended(tx, ended);
    return ended.length;
  }

  private async openBatch(tx: EntityManager, at: Date): Promise<number> {
    const due = await lockDue(tx, DUE_TO_OPEN, at);
    if (due.length > 0) await this.notices.started(tx, await this.publication.sync(tx, due, { at }));
    return due.length;
  }
}

/** The product's row is the lock of its posts, here as everywhere. */
async function lockDue(tx: EntityManager, text: string, at: Date): Promise<string[]> {
  return (await rows<{ id: string }>(tx, `${text} LIMIT ${BATCH} FOR UPDATE OF p SKIP LOCKED`, [at])).map(({ id }) => id);
}

const DUE_TO_END = `
  SELECT p.id FROM sell_posts post JOIN products p ON p.id = post.product_id
  WHERE post.state <> 'ENDED' AND post.available_until <= $1 ORDER BY post.available_until, p.id`;

const DUE_TO_OPEN = `
  SELECT p.id FROM sell_posts post JOIN products p ON p.id = post.product_id
  WHERE post.is_scheduled AND post.available_from <= $1 ORDER BY post.available_from, p.id`;

// What was locked may have been given a new window just before.
const END = `
  UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = $2, updated_at = now()
  WHERE product_id = ANY ($1::uuid[]) AND state <> 'ENDED' AND available_until <= $2 RETURNING product_id AS "productId"`;

/**
 * Deadlines of problems: a reminder before each, an admin after those of buyers and sellers. A job of every minute;
 * safe in several processes at once, since each batch is locked row by row and rows another process holds are passed
 * over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { runInBatches } from '../../../platform/jobs/row-batches';
import { lockOverdue, markReminded } from './order-problems.store';
import { ProblemMovesService } from './problem-moves.service';
import { ProblemNotificationsService } from './problem-notifications.service';

export const PROBLEM_DEADLINES_JOB = 'problem-deadlines';
export const PROBLEM_DEADLINES_CRON = '* * * * *';

const BATCH = 50;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProblemDeadlinesService {
  constructor(
    private readonly db: DataSource,
    private readonly moves: ProblemMovesService,
    private readonly notifications: ProblemNotificationsService,
  ) {}

  /** Returns how many problems went to the admins, and how many reminders were sent. Neither waits for the other. */
  async run(): Promise<{ readonly escalated: number; readonly reminded: number }> {
    const escalating = await this.escalateDue().then(
      (count) => ({ count }),
      (error: unknown) => ({ error }),
    );
    const reminded = await this.remindDue();
    if ('error' in escalating) throw escalating.error;
    return { escalated: escalating.count, reminded };
  }

  private escalateDue(): Promise<number> {
    return runInBatches(this.db, BATCH, {
      take: lockOverdue,
      run: async (tx, overdue) => {
        for (const problem of overdue) await this.moves.escalate(tx, problem);
        return overdue.length;
      },
    });
  }

  private async remindDue(): Promise<number> {
    let reminded = 0;
    for (;;) {
      const batch = await inTransaction(this.db, async (tx) => {
        const near = await markReminded(tx, BATCH);
        for (const problem of near) await this.notifications.reminded(tx, problem);
        return near.length;
      });
      reminded += batch;
      if (batch < BATCH) return reminded;
    }
  }
}

/**
 * Reminds sellers of bills that are not paid: before the due day, after it, and a last time. A job of every morning;
 * safe in several processes at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, In } from 'typeorm';
import { billReminderDays } from '../../../../schema/values/money/bills';
import { inTransaction } from '../../../platform/db/transaction';
import { BillNotificationsService } from './bill-notifications.service';
import { StoredBill } from './stored-bill.entity';
import { recordReminders } from './bills.store';

export const REMIND_BILLS_JOB = 'remind-bills';
/** 10:10 in Bangladesh: an SMS comes in the daytime. */
export const REMIND_BILLS_CRON = '10 4 * * *';

const BATCH = 100;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BillRemindersService {
  constructor(
    private readonly db: DataSource,
    private readonly notifications: BillNotificationsService,
  ) {}

  /** How many were sent. The last reminder first, so that a run sends no bill two of them. */
  async remindDue(): Promise<number> {
    let sent = 0;
    for (const [number, days] of [...billReminderDays.entries()].reverse()) sent += await this.remindEach(number, days);
    return sent;
  }

  private async remindEach(number: number, days: number): Promise<number> {
    for (let sent = 0; ;) {
      const batch = await inTransaction(this.db, async (tx) => {
        const ids = await recordReminders(tx, number, days, BATCH);
        for (const bill of await tx.findBy(StoredBill, { id: In(ids) })) await this.notifications.reminded(tx, bill, days > 0);
        return ids.length;
      });
      sent += batch;
      if (batch < BATCH) return sent;
    }
  }
}

/**
 * Closes months of the ledger for admins, one after the other, in order. A closed month takes no entry; what comes late
 * is dated to the next open one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { AuditService } from '../../audit/audit.service';
import { mayRunMoney } from '../money.policy';
import { insertClosedMonth, lockMonths } from './ledger-months.store';
import { closableMonth, figuresOfMonth, type MonthFigures } from './money-overview.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LedgerMonthsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Closes a month, '2026-11'. CONFLICT where it is not the earliest open month, or not over; `current.status` names
   * the one that can be closed.
   */
  close(admin: Viewer, month: string, key?: RequestKey | null): Promise<MonthFigures> {
    assertMay(mayRunMoney(admin));
    return inTransaction(this.db, async (tx) => {
      if (!(await this.idempotency.isDone(tx, key, { userId: admin.id, operation: 'closeMonth', body: [month] })))
        await this.closeNext(tx, admin, month);
      return figuresOfMonth(tx, month);
    });
  }

  private async closeNext(tx: EntityManager, admin: Viewer, month: string): Promise<void> {
    await lockMonths(tx);
    const next = await closableMonth(tx);
    if (next !== month) throw conflict('money.monthNotClosable', { status: next ?? 'NONE' }, { field: 'month' });
    await insertClosedMonth(tx, month, admin.id);
    await this.audit.record(tx, {
      actorId: admin.id,
      action: 'ledger.monthClosed',
      subjectType: 'ledger',
      subjectId: null,
      reason: null,
      details: { month },
    });
  }
}

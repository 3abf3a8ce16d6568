/** The terms of billing, for admins; and a seller's own tax number. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { Db } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { monthAt } from '../../../../schema/values/money/months';
import { AuditService } from '../../audit/audit.service';
import { mayRunMoney, maySeeOwnMoney } from '../money.policy';
import { BillingTerms } from './billing-terms.entity';
import type { BillingTermsInput } from './bills.inputs';
import { SellerTaxNumber } from './seller-tax-number.entity';

const ONE = { id: 1 };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BillingTermsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  read(admin: Viewer): Promise<BillingTerms> {
    assertMay(mayRunMoney(admin));
    return this.current(this.db);
  }

  /** For services that bill. */
  async current(db: Db): Promise<BillingTerms> {
    return db.getRepository(BillingTerms).findOneByOrFail(ONE);
  }

  /** Holds for bills that are issued after it. BAD_USER_INPUT for a first month of the future. */
  async change(admin: Viewer, input: BillingTermsInput, key?: RequestKey | null): Promise<BillingTerms> {
    assertMay(mayRunMoney(admin));
    const { reason, billedFrom, dueDays, taxNumber = null, payee = null, vatPercent, overdueLimit } = input;
    if (billedFrom > monthAt(new Date())) throw invalidInput([{ field: 'billedFrom', key: 'bill.firstMonth' }]);
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'changeBillingTerms', body: inFixedOrder(input) };
      if (await this.idempotency.isDone(tx, key, request)) return this.current(tx);
      const before = figuresOf(await this.current(tx));
      const firstMonth = `${billedFrom}-01`;
      await tx.update(BillingTerms, ONE, {
        vatPercent,
        dueDays: Number(dueDays),
        overdueLimit,
        firstMonth,
        taxNumber,
        payee,
        updatedAt: new Date(),
      });
      const terms = await this.current(tx);
      await this.recordChange(tx, admin, reason, { before, after: figuresOf(terms) });
      return terms;
    });
  }

  /** The viewer's own; null where none is given. */
  async taxNumberOf(viewer: Viewer): Promise<string | null> {
    assertMay(maySeeOwnMoney(viewer));
    return (await this.db.getRepository(SellerTaxNumber).findOneBy({ sellerId: viewer.id }))?.taxNumber ?? null;
  }

  /** Printed on the viewer's bills from the next one on. */
  async setTaxNumber(viewer: Viewer, taxNumber: string): Promise<string> {
    assertMay(maySeeOwnMoney(viewer) && !viewer.apiKey);
    await this.db.getRepository(SellerTaxNumber).upsert({ sellerId: viewer.id, taxNumber }, ['sellerId']);
    return taxNumber;
  }

  private async recordChange(tx: EntityManager, admin: Viewer, reason: string, details: object): Promise<void> {
    await this.audit.record(tx, {
      actorId: admin.id,
      action: 'billing.termsChanged',
      subjectType: 'settings',
      subjectId: null,
      reason,
      details: { ...details },
    });
  }
}

function figuresOf({ vatPercent, dueDays, overdueLimit, billedFrom, taxNumber, payee }: BillingTerms) {
  return { vatPercent, dueDays, overdueLimit, billedFrom, taxNumber, payee };
}

/**
 * Checks that the money of a mobile transfer is reported once: a TrxID belongs to one buyer and one seller and pays for their orders up to its amount. A reused one is
 * recorded in the audit trail once the request's transaction was rolled back; neither the error nor the trail shows the viewer whose it was.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { isMobileMoney } from '../../../../schema/values/orders/orders';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money } from '../../../platform/money';
import { AuditService } from '../../audit/audit.service';
import type { Order } from '../orders/order.entity';
import type { PaymentClaimInput } from './payment-claim.inputs';
import { type GivenReference, PaymentReferencesStore } from './payment-references.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentTransfersService {
  constructor(
    private readonly db: DataSource,
    private readonly references: PaymentReferencesStore,
    private readonly audit: AuditService,
  ) {}

  /** The money was sent before, by mobile money. */
  isReported({ paymentMethod, paymentReference }: GivenReference): boolean {
    return isMobileMoney(paymentMethod) && Boolean(paymentReference);
  }

  /** Of placeOrder, where the money was sent before: CONFLICT when the id was given for another purchase. Cash has none. */
  async usedFor(tx: EntityManager, purchaseId: string, given: GivenReference): Promise<void> {
    if (!this.isReported(given)) return;
    if (!(await this.references.use(tx, purchaseId, given))) throw reused();
  }

  /** CONFLICT for a transfer of someone else or to another seller; BAD_USER_INPUT where its amount differs from the one reported before, or does not cover the order. */
  async take(tx: EntityManager, order: Order, claim: PaymentClaimInput): Promise<void> {
    const amount = claim.amount ?? order.total;
    const stored = await this.references.take(tx, order, { ...claim, amount });
    if (!stored) throw reused();
    if (stored.amount === null) return;
    if (claim.amount && !money(claim.amount).eq(stored.amount)) throw invalidInput([{ field: 'amount', key: 'payment.otherAmount' }]);
    if (money(stored.used).plus(order.total).gt(stored.amount)) throw invalidInput([{ field: 'amount', key: 'payment.tooLittle' }]);
  }

  release(tx: EntityManager, orderId: string): Promise<void> {
    return this.references.release(tx, orderId);
  }

  /** Runs what uses a transfer, in a transaction of its own; a reused one is recorded after its rollback, so that no request holds two connections. */
  async recordingReuse<T>(buyerId: string, { paymentMethod, paymentReference }: GivenReference, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isReuse(error)) {
        const details = { paymentMethod, paymentReference };
        const act = { actorId: buyerId, action: 'payment.referenceReused', subjectType: 'account', subjectId: buyerId, details } as const;
        await inTransaction(this.db, (tx) => this.audit.record(tx, act));
      }
      throw error;
    }
  }
}

const reused = (): AppError => conflict('order.referenceUsed', { status: 'USED' }, { field: 'paymentReference' });

const isReuse = (error: unknown): boolean => error instanceof AppError && error.key === 'order.referenceUsed';

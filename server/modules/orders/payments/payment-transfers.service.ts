/**
 * Checks that the money of a mobile transfer is reported once: a TrxID belongs to one buyer and one seller and pays for
 * their orders up to its amount. A reused one is recorded in the audit trail once the request's transaction was rolled
 * back; neither the error nor the trail shows the viewer whose it was.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { isMobileMoney, type PaymentMethod } from '../../../../schema/values/orders/orders';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import { AuditService } from '../../audit/audit.service';
import type { Order } from '../orders/order.entity';
import { dueOf } from '../account/order-money';
import { OrderAccountService } from '../account/order-account.service';
import { type GivenReference, PaymentReferencesStore } from './payment-references.store';

type ReportedTransfer = GivenReference & { readonly paymentReference: string; readonly amount?: string | null };

/** This payment of an order was reported as a transfer, or as a part of one. */
interface TransferredPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** The order takes this of the transfer, BDT. */
  readonly amount: string;
  /** The whole transfer has this amount, BDT. */
  readonly wholeAmount: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentTransfersService {
  constructor(
    private readonly db: DataSource,
    private readonly references: PaymentReferencesStore,
    private readonly audit: AuditService,
    private readonly account: OrderAccountService,
  ) {}

  /** The money was sent before, by mobile money. */
  isReported({ paymentMethod, paymentReference }: GivenReference): boolean {
    return isMobileMoney(paymentMethod) && Boolean(paymentReference);
  }

  /**
   * Registers the transfer of placeOrder, where the money was sent before. CONFLICT when the id was given for another
   * purchase. A payment without a TrxID, such as cash, is left out.
   */
  async usedFor(tx: EntityManager, purchaseId: string, given: GivenReference): Promise<void> {
    if (!this.isReported(given)) return;
    if (!(await this.references.use(tx, purchaseId, given))) throw reused();
    await this.account.claimPurchase(tx, purchaseId);
  }

  /**
   * The amount of the whole transfer, BDT. CONFLICT for a transfer of someone else or to another seller; BAD_USER_INPUT
   * where its amount differs from the one reported before, or where what is left of it is less than is due. Without an
   * amount it is the one reported before, or what is due.
   */
  async take(tx: EntityManager, order: Order, claim: ReportedTransfer): Promise<string | null> {
    const due = dueOf(order);
    const stored = await this.references.take(tx, order, { ...claim, amount: claim.amount ?? due }, null);
    if (!stored) throw reused();
    if (stored.amount === null) return null;
    if (claim.amount && !money(claim.amount).eq(stored.amount)) throw invalidInput([{ field: 'amount', key: 'payment.otherAmount' }]);
    if (money(stored.used).plus(due).gt(stored.amount)) throw invalidInput([{ field: 'amount', key: 'payment.tooLittle' }]);
    return stored.amount;
  }

  /**
   * Returns what of a transfer is for this payment, BDT: its own amount, or what other payments left of it; null where
   * the amount of the transfer is not known. CONFLICT for a transfer of someone else or to another seller.
   */
  async restFor(tx: EntityManager, order: Order, payment: TransferredPayment): Promise<string | null> {
    const { id, method: paymentMethod, reference: paymentReference, amount, wholeAmount } = payment;
    const stored = await this.references.take(tx, order, { paymentMethod, paymentReference, amount: wholeAmount }, id);
    if (!stored) throw reused();
    if (stored.amount === null) return null;
    const rest = money(stored.amount).minus(stored.used);
    return toMoney(rest.lt(amount) ? rest : amount);
  }

  /** An admin found that the transfer was never made: others may report it. */
  release(tx: EntityManager, orderId: string, transfer: GivenReference): Promise<void> {
    return this.references.release(tx, orderId, transfer);
  }

  /**
   * Runs what uses a transfer, in a transaction of its own; a reused one is recorded after its rollback, so that no
   * request holds two connections.
   */
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

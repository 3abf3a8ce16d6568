/**
 * Checks that the money of a mobile transfer is reported once: a TrxID belongs to one buyer and one seller and pays for
 * their orders up to its amount. A reused one is recorded in the audit trail once the request's transaction was rolled
 * back; neither the error nor the trail shows the viewer whose it was.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import { AuditService } from '../../audit/audit.service';
import type { Order } from '../orders/order.entity';
import { dueOf } from '../account/order-money';
import { type GivenReference, PaymentReferencesStore, type Transfer } from './payment-references.store';

/** The buyer reports mobile money: its whole amount, BDT, and null where it is what is due. */
export type ReportedTransfer = GivenReference & {
  readonly paymentNumber: string;
  readonly amount?: string | null;
};

interface TakenPart {
  /** The order takes this of the transfer, BDT. */
  readonly amount: string;
  /** The whole transfer has this amount, BDT; null where it was given for a purchase. */
  readonly transferAmount: string | null;
}

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
  ) {}

  /**
   * Registers the transfer of a claim, and returns what the order takes of it: what is due, at most what is left of it;
   * all that is left where nothing is due. The amount of a transfer may be corrected down to what other orders took of
   * it. CONFLICT for a transfer of someone else or to another seller, where an admin is asked about it, and where it
   * was not found twice before. BAD_USER_INPUT where nothing is left of it.
   */
  async take(tx: EntityManager, order: Order, claim: ReportedTransfer): Promise<TakenPart> {
    const due = dueOf(order);
    const isDue = money(due).gt(0);
    if (!isDue && !claim.amount) throw invalidInput([{ field: 'amount', key: 'payment.amountWrong' }]);
    if (!isDue && (await this.references.isRejectedTooOften(tx, order.id))) throw conflict('payment.rejectedOften', { status: 'REJECTED' });
    await this.assertBuyerStays(tx, order);
    await this.assertHeard(tx, order, claim);
    await this.assertNotFinal(tx, order, claim);
    const stored = await this.references.take(tx, order, { ...claim, amount: claim.amount ?? due }, null);
    if (!stored) throw reused();
    const whole = claim.amount ?? stored.amount;
    if (whole === null) return { amount: due, transferAmount: null };
    const rest = money(whole).minus(stored.used);
    if (rest.lte(0)) throw invalidInput([{ field: 'amount', key: 'payment.nothingLeft' }]);
    await this.references.correct(tx, claim, whole);
    return { amount: isDue && rest.gt(due) ? due : toMoney(rest), transferAmount: whole };
  }

  /**
   * Returns what the order would take of a transfer that someone else has reported, or the buyer for another seller: an
   * admin decides whose it is. CONFLICT where no one has, or the seller has rejected too many payments of the order.
   */
  async contest(tx: EntityManager, order: Order, { amount, ...transfer }: ReportedTransfer): Promise<TakenPart> {
    const due = dueOf(order);
    const isDue = money(due).gt(0);
    const whole = amount ?? due;
    if (money(whole).lte(0)) throw invalidInput([{ field: 'amount', key: 'payment.amountWrong' }]);
    if (await this.references.isRejectedTooOften(tx, order.id)) throw conflict('payment.rejectedOften', { status: 'REJECTED' });
    await this.assertBuyerStays(tx, order);
    await this.assertHeard(tx, order, { ...transfer, amount: whole });
    if (!(await this.references.isOfOthers(tx, order, transfer))) throw conflict('dispute.notUsed', { status: 'FREE' });
    return { amount: isDue && money(whole).gt(due) ? due : toMoney(whole), transferAmount: toMoney(whole) };
  }

  /** An admin found that this buyer made the transfer, to this order's seller, whoever reported it first. */
  assign(tx: EntityManager, order: Order, transfer: Transfer): Promise<void> {
    return this.references.assign(tx, order, transfer);
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
    // as it was reported with this payment: another claim may have named more since
    const rest = money(wholeAmount).minus(stored.used);
    return toMoney(rest.lt(amount) ? rest : amount);
  }

  /** The seller has left the market; otherwise the account is held until the transaction ends. */
  async hasSellerLeft(tx: EntityManager, { sellerId }: Order): Promise<boolean> {
    return !(await this.references.holdsAccount(tx, sellerId));
  }

  /**
   * The market gives back what a seller who has left owes: it hears of no more than the order could cost, and only
   * where the seller's number was shown. CONFLICT for everything else that is reported after the seller left.
   */
  private async assertHeard(tx: EntityManager, order: Order, { paymentMethod, amount }: ReportedTransfer): Promise<void> {
    if (!(await this.hasSellerLeft(tx, order))) return;
    const isHeard = await this.references.isOfOrder(tx, order.id, paymentMethod, amount ?? order.total);
    if (!isHeard) throw conflict('payment.sellerLeft', { status: 'CLOSED' });
  }

  /** CONFLICT where the seller has left the market. Holds the account until the transaction ends. */
  async assertSellerStays(tx: EntityManager, order: Order): Promise<void> {
    if (await this.hasSellerLeft(tx, order)) throw conflict('payment.sellerLeft', { status: 'CLOSED' });
  }

  /** CONFLICT where the buyer has left the market. Holds the account until the transaction ends. */
  async assertBuyerStays(tx: EntityManager, { buyerId }: Order): Promise<void> {
    if (!(await this.references.holdsAccount(tx, buyerId))) throw conflict('payment.buyerLeft', { status: 'CLOSED' });
  }

  /** A transfer that was not found may be reported once more: it may have come late, or been overlooked. */
  private async assertNotFinal(tx: EntityManager, { id }: Order, { paymentReference }: GivenReference): Promise<void> {
    const field = { field: 'paymentReference' } as const;
    if (await this.references.isAtAdmin(tx, id, paymentReference)) throw conflict('payment.atAdmin', { status: 'OPEN' }, field);
    if (await this.references.isRejectedTwice(tx, id, paymentReference))
      throw conflict('payment.rejectedTwice', { status: 'REJECTED' }, field);
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

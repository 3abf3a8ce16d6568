/**
 * Payments of bills that admins record, and the reversal of one recorded by mistake. Each is posted to the ledger in
 * its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { BillPaymentMethod } from '../../../../schema/values/money/bills';
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { money, toMoney } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { lockTransfers, TransferUse } from '../../orders/account/order-account.service';
import { TakenTransfersService } from '../../orders/disputes/taken-transfers.service';
import { LedgerService } from '../ledger/ledger.service';
import { isUsedOtherwise } from '../market-transfers.store';
import { mayRunMoney } from '../money.policy';
import { BillNotificationsService } from './bill-notifications.service';
import { StoredBillPayment } from './stored-bill-payment.entity';
import { StoredBill } from './stored-bill.entity';
import { addPaid, billPaidBy, lockBill } from './bills.store';

export interface GivenBillPayment {
  readonly amount: string;
  readonly method: BillPaymentMethod;
  readonly reference?: string | null;
  /** A day of Bangladesh. */
  readonly receivedOn: string;
  /** Why the transfer is taken back from an order that has it. */
  readonly takeBackReason?: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BillPaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly notifications: BillNotificationsService,
    private readonly transfers: TakenTransfersService,
  ) {}

  /**
   * BAD_USER_INPUT above what is open, or for a day that is to come or before the bill; CONFLICT where a payment with
   * this reference is recorded.
   */
  async record(admin: Viewer, billId: string, given: GivenBillPayment, key?: RequestKey | null): Promise<string> {
    assertMay(mayRunMoney(admin));
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'recordBillPayment', body: [billId, inFixedOrder(given)] };
      const bill = await this.locked(tx, billId);
      if (await this.idempotency.isDone(tx, key, request)) return bill.id;
      if (given.reference) await lockTransfers(tx, [given.reference]);
      if (given.reference) await this.transfers.free(tx, admin, given.reference, given.takeBackReason);
      await this.assertFits(tx, bill, given);
      const { amount, method, reference = null, receivedOn } = given;
      const payment = { billId: bill.id, amount: toMoney(amount), method, reference, receivedOn, recordedBy: admin.id };
      const { identifiers } = await tx.insert(StoredBillPayment, payment);
      const id = String(identifiers[0]?.id);
      await addPaid(tx, bill.id, payment.amount);
      await this.post(tx, bill.sellerId, id, payment.amount);
      const details = { bill: bill.number, amount: payment.amount, method, reference };
      await this.recordAudit(tx, admin, 'bill.paymentRecorded', bill, null, details);
      await this.notifications.paid(tx, bill, payment.amount);
      return bill.id;
    });
  }

  /** Puts it back as it was before: the bill is open again by this amount. CONFLICT where it is reversed already. */
  async reverse(admin: Viewer, paymentId: string, rawReason: string, key?: RequestKey | null): Promise<string> {
    assertMay(mayRunMoney(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      const unlocked = isUuid(paymentId) ? await tx.findOneBy(StoredBillPayment, { id: paymentId }) : null;
      if (!unlocked) throw notFound();
      const bill = await this.locked(tx, unlocked.billId);
      const request = { userId: admin.id, operation: 'reverseBillPayment', body: [paymentId, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return bill.id;
      const payment = await tx.findOneByOrFail(StoredBillPayment, { id: paymentId });
      if (payment.reversedAt) throw conflict('bill.alreadyReversed', { status: 'REVERSED' });
      await tx.update(StoredBillPayment, { id: payment.id }, { reversedAt: new Date() });
      await addPaid(tx, bill.id, `-${payment.amount}`);
      await this.ledger.reversePosting(tx, paymentKey(payment.id));
      await this.recordAudit(tx, admin, 'bill.paymentReversed', bill, reason, { bill: bill.number, amount: payment.amount });
      await this.notifications.reversed(tx, bill, payment.amount);
      return bill.id;
    });
  }

  private async locked(tx: EntityManager, id: string): Promise<StoredBill> {
    if (!isUuid(id) || !(await lockBill(tx, id))) throw notFound();
    return tx.findOneByOrFail(StoredBill, { id });
  }

  private async assertFits(
    tx: EntityManager,
    bill: StoredBill,
    { amount, method, reference = null, receivedOn }: GivenBillPayment,
  ): Promise<void> {
    const open = money(bill.total).minus(bill.paid);
    if (open.eq(0)) throw conflict('bill.alreadyPaid', { status: 'PAID' });
    if (money(amount).gt(open)) throw invalidInput([{ field: 'amount', key: 'bill.amountAboveOpen', params: { amount: toMoney(open) } }]);
    if (receivedOn > dayAt(new Date()) || receivedOn < addDays(dayAt(bill.issuedAt), -1))
      throw invalidInput([{ field: 'receivedOn', key: 'bill.receivedOn' }]);
    const { number: used } = (reference && (await usedFor(tx, method, reference))) || { number: null };
    if (used) throw conflict('bill.referenceUsed', { status: used }, { field: 'reference' });
    if (reference && (await isUsedOtherwise(tx, reference, TransferUse.BILL)))
      throw conflict('payout.referenceUsed', { status: 'USED' }, { field: 'reference' });
  }

  private async post(tx: EntityManager, ownerId: string, paymentId: string, amount: string): Promise<void> {
    const entries = [
      { account: 'CASH' as const, ownerId: null, amount },
      { account: 'RECEIVABLE' as const, ownerId, amount: `-${amount}` },
    ];
    await this.ledger.post(tx, [{ key: paymentKey(paymentId), kind: 'BILL_PAYMENT', orderId: null, occurredAt: new Date(), entries }]);
  }

  private async recordAudit(
    tx: EntityManager,
    admin: Viewer,
    action: 'bill.paymentRecorded' | 'bill.paymentReversed',
    bill: StoredBill,
    reason: string | null,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'bill', subjectId: bill.id, reason, details });
  }
}

const paymentKey = (id: string): string => `bill-payment:${id}`;

/** The bill that a transfer was recorded for. */
async function usedFor(tx: EntityManager, method: BillPaymentMethod, reference: string): Promise<StoredBill | null> {
  const id = await billPaidBy(tx, method, reference);
  return id === null ? null : tx.findOneBy(StoredBill, { id });
}

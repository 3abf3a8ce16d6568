/**
 * An admin decides whether a seller has given a refund. The transfer may have been named for an order, or for another
 * refund, before its seller could name it: it is taken back from there, with a reason.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { refundGivenRules } from '../../../../schema/rules/orders/order-refund.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import type { OrderRefund } from '../account/order-refund.entity';
import { type GivenRefund, OrderRefundsService } from '../account/order-refunds.service';
import { buyerStays, forgetTransfer, markConfirmed, markUnpayable, nameTransfer, oweAgain } from '../account/order-refunds.store';
import { RefundNotificationsService } from '../account/refund-notifications.service';
import { assertFreeForRefund, lockTransfer } from '../account/transfer-lock.store';
import { isLoggedInAdmin } from '../orders/order.policy';
import { TakenTransfersService } from './taken-transfers.service';

export interface RefundDecision {
  readonly isGiven: boolean;
  readonly reason: string;
  /** How it was given, where its seller has not said so, or said something else. */
  readonly how?: GivenRefund | null;
  /** Why its number is taken back from where it is recorded. */
  readonly takeBackReason?: string | null;
}

interface Found {
  readonly reason: string;
  readonly how: { readonly method: PaymentMethod; readonly reference: string | null } | null;
  readonly takeBackReason: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RefundDecisionsService {
  constructor(
    private readonly refunds: OrderRefundsService,
    private readonly transfers: TakenTransfersService,
    private readonly notifications: RefundNotificationsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * If it was not given, it is owed again, and its time is over. Where its buyer has left nobody can be given it, and
   * it is over, so that the seller is not stopped for good. Both parties read the reason. CONFLICT that names the order
   * which has its number, unless the admin says why it is taken back from there, and where the market would give it to
   * a buyer who has left. BAD_USER_INPUT at `how` and `takeBackReason` of one that was not given, and at `how` of one
   * that is confirmed without a TrxID.
   */
  async decide(admin: Viewer, id: string, decision: RefundDecision, key?: RequestKey | null): Promise<OrderRefund> {
    assertMay(isLoggedInAdmin(admin));
    const { reason } = await parseWith(reasonRules, { reason: decision.reason });
    const { isGiven } = decision;
    const unused = isGiven ? [] : (['how', 'takeBackReason'] as const).filter((field) => decision[field]);
    if (unused.length > 0) throw invalidInput(unused.map((field) => ({ field, key: 'refund.onlyGiven' })));
    const takeBackReason = decision.takeBackReason || null;
    const how = isGiven && decision.how ? await parsedHow(decision.how) : null;
    const write = async (tx: EntityManager, refund: OrderRefund) => {
      const isUnpayable = !isGiven && !(await buyerStays(tx, refund.buyerId));
      if (isGiven) await this.given(tx, admin, refund, { reason, how, takeBackReason });
      // nothing was given by the transfer that the seller named
      else if (isUnpayable) await markUnpayable(tx, refund.id, reason);
      else await oweAgain(tx, refund.id, reason);
      const textKey = isGiven ? 'refundFoundGiven' : isUnpayable ? 'refundUnpayable' : 'refundFoundOwed';
      await this.notifications.decided(tx, refund, textKey, reason);
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'order.refundDecided',
        subjectType: 'order',
        subjectId: refund.orderId,
        reason,
        details: {
          isGiven,
          isUnpayable,
          amount: refund.amount,
          reference: refund.reference,
          ...(how && { givenBy: how.reference ?? how.method }),
        },
      });
      return reason;
    };
    const body = [isGiven, reason, ...(how ? [how.method, how.reference] : []), ...(takeBackReason ? [takeBackReason] : [])];
    return this.refunds.act(admin, id, { action: 'DECIDE', key, body, write });
  }

  /**
   * A confirmed one stays so, without the TrxID, which is another transfer's, or with the right one. How one was given
   * whose seller has left says that the market gave it: it is posted, also where its buyer was first to say so.
   */
  private async given(tx: EntityManager, admin: Viewer, refund: OrderRefund, { reason, how, takeBackReason }: Found): Promise<void> {
    const { id, orderId } = refund;
    const isCorrected = refund.state === 'CONFIRMED';
    if (isCorrected && how === null && refund.reference === null) throw invalidInput([{ field: 'how', key: 'refund.sayHow' }]);
    // nobody else could have given it in this way
    const isCovered = refund.isCovered || (how !== null && (refund.isOfMarket || (refund.hasSellerLeft && !isCorrected)));
    // a buyer who has confirmed it had it before leaving
    if (isCovered && !refund.isOfMarket && !(await buyerStays(tx, refund.buyerId)))
      throw conflict('refund.buyerLeft', { status: 'CLOSED' });
    if (isCorrected) await forgetTransfer(tx, id, reason);
    const reference = how ? how.reference : isCorrected ? null : refund.reference;
    if (reference !== null) {
      await lockTransfer(tx, reference);
      await this.transfers.freeForRefund(tx, admin, { id, orderId, reference, isCovered }, takeBackReason);
      await assertFreeForRefund(tx, reference, { id, isCovered });
    }
    if (!isCorrected) await markConfirmed(tx, id, reason);
    if (how) await nameTransfer(tx, id, { method: how.method, reference, isCovered });
  }
}

async function parsedHow(given: GivenRefund): Promise<Found['how']> {
  const { method, reference } = await parseWith(refundGivenRules, given);
  return { method, reference: method === PaymentMethod.CASH_ON_DELIVERY ? null : (reference ?? null) };
}

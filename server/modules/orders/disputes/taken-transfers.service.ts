/**
 * An admin sees the transfers of the market on its own accounts: they come before what a buyer and a seller have said
 * to each other. Where an order or a refund of a seller has the number, the admin is asked first, and takes it back
 * from there with a reason: the payment is not received any more, the refund is owed again, and the parties are
 * notified. In the same way an admin finds that a seller has given a refund by a transfer (RefundDecisionsService).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { mobileMoneyMethods } from '../../../../schema/values/orders/orders';
import { optionalReasonRules } from '../../../../schema/rules/shared/reason.rules';
import { conflict } from '../../../platform/errors/common-errors';
import { money } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { OrderAccountService } from '../account/order-account.service';
import { RefundNotificationsService } from '../account/refund-notifications.service';
import { TakenRefundsService } from '../account/taken-refunds.service';
import {
  claimantsOfTransfer,
  forgetPaymentTransfer,
  holdersOfTransfer,
  lockPaidBy,
  reportedTransfers,
  type TransferHolder,
} from './taken-transfers.store';

interface TakingBack {
  readonly reference: string;
  readonly holders: readonly TransferHolder[];
  /** The admin says why; null where it was not asked yet. */
  readonly words: string | null | undefined;
  /** The refund that was given by the transfer. */
  readonly exceptId?: string;
  /** The market has made or received it: claims of it come to nothing. */
  readonly isOfMarket: boolean;
  readonly conflictKey: 'payout.numberOfOrder' | 'refund.numberOfOrder';
  readonly textKey: 'paymentOfMarket' | 'paymentOfRefund';
}

/** The refund of an order, and the number of the transfer by which it was given. */
interface GivenByTransfer {
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
  readonly isCovered: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class TakenTransfersService {
  constructor(
    private readonly account: OrderAccountService,
    private readonly refunds: TakenRefundsService,
    private readonly notifications: RefundNotificationsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the keys of those of these transfers that `free` would ask about since they are claimed or disputed. */
  reportedOf(tx: EntityManager, references: readonly string[]): Promise<ReadonlySet<string>> {
    return reportedTransfers(tx, references);
  }

  /**
   * The market has made or received this transfer. CONFLICT that names the orders which have it, or for which it is
   * claimed, unless the admin says why it is taken back from them. A claim stays, and cannot be confirmed any more; its
   * parties are notified. The caller holds the transfer, and records it then.
   */
  async free(tx: EntityManager, admin: Viewer, reference: string, words: string | null | undefined): Promise<void> {
    const holders = await holdersOfTransfer(tx, reference, { withClaims: true });
    const texts = { conflictKey: 'payout.numberOfOrder', textKey: 'paymentOfMarket' } as const;
    await this.takeBack(tx, admin, { reference, holders, words, isOfMarket: true, ...texts });
  }

  /**
   * A seller has given this refund by the transfer, as an admin has found: it is taken back from all else that people
   * say of it, in the same way. CONFLICT as well where the order of the refund has it, for it cannot be both. The
   * caller holds the transfer. Where the market has given it, an admin is asked about claims as well.
   */
  async freeForRefund(
    tx: EntityManager,
    admin: Viewer,
    { id, orderId, reference, isCovered }: GivenByTransfer,
    words: string | null | undefined,
  ): Promise<void> {
    const holders = await holdersOfTransfer(tx, reference, { exceptId: id, withClaims: isCovered });
    if (holders.some((holder) => holder.id === orderId))
      throw conflict('refund.transferOfOthers', { status: 'USED' }, { field: 'reference' });
    const texts = { conflictKey: 'refund.numberOfOrder', textKey: 'paymentOfRefund' } as const;
    await this.takeBack(tx, admin, { reference, holders, words, exceptId: id, isOfMarket: isCovered, ...texts });
  }

  private async takeBack(
    tx: EntityManager,
    admin: Viewer,
    { reference, holders, words, exceptId, isOfMarket, conflictKey, textKey }: TakingBack,
  ): Promise<void> {
    if (holders.length === 0) return;
    const { reason } = await parseWith(optionalReasonRules, { reason: words });
    const orders = holders.map(({ trackingNumber }) => trackingNumber).join(', ');
    if (!reason) throw conflict(conflictKey, { status: 'USED' }, { field: 'reference', params: { orders } });
    await this.takeFromOrders(tx, admin, reference, textKey);
    if (isOfMarket) for (const { id } of await claimantsOfTransfer(tx, reference)) await this.notifications.isOfMarket(tx, id, reference);
    await this.refunds.takeBack(tx, reference, admin.id, exceptId);
    const act = { actorId: admin.id, action: 'payment.transferTakenBack', subjectType: 'order', reason, details: { reference } } as const;
    for (const { id } of holders) await this.audit.record(tx, { ...act, subjectId: id });
  }

  private async takeFromOrders(tx: EntityManager, admin: Viewer, reference: string, textKey: TakingBack['textKey']): Promise<void> {
    for (const { id } of await lockPaidBy(tx, reference)) {
      let taken = money(0);
      for (const method of mobileMoneyMethods)
        taken = taken.plus(await this.account.takeBackTransfer(tx, id, { method, reference }, { actorId: admin.id }));
      if (taken.gt(0)) await this.notifications.isElsewhere(tx, textKey, id, { amount: taken.toFixed(2), reference });
      this.outbox.record(tx, 'ORDER_CHANGED', [id]);
    }
    await forgetPaymentTransfer(tx, reference);
  }
}

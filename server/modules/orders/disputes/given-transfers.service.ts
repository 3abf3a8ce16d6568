/**
 * A transfer that an admin has given to one buyer pays for nothing of another: orders that have received it have it no
 * more, both of their parties are notified, and the other buyer may dispute that in turn.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { money } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { OrderAccountService } from '../account/order-account.service';
import { RefundNotificationsService } from '../account/refund-notifications.service';
import { lockOtherHolders } from './given-transfers.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GivenTransfersService {
  constructor(
    private readonly account: OrderAccountService,
    private readonly notifications: RefundNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Takes the transfer back from the orders of all but its buyer, and returns their tracking numbers. The caller holds
   * the transfer.
   */
  async takeBack(
    tx: EntityManager,
    transfer: { readonly method: PaymentMethod; readonly reference: string },
    buyerId: string,
    actorId: string,
  ): Promise<string[]> {
    const numbers: string[] = [];
    for (const { id, trackingNumber } of await lockOtherHolders(tx, transfer, buyerId)) {
      const amount = await this.account.takeBackTransfer(tx, id, transfer, { actorId });
      if (money(amount).lte(0)) continue;
      await this.notifications.takenBack(tx, id, amount, transfer.reference);
      this.outbox.record(tx, 'ORDER_CHANGED', [id]);
      numbers.push(trackingNumber);
    }
    return numbers;
  }
}

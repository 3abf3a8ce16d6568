/** Claims of orders whose sellers have left are disputes from the start, which their buyers need not open. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { sellerLeftText } from '../../../../schema/values/orders/payment-disputes';
import { conflict } from '../../../platform/errors/common-errors';
import type { Order } from '../orders/order.entity';
import type { UnheardClaims } from '../payments/unheard-claims.port';
import { disputablePayment } from './disputable-payments.store';
import { DisputeNotificationsService } from './dispute-notifications.service';
import { addDispute, mayOpenDispute } from './payment-disputes.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class UnheardClaimsService implements UnheardClaims {
  constructor(private readonly notifications: DisputeNotificationsService) {}

  async assertMayAsk(tx: EntityManager, { buyerId }: Order): Promise<void> {
    if (!(await mayOpenDispute(tx, buyerId))) throw conflict('dispute.tooMany', { status: 'OPEN' });
  }

  async ask(tx: EntityManager, order: Order): Promise<void> {
    // what waits comes before what was rejected
    const claimed = await disputablePayment(tx, order.id, null);
    if (!claimed?.isClaimed || !(await addDispute(tx, order, claimed, sellerLeftText)))
      throw new Error('A claim of an order whose seller has left can be disputed.');
    await this.notifications.claimed(tx, order);
  }
}

/**
 * Gives a coupon back when no order of its purchase happened: each was rejected, expired, or cancelled before it was
 * sent. A coupon that still pays for one living order is not given back. Called by OrderMovesService once orders ended,
 * before it changes figures and stock: placing an order locks the coupon first, and the stock last.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { CouponUsesService } from '../../offers/coupons/coupon-uses.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { giveBackFor } from './coupon-returns.store';

interface Ended {
  readonly orderIds: readonly string[];
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponReturnsService {
  constructor(
    private readonly coupons: CouponUsesService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Changes nothing for a move that ends no order. The buyer is notified of each coupon that can be used again. */
  async ended(tx: EntityManager, { orderIds, transition, actorId }: Ended): Promise<void> {
    if (!isEnd(transition)) return;
    for (const { couponId, buyerId } of await giveBackFor(tx, orderIds)) {
      // who leaves the order has no claim to more time
      const params = await this.coupons.giveBack(tx, couponId, { isProlonged: actorId !== buyerId });
      if (!params) continue;
      const content = { type: NotificationType.ORDER_CHANGED, textKey: 'couponGivenBack', params } as const;
      await this.notifications.notify(tx, { ...content, userId: buyerId, link: sitePages.settings.path });
    }
  }
}

const isEnd = ({ to }: OrderTransition): boolean => to === 'REJECTED' || to === 'EXPIRED' || to === 'CANCELLED';

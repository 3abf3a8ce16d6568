/**
 * Limits the orders that a buyer may place: a verified phone is needed before the first order (where OTP_REQUIRED is
 * on), and the open, unconfirmed orders of one buyer are limited, so that no one reserves the market for free. They are
 * counted under a lock inside the purchase's transaction: parallel purchases of one buyer queue.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { Selection } from '../../../platform/db/columns';
import type { Request } from '../../../platform/db/sql';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { AppError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { money } from '../../../platform/money';
import { PhoneVerificationsService } from '../../accounts/registration/phone-verifications.service';
import type { MarketSettings } from '../../settings/market-settings.service';
import { maySettleInCash } from '../buyers/buyer-refusals.service';
import {
  lockOpenOrders,
  type OpenOrders,
  openOrders,
  openOrdersLock,
  type OpenOrdersWithKey,
  openOrdersWithKey,
} from './order-limits.query';

/** A purchase would add these orders to the open ones. */
export interface AddedOrders {
  readonly count: number;
  /** BDT. */
  readonly amount: string;
  readonly paymentMethod: PaymentMethod;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderLimitsService {
  constructor(private readonly phones: PhoneVerificationsService) {}

  /** The lock that placing an order holds from before `assertMayPlace` until the end of the transaction. */
  lockOf(viewer: Pick<Viewer, 'id'>): string {
    return openOrdersLock(viewer.id);
  }

  /** The statement that takes it, for a transaction that begins with it. */
  prepareLock(viewer: Pick<Viewer, 'id'>): Request {
    return lockOpenOrders(viewer.id);
  }

  /**
   * Returns the selection of the viewer's open orders, and of the request under this key, for a transaction that takes
   * the lock first.
   */
  prepareCountWithKey(viewer: Pick<Viewer, 'id'>, key: string): Selection<OpenOrdersWithKey> {
    return openOrdersWithKey(viewer.id, key);
  }

  /** Returns the selection of the viewer's open orders, for a transaction that takes the lock first. */
  prepareCount(viewer: Pick<Viewer, 'id'>): Selection<OpenOrders> {
    return openOrders(viewer.id);
  }

  /**
   * PHONE_UNVERIFIED, ORDER_LIMIT naming the limit that the purchase would pass, or BAD_USER_INPUT for cash of a buyer
   * who did not accept several deliveries.
   */
  assertMayPlace([open]: readonly OpenOrders[], added: AddedOrders, settings: MarketSettings): void {
    if (!open) throw new Error('A buyer without an account.');
    if (this.phones.isRequired && !open.isPhoneVerified && !open.hasDelivered) {
      throw new AppError('PHONE_UNVERIFIED', 'order.phoneUnverified');
    }
    if (added.paymentMethod === 'CASH_ON_DELIVERY' && !maySettleInCash(open.refusals))
      throw invalidInput([{ field: 'paymentMethod', key: 'order.cashNotOffered' }]);
    const limit = open.hasDelivered ? settings.orderLimits.buyer : settings.orderLimits.newBuyer;
    if (open.count + added.count > limit.count) {
      throw new AppError('ORDER_LIMIT', open.hasDelivered ? 'order.tooManyOpen' : 'order.tooManyOpenNew', {
        open: open.count,
        max: limit.count,
      });
    }
    if (money(open.amount).plus(added.amount).gt(limit.amount)) {
      const params = { open: lakhs(open.amount), max: lakhs(limit.amount) };
      throw new AppError('ORDER_LIMIT', open.hasDelivered ? 'order.tooMuchOpen' : 'order.tooMuchOpenNew', params);
    }
  }
}

/** '100000.00' → '1,00,000': whole taka in lakh grouping, for a message. */
function lakhs(amount: string): string {
  return money(amount)
    .round(0, 0)
    .toFixed(0)
    .replace(/\B(?=(?:\d\d){1,8}\d$)/g, ',');
}

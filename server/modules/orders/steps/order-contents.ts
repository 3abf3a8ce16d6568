/**
 * Makes the contents of the notifications of payments and failed deliveries, by key and parameters. Called by
 * OrderNotificationsService.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import type { DeliveryFailure } from '../../../../schema/values/orders/order-states';
import type { NewNotification } from '../../notifications/content/notification.types';
import type { OrderFacts } from '../notifications/order-notifications.query';
import type { SellerPaymentStep } from '../orders/order.policy';

/** Asks the buyer of a confirmed order for what is still due of it. */
export function dueContent({ order, seller, due: total }: OrderFacts, method: PaymentMethod): NewNotification {
  const textKey = method === 'ONLINE' ? 'onlinePaymentDue' : 'paymentDue';
  return { type: NotificationType.ORDER_CHANGED, textKey, params: { seller, order, total, hours: serverLimits.payHours } };
}

export function failureContent(failure: DeliveryFailure, params: { seller: string; order: string; reason: string }): NewNotification {
  const type = NotificationType.ORDER_CHANGED;
  switch (failure) {
    case 'REFUSED':
      return { type, textKey: 'deliveryRefused', params };
    case 'ABSENT':
      return { type, textKey: 'deliveryAbsent', params };
    case 'ADDRESS':
      return { type, textKey: 'deliveryAddress', params };
    case 'DAMAGED':
      return { type, textKey: 'deliveryDamaged', params: { order: params.order, reason: params.reason } };
  }
}

/** A seller reports this about a payment. */
export interface PaymentReport {
  readonly step: SellerPaymentStep;
  /** The amount of the payment, whatever the total of the order is, BDT. */
  readonly amount: string;
  readonly reason: string;
}

export function paymentContent({ seller, order }: OrderFacts, { step, amount: total, reason }: PaymentReport): NewNotification {
  const type = NotificationType.ORDER_CHANGED;
  switch (step) {
    case 'CONFIRM':
      return { type, textKey: 'paymentConfirmed', params: { seller, order, total } };
    case 'REJECT':
      return { type, textKey: 'paymentRejected', params: { seller, order, reason } };
  }
}

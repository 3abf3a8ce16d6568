/** The columns of a refund `r` (table order_refunds), and what follows from the accounts of its parties. */
import { OrderRefundState, RefundPayer } from '../../../../schema/values/orders/order-money';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, flag, instant, nullable, oneOf, text } from '../../../platform/db/columns';

/** SQL: the buyer had it after the seller left, and before leaving as well; nobody has said how. */
const HAD_FROM_NOBODY = `(r.state = 'CONFIRMED' AND r.payer = 'SELLER' AND r.method IS NULL AND EXISTS (
  SELECT 1 FROM users s JOIN users b ON b.id = r.buyer_id
  WHERE s.id = r.seller_id AND s.closed_at <= r.decided_at AND (b.closed_at IS NULL OR b.closed_at > r.decided_at)))`;

/** SQL: nobody has said how it was given, and its buyer has left: an admin may have found that it was not. */
const IS_UNPAYABLE = `(r.state = 'CONFIRMED' AND r.payer = 'SELLER' AND r.method IS NULL AND EXISTS (
  SELECT 1 FROM users b WHERE b.id = r.buyer_id AND b.closed_at IS NOT NULL))`;

export const refundColumns = columns({
  id: column('r.id', text),
  orderId: column('r.order_id', text),
  buyerId: column('r.buyer_id', text),
  sellerId: column('r.seller_id', text),
  payer: column('r.payer', oneOf(RefundPayer)),
  amount: column('r.amount', decimal),
  state: column('r.state', oneOf(OrderRefundState)),
  dueAt: column('r.due_at', instant),
  method: column('r.method', nullable(oneOf(PaymentMethod))),
  reference: column('r.reference', nullable(text)),
  note: column('r.note', nullable(text)),
  gatewayRefundId: column('r.gateway_refund_id', nullable(text)),
  owedAt: column('r.owed_at', instant),
  givenAt: column('r.given_at', nullable(instant)),
  decidedAt: column('r.decided_at', nullable(instant)),
  remindedAt: column('r.reminded_at', nullable(instant)),
  isGivenAgain: column('r.is_given_again', flag),
  isCovered: column('r.is_covered', flag),
  hasSellerLeft: column(`(SELECT s.closed_at IS NOT NULL FROM users s WHERE s.id = r.seller_id)`, flag),
  isOfMarket: column(`(r.is_covered OR ${HAD_FROM_NOBODY})`, flag),
  isUnpayable: column(IS_UNPAYABLE, flag),
});

/** The account of an order: the columns of `orders` that its steps compute, and what the database rejects of them. */
import { Check, Column } from 'typeorm';
import { OrderAgreement } from './order-agreement.entity';

@Check('orders_received', 'received_online >= 0 AND received_online <= received AND claimed >= 0')
@Check(
  'orders_given_back',
  'given_back_online >= 0 AND given_back_online <= received_online AND given_back >= given_back_online AND given_back - given_back_online <= received - received_online + coalesce(kept_online, 0) AND refund_owed >= 0',
)
@Check(
  'orders_paid_before_shipping',
  "payment_method <> 'ONLINE' OR status NOT IN ('SHIPPED', 'DELIVERED') OR received - given_back >= total - refunded",
)
@Check(
  'orders_kept_online',
  '(kept_online IS NULL) = (completed_at IS NULL) AND (kept_online IS NULL OR (kept_online >= 0 AND kept_online <= received_online))',
)
@Check('orders_kept_online_there', 'kept_online IS NULL OR kept_online <= received_online - given_back_online')
@Check('orders_payment_checked', "NOT payment_under_check OR status NOT IN ('SHIPPED', 'DELIVERED')")
@Check('orders_handover_tries', 'handover_tries >= 0 AND handover_tries <= 5')
@Check('orders_undone', 'undone_confirmations >= 0 AND undone_confirmations <= 2 AND undone_shipments >= 0 AND undone_shipments <= 2')
export abstract class OrderAccount extends OrderAgreement {
  /** Sums of its payments and refunds (OrderAccountStore), BDT. */
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  received!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  receivedOnline!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  claimed!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  givenBack!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  givenBackOnline!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  refundOwed!: string;

  /**
   * The part of the online payments that was released with the complete order, BDT; null before. A trigger writes it
   * at the completion, and gateways give back no more of it; it rises where a refund is dropped, and never falls.
   */
  @Column({ type: 'numeric', precision: 14, scale: 2, nullable: true, select: false, insert: false, update: false })
  keptOnline?: string | null;

  /** Until then an online payment that was started may be captured. */
  @Column('timestamptz', { nullable: true })
  payingUntil?: Date | null;

  /** A payment is started or reported, and not decided; read of `claimed` and `payingUntil`. */
  isBeingPaid!: boolean;

  @Column('boolean', { default: false })
  paymentUnderCheck!: boolean;

  /** Wrong codes, over all codes of the order. */
  @Column('smallint', { default: 0 })
  handoverTries!: number;

  @Column('smallint', { default: 0 })
  undoneConfirmations!: number;

  @Column('smallint', { default: 0 })
  undoneShipments!: number;
}

/**
 * These columns of `orders` hold what an order was placed with and what its buyer agreed to. The API does not show
 * them; the final sums of the order are computed from them.
 */
import { Check, Column, ForeignKey } from 'typeorm';

@Check('orders_agreed', 'total <= round(agreed_total * 1.05, 2)')
@Check('orders_ordered_discount', 'ordered_platform_discount >= 0 AND ordered_platform_discount <= ordered_discount')
@Check('orders_platform_discount_ordered', 'platform_discount <= ordered_platform_discount')
@Check('orders_ordered_fee', 'ordered_delivery_fee IS NULL OR ordered_delivery_fee >= delivery_fee')
export abstract class OrderAgreement {
  /** The order of a shared basket whose parcel this one is in; null where it has a receiver of its own. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Order')
  parcelOrderId?: string | null;

  /**
   * Both discounts were these amounts when it was placed, BDT; null for orders of earlier releases that were not
   * changed.
   */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  orderedDiscount?: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  orderedPlatformDiscount?: string | null;

  /**
   * The platform's share of what the seller receives when it was placed; null for orders of earlier releases that were
   * not changed.
   */
  @Column('numeric', { nullable: true })
  commissionPercent?: string | null;

  /**
   * The total that the buyer agreed to, BDT: a final total is at most 5 percent above it. Null for orders of earlier
   * releases.
   */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  agreedTotal?: string | null;

  /** The delivery cost this before a smaller quantity made it cheaper, BDT; null where it did not change. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  orderedDeliveryFee?: string | null;
}

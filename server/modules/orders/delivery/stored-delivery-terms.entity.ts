/**
 * A row has the delivery terms of a seller; sellers without a row use the usual terms. The seller's own rates are rows
 * of stored-delivery-rate.entity.ts.
 */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DeliveryWindow, DistanceClass, Weekday } from '../../../../schema/values/orders/delivery';
import { User } from '../../accounts/users/user.entity';

@Check('delivery_terms_distances', "distances <@ ARRAY['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE']::varchar[]")
@Check('delivery_terms_free_from', 'free_from > 0')
@Check('delivery_terms_lead_days', 'lead_days BETWEEN 0 AND 30')
@Check('delivery_terms_something', 'pickup OR cardinality(distances) > 0')
@Check(
  'delivery_terms_weekdays',
  "cardinality(weekdays) > 0 AND weekdays <@ ARRAY['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']::varchar[]",
)
@Check('delivery_terms_windows', "cardinality(windows) > 0 AND windows <@ ARRAY['MORNING', 'AFTERNOON', 'EVENING']::varchar[]")
@Entity('delivery_terms')
export class StoredDeliveryTerms {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  /** Distances that are delivered to; none: pickup alone. */
  @Column('varchar', { length: 16, array: true })
  distances!: DistanceClass[];

  @Column('boolean')
  pickup!: boolean;

  /** Days from an order to the first day it can come. */
  @Column('smallint')
  leadDays!: number;

  @Column('varchar', { length: 9, array: true })
  weekdays!: Weekday[];

  @Column('varchar', { length: 9, array: true })
  windows!: DeliveryWindow[];

  /** BDT of products of the seller from which on delivery is free; null: never. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  freeFrom!: string | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

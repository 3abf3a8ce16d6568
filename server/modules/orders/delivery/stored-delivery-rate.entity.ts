/**
 * A row is what a seller's own deliveries to one distance cost; a distance without a row costs what the platform asks.
 */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DistanceClass } from '../../../../schema/values/orders/delivery';
import { StoredDeliveryTerms } from './stored-delivery-terms.entity';

@Check('delivery_rates_amounts', 'base >= 0 AND per_kg >= 0 AND free_kg >= 0 AND max_kg > 0 AND free_kg <= max_kg')
@Check('delivery_rates_distance', "distance IN ('SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE')")
@Entity('delivery_rates')
export class StoredDeliveryRate {
  @PrimaryColumn('uuid')
  @ForeignKey(() => StoredDeliveryTerms, { onDelete: 'CASCADE' })
  sellerId!: string;

  @PrimaryColumn('varchar', { length: 16 })
  distance!: DistanceClass;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  base!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  freeKg!: string;

  /** BDT for each kilogram above the free ones. */
  @Column('numeric', { precision: 14, scale: 2 })
  perKg!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  maxKg!: string;
}

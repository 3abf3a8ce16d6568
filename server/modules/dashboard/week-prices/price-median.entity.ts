/**
 * Median prices that one kilogram of a category was sold for and is offered at, in a district and a span of time.
 * Written by PriceMediansService.
 */
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Check('price_medians_check', '(sold_median IS NULL) = (sold_count = 0)')
@Check('price_medians_check1', '(asked_median IS NULL) = (asked_count = 0)')
@Check('price_medians_span_check', "span IN ('DAY', 'WEEK', 'MONTH')")
@Entity('price_medians')
export class PriceMedian {
  @PrimaryColumn('varchar', { length: 40 })
  categorySlug!: string;

  /** 0: the whole country. */
  @PrimaryColumn('smallint')
  districtId!: number;

  @PrimaryColumn('varchar', { length: 5 })
  span!: string;

  @PrimaryColumn('date')
  startsOn!: string;

  /** BDT for one kilogram. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  soldMedian!: string | null;

  @Column('int', { default: 0 })
  soldCount!: number;

  /** BDT for one kilogram. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  askedMedian!: string | null;

  @Column('int', { default: 0 })
  askedCount!: number;
}

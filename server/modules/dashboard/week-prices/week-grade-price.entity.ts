/** As StoredWeekPrice, of one grade alone. Written by PriceMediansService. */
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Check('week_grade_prices_grade_check', "grade IN ('A', 'B', 'C')")
@Check('week_grade_prices_range', 'low <= median AND median <= high')
@Check('week_grade_prices_sellers', 'seller_count >= 3 AND sale_count >= seller_count')
@Entity('week_grade_prices')
export class WeekGradePrice {
  @PrimaryColumn('varchar', { length: 40 })
  categorySlug!: string;

  @PrimaryColumn('varchar', { length: 1 })
  grade!: string;

  /** 0: the whole country. */
  @PrimaryColumn('smallint')
  districtId!: number;

  /** BDT for one kilogram, and so are `low` and `high`. */
  @Column('numeric', { precision: 14, scale: 2 })
  median!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  low!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  high!: string;

  @Column('int')
  saleCount!: number;

  @Column('int')
  sellerCount!: number;
}

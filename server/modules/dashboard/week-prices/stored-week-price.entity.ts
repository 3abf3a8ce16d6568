/**
 * Price that one kilogram of a category was sold for in the last seven days, in a district. Written by
 * PriceMediansService.
 */
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Check('week_prices_range', 'low <= median AND median <= high')
@Check('week_prices_sellers', 'seller_count >= 3 AND sale_count >= seller_count')
@Entity('week_prices')
export class StoredWeekPrice {
  @PrimaryColumn('varchar', { length: 40 })
  categorySlug!: string;

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

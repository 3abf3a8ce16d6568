/** A word of a product on the market, as a search reads it. Written by a trigger of `products` alone. */
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

// btree (word, points DESC, popularity DESC, product_id DESC) INCLUDE (is_public, division_id, district_id, upazila_id)
@Index('product_words_best', { synchronize: false })
@Index('product_words_product', ['productId'])
@Entity('product_words')
export class ProductWord {
  /** In Latin letters; `=` before the name of produce. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  word!: string;

  @PrimaryColumn('uuid')
  productId!: string;

  /** Hundredths; see product-words.ts. */
  @Column('smallint')
  points!: number;

  /** From 0, never sold, to 9. */
  @Column('smallint')
  popularity!: number;

  /** Meant for everyone, not for businesses alone. */
  @Column('boolean')
  isPublic!: boolean;

  @Column('smallint', { nullable: true })
  divisionId!: number | null;

  @Column('smallint', { nullable: true })
  districtId!: number | null;

  @Column('smallint', { nullable: true })
  upazilaId!: number | null;
}

/** A word of a product on the market, as a search reads it. Written by a trigger of `products` alone. */
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

// each with what a filter asks for (INCLUDE), the first in order of relevance, the primary key in order of age
@Index('product_words_best', { synchronize: false }) // btree (word, points DESC, popularity DESC, product_id DESC)
@Index('product_words_district', ['word', 'districtId'])
@Index('product_words_product', ['productId'])
@Index('product_words_upazila', ['word', 'upazilaId'])
@Entity('product_words')
export class ProductWord {
  /** In Latin letters; `=` before the name of produce. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  word!: string;

  @PrimaryColumn('timestamptz')
  publishedAt!: Date;

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

  @Column({ type: 'text', collation: 'C' })
  categorySlug!: string;

  @Column({ type: 'text', collation: 'C' })
  unit!: string;

  /** The seller's own, before any deal. */
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;

  @Column('int')
  ratingSum!: number;

  @Column('int')
  ratingCount!: number;

  /** More is on hand than reserved. */
  @Column('boolean')
  isAvailable!: boolean;

  /** A deal runs, will run, or ran: see its row. */
  @Column('boolean')
  hasDeal!: boolean;

  /** The mask of all tokens of the product; see word-mask.ts. */
  @Column('bigint')
  mask!: string;
}

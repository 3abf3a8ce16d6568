/**
 * A product as it is stored. What a user of the market sees of it is `ProductView`; its stock is a row of its own
 * (product-stock.entity.ts).
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Audience } from '../../../../schema/values/catalogue/catalogue';
import { Grade, GradedBy } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, decimal, nullable, oneOf, type RowOfColumns, text } from '../../../platform/db/columns';
import { District } from '../../geography/district.entity';
import { Division } from '../../geography/division.entity';
import { Image } from '../../media/image.entity';
import { User } from '../../accounts/users/user.entity';
import { Upazila } from '../../geography/upazila.entity';
import type { ProductWords } from '../words/product-words';

@Index('products_added', { synchronize: false }) // btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL)
@Index('products_category_newest', { synchronize: false }) // btree (category_slug, published_at DESC, id DESC) WHERE is_published
@Index('products_category_popular', { synchronize: false }) // btree (category_slug, sold_count DESC, id DESC) WHERE is_published
@Index('products_category_price', ['categorySlug', 'price', 'id'], { where: 'is_published' })
@Index('products_district', { synchronize: false }) // btree (district_id, published_at DESC, id DESC) WHERE is_published
@Index('products_division', { synchronize: false }) // btree (division_id, published_at DESC, id DESC) WHERE is_published
@Index('products_external_reference', ['sellerId', 'externalReference'], {
  unique: true,
  where: 'deleted_at IS NULL AND external_reference IS NOT NULL',
})
@Index('products_grade', { synchronize: false }) // btree (grade, published_at DESC, id DESC) WHERE is_published AND grade IS NOT NULL
@Index('products_hidden', ['hiddenAt'], { where: 'hidden_at IS NOT NULL' })
@Index('products_label_code', ['labelCode'], { unique: true })
@Index('products_market_changed', ['marketChangedAt'], { where: 'deleted_at IS NULL' })
@Index('products_newest', { synchronize: false }) // btree (published_at DESC, id DESC) WHERE is_published
@Index('products_popular', { synchronize: false }) // btree (sold_count DESC, id DESC) WHERE is_published
@Index('products_price', ['price', 'id'], { where: 'is_published' })
@Index('products_public', ['categorySlug'], { where: "is_published AND audience = 'EVERYONE'" })
@Index('products_seller', { synchronize: false }) // btree (seller_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL)
@Index('products_seller_name_bn', { synchronize: false }) // btree (seller_id, name COLLATE reader_bn, id) WHERE (deleted_at IS NULL)
@Index('products_seller_name_en', { synchronize: false }) // btree (seller_id, name COLLATE reader_en, id) WHERE (deleted_at IS NULL)
@Index('products_seller_price', ['sellerId', 'price', 'id'], { where: 'deleted_at IS NULL' })
@Index('products_seller_published', { synchronize: false }) // btree (seller_id, published_at DESC, id DESC) WHERE is_published
@Index('products_sitemap', ['id'], { where: "is_published AND audience = 'EVERYONE'" })
@Index('products_source', ['sourceProductId'], { where: 'source_product_id IS NOT NULL' })
@Index('products_upazila', { synchronize: false }) // btree (upazila_id, published_at DESC, id DESC) WHERE is_published
@Index('products_words', { synchronize: false }) // gin (search_words) WHERE is_published
@Check('products_audience_check', "audience IN ('EVERYONE', 'BUSINESSES')")
@Check('products_external_reference_check', "external_reference <> ''")
@Check('products_grade_check', "grade IN ('A', 'B', 'C')")
@Check(
  'products_inspected_grade',
  "inspected_grade IS NULL OR (inspected_grade IN ('A', 'B', 'C') AND grade IS NOT NULL AND grade >= inspected_grade)",
)
@Check('products_others_note', "unit <> 'OTHERS' OR custom_unit_note IS NOT NULL")
@Check('products_price_check', 'price >= 0')
@Check('products_published', '(NOT is_published) OR (published_at IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL)')
@Check('products_unit_check', "unit IN ('KG', 'PIECE', 'TON', 'DOZEN', 'QUARTER', 'PAIR', 'OTHERS')")
@Check('products_unit_weight_kg', "unit_weight_kg IS NULL OR (unit_weight_kg > 0 AND unit IN ('PIECE', 'DOZEN', 'PAIR', 'OTHERS'))")
@Entity('products')
export class Product {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  /** The product these products were bought as, where a trader lists them again. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Product)
  sourceProductId!: string | null;

  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 5000 })
  description!: string;

  @Column('varchar', { length: 40 })
  categorySlug!: string;

  @Column('varchar', { length: 8 })
  unit!: Unit;

  @Column('varchar', { length: 120, nullable: true })
  customUnitNote!: string | null;

  /** Kilograms in one unit, for units without a weight of their own. */
  @Column('numeric', { precision: 10, scale: 3, nullable: true })
  unitWeightKg!: string | null;

  /** These three in the seller's second language. */
  @Column('varchar', { length: 120, nullable: true })
  secondName!: string | null;

  @Column('varchar', { length: 5000, nullable: true })
  secondDescription!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  secondUnitNote!: string | null;

  /** The name of the product in the seller's own system; no two products of a seller share one. */
  @Column('varchar', { length: 64, nullable: true })
  externalReference!: string | null;

  /** On the label of a sack: eight characters without look-alikes, given by the table, never changed. */
  @Column('char', { length: 8, default: () => "label_code(nextval('product_label_numbers'))" })
  labelCode!: string;

  /** Null where nobody graded it. */
  @Column('varchar', { length: 1, nullable: true })
  grade!: Grade | null;

  /** An admin found this grade; the seller may give a lower one, and none better. */
  @Column('varchar', { length: 1, nullable: true })
  inspectedGrade!: Grade | null;

  /** The seller's own price, before any deal. */
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image)
  mainImageId!: string | null;

  @Column('text')
  searchText!: string;

  /** See product-words.ts; `product_words` follows it. */
  @Column('jsonb', { default: {} })
  searchWords!: ProductWords;

  /** In step with its sell post: open, within its window, not hidden, not deleted. */
  @Column('boolean', { default: false })
  isPublished!: boolean;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** When followers were last notified of it. */
  @Column('timestamptz', { nullable: true })
  announcedAt!: Date | null;

  @Column('varchar', { length: 10, default: 'EVERYONE' })
  audience!: Audience;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Division)
  divisionId!: number | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => District)
  districtId!: number | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Upazila)
  upazilaId!: number | null;

  @Column('int', { default: 0 })
  ratingSum!: number;

  @Column('int', { default: 0 })
  ratingCount!: number;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  soldQuantity!: string;

  @Column('int', { default: 0 })
  soldCount!: number;

  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  hiddenReason!: string | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** When something of it that buyers see changed last. A trigger writes it. */
  @Column('timestamptz', { default: () => 'now()' })
  marketChangedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/**
 * The seller writes these fields of a product: another field is one line here. From this list a product is added,
 * locked, edited, shown and copied to a re-listed one (products.store.ts, product-row.query.ts, receipts.store.ts). The
 * keys are those of the form, its rules and the API.
 */
export const productFields = {
  name: column('p.name', text),
  description: column('p.description', text),
  categorySlug: column('p.category_slug', text),
  unit: column('p.unit', oneOf(Unit)),
  customUnitNote: column('p.custom_unit_note', nullable(text)),
  /** Kilograms in one unit PIECE, DOZEN, PAIR or OTHERS. */
  unitWeightKg: column('p.unit_weight_kg', nullable(decimal)),
  secondName: column('p.second_name', nullable(text)),
  secondDescription: column('p.second_description', nullable(text)),
  secondUnitNote: column('p.second_unit_note', nullable(text)),
  /** For its seller only: it is never shown to others, nor copied to a product that lists it again. */
  externalReference: column('p.external_reference', nullable(text)),
  grade: column('p.grade', nullable(oneOf(Grade))),
  /** BDT for one unit, before any deal. */
  price: column('p.price', decimal),
} as const;

/** Read beside the grade. */
export const gradedBy = column(
  "CASE WHEN p.grade = p.inspected_grade THEN 'INSPECTOR' WHEN p.grade IS NOT NULL THEN 'SELLER' END",
  nullable(oneOf(GradedBy)),
);

export type ProductFields = RowOfColumns<typeof productFields>;

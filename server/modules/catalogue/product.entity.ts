/** A product as it is stored. What a reader of the market sees of it is `ProductView`; stock is written by StockService alone. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Audience } from '../../../schema/values/catalogue';
import type { Unit } from '../../../schema/values/units';

@Entity('products')
export class Product {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  sellerId!: string;

  /** The product these goods were bought as, where a trader lists them again. */
  @Column('uuid', { nullable: true })
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

  /** The seller's own price, before any deal. */
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  onHand!: string;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  reserved!: string;

  @Column('uuid', { nullable: true })
  mainImageId!: string | null;

  @Column('text')
  searchText!: string;

  /** In step with its sell post: open, within its window, not hidden, not deleted. */
  @Column('boolean', { default: false })
  isPublished!: boolean;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** When followers last heard of it. */
  @Column('timestamptz', { nullable: true })
  announcedAt!: Date | null;

  @Column('varchar', { length: 10, default: 'EVERYONE' })
  audience!: Audience;

  @Column('smallint', { nullable: true })
  divisionId!: number | null;

  @Column('smallint', { nullable: true })
  districtId!: number | null;

  @Column('smallint', { nullable: true })
  upazilaId!: number | null;

  @Column('int', { default: 0 })
  ratingSum!: number;

  @Column('int', { default: 0 })
  ratingCount!: number;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  soldQuantity!: string;

  @Column('int', { default: 0 })
  soldCount!: number;

  @Column('int', { default: 0 })
  viewCount!: number;

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

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

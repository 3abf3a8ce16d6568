/**
 * A lot is a part of a product's stock that has one origin: a harvest of the seller's own, or one receipt. LotsStore
 * writes it, under the lock of the product's stock.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import type { Unit } from '../../../../schema/values/catalogue/units';
import { User } from '../../accounts/users/user.entity';
import { District } from '../../geography/district.entity';
import { Upazila } from '../../geography/upazila.entity';
import { Product } from '../products/product.entity';
import { quantityColumn } from '../products/quantity-column';

export const LotHold = {
  /** Nothing is taken from it until it is released. */
  HELD: 'HELD',
  /** Nothing is ever taken from it again. */
  RECALLED: 'RECALLED',
} as const;
export type LotHold = (typeof LotHold)[keyof typeof LotHold];

@Unique('lots_code', ['code'])
@Index('lots_product', ['productId', 'openedAt', 'id'])
@Index('lots_open', ['productId', 'openedAt', 'id'], { where: 'remaining > 0' })
@Index('lots_receipt', ['receiptId', 'productId'], { unique: true, where: 'receipt_id IS NOT NULL' })
@Index('lots_owner', { synchronize: false }) // btree (owner_id, opened_at DESC, id DESC)
@Index('lots_first', ['productId'], { unique: true, where: 'is_first' })
@Index('lots_newest', { synchronize: false }) // btree (opened_at DESC, id DESC)
@Index('lots_held', { synchronize: false }) // btree (opened_at DESC, id DESC) WHERE (hold IS NOT NULL)
@Check('lots_harvest', 'harvested_from <= harvested_until AND (harvested_from IS NULL) = (harvested_until IS NULL)')
@Check('lots_grade_check', "grade IN ('A', 'B', 'C')")
@Check('lots_inspected_grade_check', "inspected_grade IN ('A', 'B', 'C')")
@Check('lots_quantities', 'added >= 0 AND removed >= 0 AND remaining >= 0 AND remaining <= added - removed')
@Check('lots_hold_check', "hold IN ('HELD', 'RECALLED')")
@Entity('lots')
export class Lot {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** The label code of the product and four more digits; a trigger of the database writes it. */
  @Column('varchar', { length: 12 })
  code!: string;

  @Column('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  /** The names that the product had when the lot was opened; a trigger of the database writes them. */
  @Column('varchar', { length: 120, default: '' })
  productName!: string;

  @Column('varchar', { length: 120, nullable: true })
  secondName!: string | null;

  /** The unit of its quantities, which the product had then; the trigger writes it too. */
  @Column('varchar', { length: 8, default: 'PIECE' })
  unit!: Unit;

  @Column('varchar', { length: 120, nullable: true })
  customUnitNote!: string | null;

  /** Kilograms in one unit, as it was stated when the lot was opened; the trigger writes it too. */
  @Column('numeric', { precision: 12, scale: 3, nullable: true })
  unitKg?: string | null;

  /** So much one unit was in measures of before: of a lot that goes on from others in another unit. */
  @Column('jsonb', { nullable: true })
  unitWas?: Record<string, string> | null;

  /** The category of that time; the trigger writes it too. */
  @Column('varchar', { length: 40, default: '' })
  categorySlug!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  ownerId!: string;

  /** The name that buyers knew the owner by when the lot was opened. */
  @Column('varchar', { length: 120 })
  ownerName!: string;

  /** The place of the owner at that time. */
  @Column('smallint', { nullable: true })
  @ForeignKey(() => District)
  districtId!: number | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Upazila)
  upazilaId!: number | null;

  /** Received items that were listed again; null for a harvest of one's own. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Receipt')
  receiptId!: string | null;

  /** The first and the last day of the harvest; null where nobody gave it. */
  @Column('date', { nullable: true })
  harvestedFrom!: string | null;

  @Column('date', { nullable: true })
  harvestedUntil!: string | null;

  /** The grade of the product when it was opened, and of received items none better than they came with. */
  @Column('varchar', { length: 1, nullable: true })
  grade!: Grade | null;

  /** An inspector gave it to what was there of received items. */
  @Column('varchar', { length: 1, nullable: true })
  inspectedGrade!: Grade | null;

  /** The quantity that came into it. */
  @Column({ ...quantityColumn })
  added!: string;

  /** The quantity that was counted or written off, or went back to its receipt. */
  @Column({ ...quantityColumn, default: 0 })
  removed!: string;

  @Column({ ...quantityColumn })
  remaining!: string;

  @Column('varchar', { length: 8, nullable: true })
  hold!: LotHold | null;

  /** Orders take from it before they take from older ones: the seller chose it. */
  @Column('boolean', { default: false })
  isFirst?: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  openedAt!: Date;
}

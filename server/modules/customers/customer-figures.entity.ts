/**
 * Figures of what a seller has sold to a buyer, updated with the orders of the two. Written by CustomerFiguresService.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { Upazila } from '../geography/upazila.entity';

@Index('customers_purchases', ['sellerId', 'deliveredKg', 'buyerId'], { where: 'order_count > 0' })
@Index('customers_since', ['sellerId', 'firstOrderedAt', 'buyerId'], { where: 'order_count > 0' })
@Check('customers_order_count_check', 'order_count >= 0')
@Entity('customers')
export class CustomerFigures {
  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  sellerId!: string;

  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  buyerId!: string;

  /** Orders that are open or delivered. */
  @Column('int')
  orderCount!: number;

  @Column('int', { default: 0 })
  deliveredCount!: number;

  @Column('numeric', { precision: 16, scale: 3, default: 0 })
  deliveredKg!: string;

  /** Delivered lines whose weight is not known. */
  @Column('int', { default: 0 })
  deliveredUnweighed!: number;

  /** BDT. */
  @Column('numeric', { precision: 16, scale: 2, default: 0 })
  deliveredValue!: string;

  @Column('timestamptz')
  firstOrderedAt!: Date;

  @Column('timestamptz')
  lastOrderedAt!: Date;

  /** Where the seller last delivered to the buyer. */
  @ForeignKey(() => Upazila)
  @Column('smallint', { nullable: true })
  lastUpazilaId!: number | null;
}

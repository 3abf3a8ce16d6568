/**
 * Items that a trader received: one line of an order, delivered. Written by ReceiptsService; the API shows it as
 * `ReceivedItem`.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import type { Unit } from '../../../../schema/values/catalogue/units';
import { User } from '../../accounts/users/user.entity';
import { Product } from '../products/product.entity';

@Unique(['orderLineId'])
@Index('receipts_owner', { synchronize: false }) // btree (owner_id, received_at DESC, id DESC)
@Index('receipts_source', ['ownerId', 'sourceProductId'])
@Check('receipts_cost_check', 'cost >= 0')
@Check('receipts_grade_check', "grade IN ('A', 'B', 'C')")
@Check('receipts_quantity_check', 'quantity > 0')
@Check('receipts_remaining', 'remaining >= 0 AND remaining <= quantity')
@Entity('receipts')
export class Receipt {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('OrderLine')
  orderLineId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  ownerId!: string;

  /** The trader bought this product. */
  @Column('uuid')
  @ForeignKey(() => Product)
  sourceProductId!: string;

  @Column('varchar', { length: 8 })
  unit!: Unit;

  @Column('varchar', { length: 120, nullable: true })
  customUnitNote!: string | null;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  /** The quantity that is not listed again yet; a trigger on the draws updates it. */
  @Column('numeric', { precision: 20, scale: 6 })
  remaining!: string;

  /** BDT paid for all of it: the line less its share of a coupon, delivery not counted. */
  @Column('numeric', { precision: 14, scale: 2 })
  cost!: string;

  /** As the sell post had it when the items were delivered. */
  @Column('date', { nullable: true })
  harvestedOn!: string | null;

  /** As the buyer saw it with the order, or that of the lots which came, where it is lower. */
  @Column('varchar', { length: 1, nullable: true })
  grade!: Grade | null;

  @Column('timestamptz')
  receivedAt!: Date;

  /** A problem with it is open, or all of it was refunded: nothing is drawn from it. */
  @Column('boolean', { default: false })
  isHeld?: boolean;
}

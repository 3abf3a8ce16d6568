/** Goods that came to a trader: one line of an order of his, delivered. Written by ReceiptsService; what readers see of it is `ReceivedGoods`. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Unit } from '../../../schema/values/units';

@Entity('receipts')
export class Receipt {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  orderLineId!: string;

  @Column('uuid')
  ownerId!: string;

  /** What was bought. */
  @Column('uuid')
  sourceProductId!: string;

  @Column('varchar', { length: 8 })
  unit!: Unit;

  @Column('varchar', { length: 120, nullable: true })
  customUnitNote!: string | null;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  /** What is not listed again yet; kept by a trigger on the draws. */
  @Column('numeric', { precision: 20, scale: 6 })
  remaining!: string;

  /** BDT paid for all of it: the line less its share of a coupon, delivery not counted. */
  @Column('numeric', { precision: 14, scale: 2 })
  cost!: string;

  /** As the sell post told it when the goods were delivered. */
  @Column('date', { nullable: true })
  harvestedOn!: string | null;

  @Column('timestamptz')
  receivedAt!: Date;
}

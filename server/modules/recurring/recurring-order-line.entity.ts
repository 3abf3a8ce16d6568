import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Unit } from '../../../schema/values/catalogue/units';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Product } from '../catalogue/products/product.entity';
import { RecurringOrder } from './recurring-order.entity';

@Index('recurring_order_lines_product', ['productId'])
@Check('recurring_order_lines_quantity', 'quantity > 0')
@Entity('recurring_order_lines')
@ObjectType({ description: 'A product of a recurring order.' })
export class RecurringOrderLine {
  @PrimaryColumn('uuid')
  @ForeignKey(() => RecurringOrder, { onDelete: 'CASCADE' })
  recurringOrderId!: string;

  @Field(() => ID, { description: 'The product.' })
  @PrimaryColumn('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('smallint')
  position!: number;

  @Field({ description: 'What it was called when it was ordered.' })
  @Column('varchar', { length: 120 })
  productName!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  @Column('varchar', { length: 120, nullable: true })
  secondName!: string | null;

  @Field(() => Unit, { description: 'The unit it was sold in.' })
  @Column('varchar', { length: 8 })
  unit!: Unit;

  /** Read from the order that it repeats. */
  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means here.' })
  customUnitNote!: string | null;

  /** Read from the order that it repeats as well. */
  @Field(() => String, { nullable: true, description: 'The note of the unit in a second language.' })
  secondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit, as the buyer last paid it.' })
  @Column('numeric', { precision: 14, scale: 2 })
  lastPrice!: string;

  /** Price on the day that was announced. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  announcedPrice!: string | null;
}

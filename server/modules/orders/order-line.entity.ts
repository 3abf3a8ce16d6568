import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Unit } from '../../../schema/values/units';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Image, type ShownImage } from '../media/image.entity';

@Entity('order_lines')
@ObjectType({ description: 'One product of an order, as it was when it was ordered.' })
export class OrderLine {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  orderId!: string;

  @Column('smallint')
  position!: number;

  @Column('uuid')
  productId!: string;

  @Column('uuid', { nullable: true })
  sellPostId!: string | null;

  @Field({ description: 'The name it was sold under.' })
  @Column('varchar', { length: 120 })
  productName!: string;

  @Column('uuid', { nullable: true })
  imageId!: string | null;

  @Field(() => Image, { nullable: true, description: 'The picture it was sold with.' })
  image?: ShownImage | null;

  @Field(() => Unit, { description: 'The unit it was sold in.' })
  @Column('varchar', { length: 8 })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means here.' })
  @Column('varchar', { length: 120, nullable: true })
  customUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  quantityKg!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit, as charged.' })
  @Column('numeric', { precision: 14, scale: 2 })
  unitPrice!: string;

  @Field(() => DecimalScalar, { description: 'quantity × unitPrice, rounded to paisa.' })
  @Column('numeric', { precision: 14, scale: 2 })
  lineTotal!: string;
}

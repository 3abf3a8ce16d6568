import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

@Entity('purchases')
@ObjectType({ description: 'One press of "Place order": one order for each seller.' })
export class Purchase {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  buyerId!: string;

  @Column('uuid', { nullable: true })
  couponId!: string | null;

  @Field(() => DecimalScalar, { description: 'Sum of the totals of its orders, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total!: string;

  @Field(() => Boolean, { description: 'True when the idempotency key had been used before and this is the first answer again.' })
  replayed!: boolean;

  @Field(() => Date, { description: 'When it was placed.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

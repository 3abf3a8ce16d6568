/** A lower price from a quantity on. */
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { quantityColumn } from './quantity-column';

@ObjectType({ description: 'The price of one unit from a quantity on.' })
@Entity('sell_post_tiers')
export class PriceTier {
  @PrimaryColumn('uuid')
  sellPostId!: string;

  @Field(() => DecimalScalar, { description: 'From how many units on.' })
  @PrimaryColumn(quantityColumn)
  minQuantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit.' })
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;
}

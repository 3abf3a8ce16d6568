/** A lower price from a quantity on. */
import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { quantityColumn } from '../products/quantity-column';
import { SellPost } from './sell-post.entity';

@ObjectType({ description: 'The price of one unit from a quantity on.' })
@Check('sell_post_tiers_min_quantity_check', 'min_quantity > 0')
@Check('sell_post_tiers_price_check', 'price >= 0')
@Entity('sell_post_tiers')
export class PriceTier {
  @PrimaryColumn('uuid')
  @ForeignKey(() => SellPost, { onDelete: 'CASCADE' })
  sellPostId!: string;

  @Field(() => DecimalScalar, { description: 'From how many units on.' })
  @PrimaryColumn(quantityColumn)
  minQuantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit.' })
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { OrderLine } from '../../orders/orders/order-line.entity';
import { Product } from '../../catalogue/products/product.entity';

@Unique(['orderLineId'])
@Index('reviews_product', { synchronize: false }) // btree (product_id, created_at DESC, id DESC) WHERE (hidden_at IS NULL)
@Index('reviews_seller', ['sellerId', 'createdAt'])
@Check('reviews_stars_check', 'stars >= 1 AND stars <= 5')
@Entity('reviews')
@ObjectType({ description: "A buyer's rating of one delivered order line." })
export class Review {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => OrderLine)
  orderLineId!: string;

  @Column('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  authorId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  @Column('smallint')
  stars!: number;

  @Field(() => String, { name: 'text', nullable: true, description: "The buyer's text." })
  @Column('varchar', { length: 1000, nullable: true })
  body!: string | null;

  /** In full; who reads how much of it, the resolver decides. */
  authorName!: string;

  @Field(() => String, { nullable: true, description: "The seller's reply." })
  @Column('varchar', { length: 1000, nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the seller replied.' })
  @Column('timestamptz', { nullable: true })
  repliedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  hiddenReason!: string | null;

  @Field(() => Date, { nullable: true, description: 'When its author last changed it; null if never.' })
  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Field(() => String, { description: 'The name of what was bought, as it was then.' })
  productName!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => Date, { description: 'When it was written.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

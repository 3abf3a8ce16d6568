import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { Product } from '../catalogue/products/product.entity';

@Index('product_questions_product', { synchronize: false }) // btree (product_id, created_at DESC, id DESC) WHERE (hidden_at IS NULL)
@Index('product_questions_seller', ['sellerId', 'createdAt', 'id'], { where: 'hidden_at IS NULL' })
@Index('product_questions_waiting', ['sellerId', 'createdAt', 'id'], { where: 'hidden_at IS NULL AND replied_at IS NULL' })
@Index('product_questions_texted', ['sellerId', 'createdAt'], { where: 'is_texted' })
@Check('product_questions_author', 'author_id <> seller_id')
@Check('product_questions_reply', '(reply IS NULL) = (replied_at IS NULL)')
@Entity('product_questions')
@ObjectType({ description: 'A public question about a product, with the reply of its seller.' })
export class ProductQuestion {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Field(() => ID, { description: 'The product it is about.' })
  @Column('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Field(() => String, { description: 'The name of the product.' })
  productName!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  authorId!: string;

  /** In full; who reads how much of it, the resolver decides. */
  authorName!: string;

  @Field(() => String, { name: 'text', description: 'The question; phone numbers and links are masked.' })
  @Column('varchar', { length: 500 })
  body!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reply of the seller, masked in the same way; null where there is none, or an admin hid it.',
  })
  @Column('varchar', { length: 1000, nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the seller replied for the first time.' })
  @Column('timestamptz', { nullable: true })
  repliedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  hiddenReason!: string | null;

  @Column('timestamptz', { nullable: true })
  replyHiddenAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  replyHiddenReason!: string | null;

  /** Was its seller notified of it by SMS? */
  @Column('boolean', { default: false })
  isTexted!: boolean;

  @Field(() => Date, { description: 'When it was asked.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('reviews')
@ObjectType({ description: "A buyer's rating of one delivered order line." })
export class Review {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  orderLineId!: string;

  @Column('uuid')
  productId!: string;

  @Column('uuid')
  sellerId!: string;

  @Column('uuid')
  authorId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  @Column('smallint')
  stars!: number;

  @Field(() => String, { name: 'text', nullable: true, description: "The buyer's words." })
  @Column('varchar', { length: 1000, nullable: true })
  body!: string | null;

  @Field(() => String, { description: "The buyer's name." })
  authorName!: string;

  @Field(() => String, { nullable: true, description: "The seller's answer." })
  @Column('varchar', { length: 1000, nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the seller answered.' })
  @Column('timestamptz', { nullable: true })
  repliedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  hiddenReason!: string | null;

  @Field(() => Date, { nullable: true, description: 'When its author last changed it; null where he did not.' })
  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Field(() => String, { description: 'The name of what was bought, as it was then.' })
  productName!: string;

  @Field(() => Date, { description: 'When it was written.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

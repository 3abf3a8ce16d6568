/** A stored picture: named by the hash of its content, one row for each account that uploaded it. Its address is made by ImagesResolver. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A picture, kept as WebP in up to three widths.' })
@Entity('images')
export class Image {
  @Field(() => ID, { description: 'Given to addProduct and updateProduct.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  ownerId!: string;

  @Column('char', { length: 64 })
  hash!: string;

  @Field(() => Int, { description: 'Width of the upright original in pixels.' })
  @Column('int')
  width!: number;

  @Field(() => Int, { description: 'Height of the upright original in pixels.' })
  @Column('int')
  height!: number;

  @Field({ description: 'True for a drawing of the demo market, which a reader must be able to tell from a photo.' })
  @Column('boolean', { default: false })
  isIllustration!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** What it takes to show one: the columns that other statements read along. */
export type ShownImage = Pick<Image, 'id' | 'ownerId' | 'hash' | 'width' | 'height' | 'isIllustration'>;

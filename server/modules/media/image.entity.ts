/**
 * A stored image: named by the hash of its content, one row for each account that uploaded it. Its address is made by
 * ImagesResolver.
 */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

@ObjectType({ description: 'An image, stored as WebP in up to three widths.' })
@Unique(['ownerId', 'hash'])
@Index('images_hash', ['hash'])
@Check('images_height_check', 'height > 0')
@Check('images_width_check', 'width > 0')
@Entity('images')
export class Image {
  @Field(() => ID, { description: 'Given to addProduct and updateProduct.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('User')
  ownerId!: string;

  @Column('char', { length: 64 })
  hash!: string;

  @Field(() => Int, { description: 'Width of the upright original in pixels.' })
  @Column('int')
  width!: number;

  @Field(() => Int, { description: 'Height of the upright original in pixels.' })
  @Column('int')
  height!: number;

  @Field({ description: 'True for a drawing of the demo market, which must be distinguishable from a real image.' })
  @Column('boolean', { default: false })
  isIllustration!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** Columns that are needed to show an image; other statements read them along. */
export type ShownImage = Pick<Image, 'id' | 'ownerId' | 'hash' | 'width' | 'height' | 'isIllustration'>;

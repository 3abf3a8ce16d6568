import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../../media/image.entity';
import { StoredSellerStory } from './stored-seller-story.entity';

/** An image of a seller's story, in its order. */
@Index('seller_story_images_image', ['imageId'])
@Entity('seller_story_images')
export class SellerStoryImage {
  @PrimaryColumn('uuid')
  @ForeignKey(() => StoredSellerStory, { onDelete: 'CASCADE' })
  sellerId!: string;

  @PrimaryColumn('smallint')
  position!: number;

  @Column('uuid')
  @ForeignKey(() => Image)
  imageId!: string;
}

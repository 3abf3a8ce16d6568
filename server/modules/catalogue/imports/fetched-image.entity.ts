/** The image that was fetched from an address for a seller, so that it is fetched once. */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { Image } from '../../media/image.entity';

@Index('fetched_images_image', ['imageId'])
@Entity('fetched_images')
export class FetchedImage {
  @ForeignKey(() => User, { name: 'fetched_images_owner_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  ownerId!: string;

  @PrimaryColumn('varchar', { length: 1000 })
  url!: string;

  @ForeignKey(() => Image, { name: 'fetched_images_image_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  imageId!: string;
}

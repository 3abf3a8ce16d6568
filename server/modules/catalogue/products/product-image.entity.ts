/** An image of a product and its place among the others. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../../media/image.entity';
import { Product } from './product.entity';

@Index('product_images_image', ['imageId'])
@Check('product_images_position_check', '"position" >= 0')
@Entity('product_images')
export class ProductImage {
  @ForeignKey(() => Product)
  @PrimaryColumn('uuid')
  productId!: string;

  @PrimaryColumn('smallint')
  position!: number;

  @ForeignKey(() => Image)
  @Column('uuid')
  imageId!: string;
}

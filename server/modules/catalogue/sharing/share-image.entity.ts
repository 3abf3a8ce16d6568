/**
 * The image that previews of a product's link show, in one language. Its content is read by one statement only
 * (share-images.store.ts).
 */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../../schema/values/accounts/roles';
import { Product } from '../products/product.entity';

@Check('share_images_language', "language IN ('en', 'bn')")
@Entity('share_images')
export class ShareImage {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Product, { onDelete: 'CASCADE' })
  productId!: string;

  @PrimaryColumn('varchar', { length: 2 })
  language!: Language;

  /** SHA-256 of what it shows. */
  @Column('char', { length: 64 })
  card!: string;

  @Column('bytea', { select: false })
  content?: Buffer;
}

/** A product that a user wants to find again; what the user sees of it is `Favourite` (favourite.types.ts). */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Product } from '../products/product.entity';
import { User } from '../../accounts/users/user.entity';

@Entity('favourites')
export class StoredFavourite {
  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  userId!: string;

  @ForeignKey(() => Product)
  @PrimaryColumn('uuid')
  productId!: string;

  /** BDT for one unit when the user saved it or saw it last. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  seenPrice!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('varchar', { length: 120, nullable: true })
  seenName!: string | null;
}

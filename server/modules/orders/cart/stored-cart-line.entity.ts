import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Product } from '../../catalogue/products/product.entity';
import { User } from '../../accounts/users/user.entity';

/** A line of a user's cart as it is stored; what a user sees of it is `CartLine` (cart.types.ts). */
@Check('cart_lines_quantity_check', 'quantity > 0')
@Entity('cart_lines')
export class StoredCartLine {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  seenPrice!: string | null;

  /** The product had this name when the buyer added it or saw it last; null where it was for businesses only. */
  @Column('varchar', { length: 120, nullable: true })
  seenName!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  addedAt!: Date;
}

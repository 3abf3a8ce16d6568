import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of a member's cart as it is kept; what a reader sees of it is `CartLine` (cart.types.ts). */
@Entity('cart_lines')
export class StoredCartLine {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('uuid')
  productId!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  seenPrice!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  addedAt!: Date;
}

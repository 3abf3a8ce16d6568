/** A user wants to know when a product can be bought again; the row is deleted when they are notified. */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Product } from '../products/product.entity';
import { User } from '../../accounts/users/user.entity';

@Index('stock_notices_product', ['productId'])
@Entity('stock_notices')
export class StockAlert {
  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  userId!: string;

  @ForeignKey(() => Product)
  @PrimaryColumn('uuid')
  productId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** How often a product's page was viewed on a day, in a partition for each month. Written by ProductViewsStore. */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Product } from '../product.entity';

@Entity('product_views')
export class ProductDayViews {
  @ForeignKey(() => Product)
  @PrimaryColumn('uuid')
  productId!: string;

  /** A day of Dhaka. */
  @PrimaryColumn('date')
  day!: string;

  @Column('int', { default: 0 })
  views!: number;
}

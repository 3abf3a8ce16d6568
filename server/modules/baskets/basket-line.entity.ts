import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Product } from '../catalogue/products/product.entity';
import { StoredBasketParticipant } from './stored-basket-participant.entity';

@Index('shared_basket_lines_product', ['productId'])
@Check('shared_basket_lines_quantity', 'quantity > 0')
@Entity('shared_basket_lines')
export class BasketLine {
  @PrimaryColumn('uuid')
  @ForeignKey(() => StoredBasketParticipant, { onDelete: 'CASCADE' })
  participantId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  addedAt!: Date;
}

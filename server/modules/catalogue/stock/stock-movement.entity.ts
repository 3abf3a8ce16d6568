/** One change of a product's stock; append-only, written by StockService in the transaction of what caused it. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { Product } from '../products/product.entity';

export const StockMovementKind = {
  INITIAL: 'INITIAL',
  ADJUST: 'ADJUST',
  RESERVE: 'RESERVE',
  RELEASE: 'RELEASE',
  TAKE: 'TAKE',
  RETURN: 'RETURN',
  RECEIVE: 'RECEIVE',
  /** Items of a returned order are in the store again, for sale. */
  RESTOCK: 'RESTOCK',
  /** Items of a returned order can no longer be sold. */
  LOSS: 'LOSS',
  /** Sent once more to the buyer of a delivered line, because of a problem with it. */
  REPLACE: 'REPLACE',
} as const;
export type StockMovementKind = (typeof StockMovementKind)[keyof typeof StockMovementKind];

@Index('stock_movements_line', ['orderLineId'], { where: 'order_line_id IS NOT NULL' })
@Index('stock_movements_product', ['productId', 'createdAt', 'id'])
@Index('stock_movements_replaced', ['productId'], { where: "kind = 'REPLACE'" })
@Check(
  'stock_movements_kind_check',
  "kind IN ('INITIAL', 'ADJUST', 'RESERVE', 'RELEASE', 'TAKE', 'RETURN', 'RECEIVE', 'RESTOCK', 'LOSS', 'REPLACE')",
)
@Check('stock_movements_replace', "kind <> 'REPLACE' OR (order_line_id IS NOT NULL AND on_hand_delta < 0 AND reserved_delta = 0)")
@Entity('stock_movements')
export class StockMovement {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('varchar', { length: 8 })
  kind!: StockMovementKind;

  @Column('numeric', { precision: 14, scale: 3 })
  onHandDelta!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  reservedDelta!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('OrderLine', { name: 'stock_movements_line_fk' })
  orderLineId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  /** The agent who did it for the actor. */
  @Column('uuid', { nullable: true, default: () => 'acting_agent()' })
  handledBy?: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

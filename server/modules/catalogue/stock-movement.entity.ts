/** One change of a product's stock; append-only, written by StockService in the transaction of what caused it. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const StockMovementKind = {
  INITIAL: 'INITIAL',
  ADJUST: 'ADJUST',
  RESERVE: 'RESERVE',
  RELEASE: 'RELEASE',
  TAKE: 'TAKE',
  RETURN: 'RETURN',
  RECEIVE: 'RECEIVE',
} as const;
export type StockMovementKind = (typeof StockMovementKind)[keyof typeof StockMovementKind];

@Entity('stock_movements')
export class StockMovement {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  productId!: string;

  @Column('varchar', { length: 8 })
  kind!: StockMovementKind;

  @Column('numeric', { precision: 14, scale: 3 })
  onHandDelta!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  reservedDelta!: string;

  @Column('uuid', { nullable: true })
  orderLineId!: string | null;

  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

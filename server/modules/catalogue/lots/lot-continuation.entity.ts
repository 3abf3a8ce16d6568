/** Goods of a lot that are another lot since the unit of their product changed. Written by LotsStore. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { quantityColumn } from '../products/quantity-column';
import { Lot } from './lot.entity';

@Index('lot_continuations_lot', ['lotId'])
@Check('lot_continuations_quantity', 'quantity > 0')
@Check('lot_continuations_lot_quantity', 'lot_quantity > 0')
@Entity('lot_continuations')
export class LotContinuation {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Lot)
  fromLotId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Lot)
  lotId!: string;

  /** In the unit of before. */
  @Column({ ...quantityColumn })
  quantity!: string;

  /** The lot began with so much, of all that it continues, in its unit; null where an earlier release wrote it. */
  @Column({ ...quantityColumn, nullable: true })
  lotQuantity!: string | null;

  /** Kilograms, or a unit that the goods had before, decided how much goes on: no later count corrects it. */
  @Column('boolean', { default: false })
  isCompared!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** A quantity that left a lot without a sale, and why; append-only. LotsStore writes it with the lot's `removed`. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { quantityColumn } from '../products/quantity-column';
import { Lot } from './lot.entity';

@Index('lot_removals_lot', ['lotId', 'id'])
@Check(
  'lot_removals_cause_check',
  "cause IN ('COUNTED', 'LOST', 'NEW_UNIT', 'NOT_LISTED', 'EARLIER', 'SET_ASIDE', 'RETURNED', 'DESTROYED', 'HANDED_OVER')",
)
@Check('lot_removals_quantity_check', "quantity > 0 OR (cause = 'COUNTED' AND quantity < 0)")
@Entity('lot_removals')
export class LotRemoval {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Lot)
  lotId!: string;

  @Column('varchar', { length: 12 })
  cause!: LotRemovalCause;

  /** In the unit that the product had then; below zero where it was counted in again. */
  @Column({ ...quantityColumn })
  quantity!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** A lot that was recalled, with what it had then. Written by RecallsService. */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Lot } from '../../catalogue/lots/lot.entity';

@Check('recalled_lots_quantity', 'quantity >= 0')
@Entity('recalled_lots')
export class RecalledLot {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Lot)
  lotId!: string;

  /** In the product's unit: all that came into it and of which nobody had said what became of it. */
  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('timestamptz', { default: () => 'now()' })
  recalledAt!: Date;
}

/**
 * A statement of a buyer or seller about a line with recalled goods: how much of all that came is there. Append-only.
 * Written by FoundGoodsService.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { OrderLine } from '../../orders/orders/order-line.entity';

@Index('recall_reports_line', ['orderLineId', 'id'])
@Index('recall_reports_actor', ['actorId'])
@Check('recall_reports_missing', 'missing >= 0')
@Check('recall_reports_quantity', 'quantity >= 0')
@Entity('recall_reports')
export class RecallReport {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => OrderLine)
  orderLineId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  /** How much of what its maker should have had then was missing: of what a trader had neither listed nor sold. */
  @Column('numeric', { precision: 20, scale: 6 })
  missing!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/**
 * A statement of a buyer or seller about a line with recalled goods: how much of all that came was found, and what
 * became of it. Append-only. Written by FoundGoodsService.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import { User } from '../../accounts/users/user.entity';
import { OrderLine } from '../../orders/orders/order-line.entity';

@Index('recall_reports_line', ['orderLineId', 'id'])
@Index('recall_reports_actor', ['actorId'])
@Check('recall_reports_missing', 'missing >= 0')
@Check('recall_reports_outcome', "outcome IN ('SET_ASIDE', 'RETURNED', 'DESTROYED', 'HANDED_OVER')")
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

  /** How much there was of each lot of the line then, by the lot's id. What is sent later is not in it. */
  @Column('jsonb', { default: {} })
  there!: Record<string, number>;

  /** Null where nothing was found, and where nobody said. */
  @Column('varchar', { length: 12, nullable: true })
  outcome!: FoundGoodsOutcome | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

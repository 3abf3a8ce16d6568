/** A decision about a lot, by whom and why; append-only. Written by LotHoldsService and RecallsService. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { Lot } from '../catalogue/lots/lot.entity';

export const LotEventKind = {
  HELD: 'HELD',
  RELEASED: 'RELEASED',
  RECALL_ASKED: 'RECALL_ASKED',
  RECALLED: 'RECALLED',
  /** A recall was rehearsed; nobody was notified. */
  DRILLED: 'DRILLED',
} as const;
export type LotEventKind = (typeof LotEventKind)[keyof typeof LotEventKind];

@Index('lot_events_lot', ['lotId', 'id'])
@Index('lot_events_actor', ['actorId'])
@Check('lot_events_kind_check', "kind IN ('HELD', 'RELEASED', 'RECALL_ASKED', 'RECALLED', 'DRILLED')")
@Entity('lot_events')
export class LotEvent {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Lot)
  lotId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  /** The agent who did it for the actor. */
  @Column('uuid', { nullable: true, default: () => 'acting_agent()' })
  handledBy?: string | null;

  @Column('varchar', { length: 12 })
  kind!: LotEventKind;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** How long the search of a drill took. */
  @Column('numeric', { precision: 9, scale: 3, nullable: true })
  seconds!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

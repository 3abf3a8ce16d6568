/** The places of one budget that were taken, with their times. Written by `take_place` and taken-places.store.ts. */
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Index('taken_places_old', ['keptUntil'])
@Entity('taken_places')
export class TakenPlace {
  @PrimaryColumn('varchar', { length: 12 })
  budget!: string;

  /** A phone, a pair, or an object. */
  @PrimaryColumn('varchar', { length: 120 })
  whom!: string;

  /** The oldest first; as many as the budget counts. */
  @Column('timestamptz', { array: true })
  taken!: Date[];

  /** From then on it counts no more. */
  @Column('timestamptz')
  keptUntil!: Date;
}

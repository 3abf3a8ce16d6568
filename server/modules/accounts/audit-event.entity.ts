import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One act of power: who did what to which thing, and why; the table refuses UPDATE and DELETE. */
@Entity('audit_events')
export class AuditEvent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Null where a command acted. */
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('varchar', { length: 60 })
  action!: string;

  @Column('varchar', { length: 40 })
  subjectType!: string;

  @Column('uuid', { nullable: true })
  subjectId!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Column('jsonb', { default: {} })
  details!: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One audited action: who did what to which thing, and why; the table rejects UPDATE and DELETE. */
@Index('audit_events_action', { synchronize: false }) // btree (action, created_at DESC, id DESC)
@Index('audit_events_actor', { synchronize: false }) // btree (actor_id, created_at DESC, id DESC)
@Index('audit_events_phone', { synchronize: false }) // btree ((details->>'phone')) WHERE (details->>'phone' IS NOT NULL)
@Index('audit_events_subject', { synchronize: false }) // btree (subject_id, created_at DESC, id DESC)
@Index('audit_events_time', { synchronize: false }) // btree (created_at DESC, id DESC)
@Entity('audit_events')
export class AuditEvent {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** Null where a command acted. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User')
  actorId!: string | null;

  /** The agent who did it for the actor. */
  @Column('uuid', { nullable: true, default: () => 'acting_agent()' })
  handledBy?: string | null;

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

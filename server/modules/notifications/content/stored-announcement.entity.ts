/** An announcement of an admin: to whom, from when, and when it was sent or cancelled. Written by AnnouncementStore. */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Index('announcements_due', ['publishAt'], { where: 'published_at IS NULL AND cancelled_at IS NULL' })
@Index('announcements_newest', { synchronize: false }) // btree (publish_at DESC, id DESC)
@Entity('announcements')
export class StoredAnnouncement {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** Null where a command acted. */
  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('varchar', { length: 20 })
  type!: string;

  /** Whom it is for; an empty list is everyone. */
  @Column('varchar', { length: 12, array: true, default: () => "'{}'" })
  roles!: string[];

  @Column('jsonb', { default: {} })
  params!: Record<string, string>;

  @Column('timestamptz')
  publishAt!: Date;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { SessionKind } from '../../../../schema/values/accounts/roles';
import { User } from '../users/user.entity';

/** A login of a user; the holder has the token, the row only its SHA-256. */
@Unique(['tokenHash'])
@Index('sessions_expiry', ['expiresAt'])
@Index('sessions_user', { synchronize: false }) // btree (user_id, created_at DESC)
@Check('sessions_kind_check', "kind IN ('COOKIE', 'BEARER')")
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('varchar', { length: 6 })
  kind!: SessionKind;

  @Column('varchar', { length: 300, nullable: true })
  userAgent!: string | null;

  @Column('varchar', { length: 45, nullable: true })
  ip!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt!: Date;

  /** When its holder last proved the password. */
  @Column('timestamptz', { default: () => 'now()' })
  provedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}

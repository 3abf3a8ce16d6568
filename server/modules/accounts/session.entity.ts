import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SessionKind } from '../../../schema/values/roles';

/** A way in that was opened by a password; the holder has the token, the row only its SHA-256. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
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

  @Column('timestamptz')
  expiresAt!: Date;
}

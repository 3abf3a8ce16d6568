/**
 * A file in which a user takes their data along. Its content is in parts (data-export-part.entity.ts), and of its link
 * only a hash is stored.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DataExportState } from '../../../../schema/values/accounts/data-export';
import { User } from '../../accounts/users/user.entity';

@Index('data_exports_ending', ['expiresAt'], { where: "state = 'READY'" })
@Index('data_exports_running', ['userId'], { unique: true, where: "state = 'REQUESTED'" })
@Index('data_exports_user', { synchronize: false }) // btree (user_id, requested_at DESC)
@Check('data_exports_bytes', 'bytes >= 0')
@Check('data_exports_ready', "(state IN ('READY', 'EXPIRED')) = (expires_at IS NOT NULL)")
@Check('data_exports_state', "state IN ('REQUESTED', 'READY', 'EXPIRED', 'FAILED')")
@Check('data_exports_token', "token_hash IS NULL OR (octet_length(token_hash) = 32 AND state = 'READY')")
@Entity('data_exports')
export class DataExport {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @Column('varchar', { length: 9, default: 'REQUESTED' })
  state!: DataExportState;

  /** How often the job has begun. */
  @Column('smallint', { default: 0 })
  attempts!: number;

  @Column('int', { default: 0 })
  bytes!: number;

  @Column('bytea', { nullable: true, select: false })
  tokenHash!: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}

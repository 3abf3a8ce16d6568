import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SecondFactor } from './second-factor.entity';

/**
 * One of ten codes that stand in for a lost authenticator app, each once; only its SHA-256, salted with the account, is
 * stored.
 */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  @ForeignKey(() => SecondFactor, { onDelete: 'CASCADE' })
  userId!: string;

  @PrimaryColumn('bytea')
  codeHash!: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}

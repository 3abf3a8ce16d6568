import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity';

/** A code opens one of these; a holder has one live code for each purpose; of grants one for each. */
export type CodePurpose = 'PASSWORD_RESET' | 'REGISTRATION' | 'PHONE' | 'GRANT';

/** A code that was sent to a phone; the row has only its SHA-256, salted with whose it is. */
@Index('one_time_codes_phone', { synchronize: false }) // btree (phone, purpose, created_at DESC) WHERE (phone IS NOT NULL)
@Index('one_time_codes_user', { synchronize: false }) // btree (user_id, purpose, created_at DESC)
@Check('one_time_codes_attempts_check', 'attempts <= 20')
@Check('one_time_codes_whose', 'num_nonnulls(user_id, phone) = 1')
@Entity('one_time_codes')
export class OneTimeCode {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** The account to which the code belongs; null where it belongs to a phone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  userId!: string | null;

  /** The phone to which the code belongs, which need not have an account; null where it belongs to an account. */
  @Column('varchar', { length: 15, nullable: true })
  phone!: string | null;

  @Column('varchar', { length: 20 })
  purpose!: CodePurpose;

  /** The grant that the code opens, and no other; null for every other purpose. */
  @Column('uuid', { nullable: true })
  about!: string | null;

  @Column('bytea')
  codeHash!: Buffer;

  /** Tries so far, right or wrong. */
  @Column('smallint', { default: 0 })
  attempts!: number;

  /** Tries by network, so that the wrong ones of a stranger leave the owner some. */
  @Column('jsonb', { default: {} })
  networks!: Record<string, number>;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

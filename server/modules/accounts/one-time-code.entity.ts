import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a code may open; one live code a holder and purpose. */
export type CodePurpose = 'PASSWORD_RESET' | 'REGISTRATION';

/** A code that was sent to a phone; the row has only its SHA-256, salted with whose it is. */
@Entity('one_time_codes')
export class OneTimeCode {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Of an account; null where the code belongs to a phone. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  /** Of a phone that need not have an account. */
  @Column('varchar', { length: 15, nullable: true })
  phone!: string | null;

  @Column('varchar', { length: 20 })
  purpose!: CodePurpose;

  @Column('bytea')
  codeHash!: Buffer;

  /** Tries so far, right or wrong. */
  @Column('smallint', { default: 0 })
  attempts!: number;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a code may open; one live code an account and purpose. */
export type CodePurpose = 'PASSWORD_RESET';

/** A code that was sent to a phone; the row has only its SHA-256, salted with the account's id. */
@Entity('one_time_codes')
export class OneTimeCode {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

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

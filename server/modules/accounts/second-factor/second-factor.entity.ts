import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity';

/** The authenticator app of an admin account. Its secret is returned while the app is set up, and never again. */
@Check('second_factors_confirmed', '(secret IS NULL) = (confirmed_at IS NULL)')
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  userId!: string;

  /** Base32; null until a first code has confirmed it. */
  @Column('varchar', { length: 64, nullable: true })
  secret!: string | null;

  /** Base32; shown for an app that has not sent a code yet. */
  @Column('varchar', { length: 64, nullable: true })
  pendingSecret!: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second step of the last code that was accepted; a code works once. */
  @Column('bigint', { nullable: true })
  lastStep!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity';

/** A browser on which an account has logged in: it has a cookie, the row only its SHA-256. */
@Index('login_devices_user', ['userId'])
@Entity('login_devices')
export class LoginDevice {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Several people may log in on one device. */
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  lastLoginAt!: Date;
}

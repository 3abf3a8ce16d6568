/**
 * When a user logged in last. A row of its own, since nearly every table points at `users` and a login must not rewrite
 * what they lock.
 */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity';

@Entity('user_logins')
export class UserLogin {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Column('timestamptz')
  lastLoginAt!: Date;
}

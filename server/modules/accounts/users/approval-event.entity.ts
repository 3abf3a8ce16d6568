import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import './account.enums';
import { User } from './user.entity';

@ObjectType({ description: "One change of an account's status; never edited." })
@Index('approval_events_user', ['userId', 'createdAt', 'id'])
@Entity('approval_events')
export class ApprovalEvent {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  userId!: string;

  /** Null where no user acted, as with a command. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  @Field(() => AccountStatus, { name: 'from', nullable: true, description: 'The status before; null when the account was made.' })
  @Column('varchar', { length: 12, nullable: true })
  fromStatus!: AccountStatus | null;

  @Field(() => AccountStatus, { name: 'to', description: 'The status from then on.' })
  @Column('varchar', { length: 12 })
  toStatus!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'The reason given for the decision.' })
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

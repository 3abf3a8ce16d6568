import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { AccountStatus } from '../../../schema/values/roles';
import './account.enums';

@ObjectType({ description: "One change of an account's status; never edited." })
@Entity('approval_events')
export class ApprovalEvent {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  /** Null where no person acted, as with a command. */
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Field(() => AccountStatus, { name: 'from', nullable: true, description: 'The status before; null when the account was made.' })
  @Column('varchar', { length: 12, nullable: true })
  fromStatus!: AccountStatus | null;

  @Field(() => AccountStatus, { name: 'to', description: 'The status from then on.' })
  @Column('varchar', { length: 12 })
  toStatus!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'Why, in the words of whoever decided.' })
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

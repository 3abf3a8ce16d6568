import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/values/limits';
import { AccountStatus, Role } from '../../../schema/values/roles';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import '../accounts/account.types';

@ObjectType({ description: 'An account as an admin sees it.' })
export class AccountReview {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name of the person.' })
  name!: string;

  @Field({ description: 'Phone number.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address, where one was given.' })
  email!: string | null;

  @Field(() => Role, { description: 'What the account is on the market.' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'Where the account stands.' })
  status!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'Why it was rejected or suspended.' })
  statusReason!: string | null;

  @Field(() => String, { nullable: true, description: 'House, road, village.' })
  address!: string | null;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the account last began to wait for a decision.' })
  waitingSince!: Date | null;
}

@ObjectType({ description: 'A page of accounts, oldest first.' })
export class AccountReviewConnection extends Connection(AccountReview) {}

@ArgsType()
export class AccountsArgs extends pageArgs(limits.adminPerPage) {
  @Field(() => AccountStatus, { nullable: true, description: 'Only accounts of this status.' })
  status?: AccountStatus | null;

  @Field(() => Role, { nullable: true, description: 'Only accounts of this role.' })
  role?: Role | null;

  @Field(() => String, { nullable: true, description: 'Part of a name or of a phone number.' })
  search?: string | null;
}

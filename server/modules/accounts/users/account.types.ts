import { Field, ID, ObjectType } from 'type-graphql';
import { AccountStatus, Language, Role } from '../../../../schema/values/accounts/roles';
import './account.enums';

@ObjectType({ description: "The viewer's own account." })
export class Account {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name of the user.' })
  name!: string;

  @Field({ description: 'Phone number, digits only; the identity at login.' })
  phone!: string;

  @Field(() => Date, { nullable: true, description: 'When a code sent to the phone came back; null: not verified.' })
  phoneVerifiedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'E-mail address, where one was given.' })
  email!: string | null;

  @Field(() => Role, { description: 'What the account is on the market.' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'Its status.' })
  status!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'Why an admin rejected or suspended the account.' })
  statusReason!: string | null;

  @Field(() => Language, { description: 'The language in which it is written to.' })
  language!: Language;

  @Field(() => String, { nullable: true, description: 'House, road, village.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the business.' })
  nameOfBusiness!: string | null;

  @Field(() => String, { nullable: true, description: 'What it produces.' })
  production!: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of farming or trade it does.' })
  productionType!: string | null;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'The result of a login or a registration.' })
export class AuthPayload {
  @Field(() => Account, { description: 'The account that is signed in now.' })
  account!: Account;

  @Field(() => String, { nullable: true, description: 'Only when sessionKind BEARER was requested; shown this once.' })
  token!: string | null;
}

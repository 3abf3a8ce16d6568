import { Field, InputType, Int } from 'type-graphql';
import { loginRules } from '../../../../schema/rules/accounts/login.rules';
import { registerRules } from '../../../../schema/rules/accounts/register.rules';
import { Language, Role, SessionKind } from '../../../../schema/values/accounts/roles';
import { Rules } from '../../../platform/graphql/rules';
import '../users/account.enums';

@Rules(registerRules)
@InputType({ description: 'A new account. Consumers give name, phone and password; the others also what follows the password.' })
export class RegisterInput {
  @Field(() => Role, { description: 'Anything but ADMIN; it cannot be changed later.' })
  role!: Role;

  @Field({ description: 'Name of the user.' })
  name!: string;

  @Field({ description: '10 to 15 digits, Bangla digits as well; the identity at login.' })
  phone!: string;

  @Field({ description: '6 to 128 characters.' })
  password!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'National ID number, 10 to 17 digits.' })
  nid?: string | null;

  @Field(() => String, { nullable: true, description: 'Required for producers and supersalers.' })
  tradeLicense?: string | null;

  @Field(() => Int, { nullable: true, description: 'Division of the place.' })
  divisionId?: number | null;

  @Field(() => Int, { nullable: true, description: 'District of the place, in that division.' })
  districtId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Upazila of the place, in that district.' })
  upazilaId?: number | null;

  @Field(() => String, { nullable: true, description: 'House, road, village.' })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code from `requestRegistrationCode`, where `registrationRules.codeRequired` is true; else it is ignored.',
  })
  otp?: string | null;

  @Field(() => Language, { nullable: true, description: "The user's preferred language; else the language of the request." })
  language?: Language | null;

  @Field(() => SessionKind, {
    nullable: true,
    defaultValue: SessionKind.COOKIE,
    description: 'How the new session travels. An account that waits for approval gets no BEARER session.',
  })
  sessionKind?: SessionKind | null;
}

@Rules(loginRules)
@InputType({ description: 'Phone, password and role.' })
export class LoginInput {
  @Field({ description: 'Phone number of the account.' })
  phone!: string;

  @Field({ description: 'Password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of an admin with a second factor: the code of the authenticator app, or a recovery code.',
  })
  code?: string | null;

  @Field(() => Role, { nullable: true, description: 'The role chosen in the form; must be the role of the user.' })
  role?: Role | null;

  @Field(() => SessionKind, { nullable: true, defaultValue: SessionKind.COOKIE, description: 'How the session travels.' })
  sessionKind?: SessionKind | null;
}

import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { secondFactorConfirmRules, secondFactorRules } from '../../../../schema/rules/accounts/login.rules';
import { SessionKind } from '../../../../schema/values/accounts/roles';
import { Rules } from '../../../platform/graphql/rules';
import { AuthPayload } from '../users/account.types';

@ObjectType({ description: "The second factor of the viewer's admin account." })
export class SecondFactorState {
  @Field(() => Date, { nullable: true, description: 'Since when logins need it; null: not set up.' })
  confirmedAt!: Date | null;

  @Field(() => Int, { description: 'Recovery codes that are not used yet.' })
  recoveryCodesLeft!: number;

  @Field({ description: 'Whether admin accounts must have one here.' })
  required!: boolean;
}

@ObjectType({ description: 'What an authenticator app needs, the only time it can be read.' })
export class SecondFactorSetup {
  @Field({ description: 'The key to type into the app, Base32.' })
  secret!: string;

  @Field({ description: 'The same as an `otpauth://` address.' })
  uri!: string;

  @Field({ description: 'The address as a QR code: a `data:` URL of an SVG image.' })
  qrCode!: string;
}

@ObjectType({ description: 'A second factor that is in use from now on, and the session it opened.' })
export class ConfirmedSecondFactor {
  @Field(() => [String], { description: 'Ten codes that each replace the app once; shown this once.' })
  recoveryCodes!: string[];

  @Field(() => AuthPayload, { description: 'The account that is signed in now.' })
  auth!: AuthPayload;
}

@Rules(secondFactorRules)
@InputType({ description: 'Who sets up a second factor: phone and password of an admin account.' })
export class BeginSecondFactorInput {
  @Field({ description: 'Phone number of the account.' })
  phone!: string;

  @Field({ description: 'Password of the account.' })
  password!: string;

  @Field(() => String, { nullable: true, description: 'A code of the app that is to be replaced, or a recovery code.' })
  code?: string | null;
}

@Rules(secondFactorConfirmRules)
@InputType({ description: 'Phone and password again, and the first code of the new app.' })
export class ConfirmSecondFactorInput {
  @Field({ description: 'Phone number of the account.' })
  phone!: string;

  @Field({ description: 'Password of the account.' })
  password!: string;

  @Field({ description: 'The 6 digits the app shows.' })
  code!: string;

  @Field(() => SessionKind, { nullable: true, defaultValue: SessionKind.COOKIE, description: 'How the new session travels.' })
  sessionKind?: SessionKind | null;
}

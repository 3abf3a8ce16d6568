import { Field, InputType } from 'type-graphql';
import { resetPasswordRules } from '../../../../schema/rules/shared/password.rules';
import { Rules } from '../../../platform/graphql/rules';

@Rules(resetPasswordRules)
@InputType({ description: 'The code that was sent to the phone, and the new password twice.' })
export class ResetPasswordInput {
  @Field({ description: 'Phone number of the account, as the code was requested.' })
  phone!: string;

  @Field({ description: 'The 6 digits of the message, Bangla digits as well.' })
  code!: string;

  @Field({ description: 'The new password, 6 to 128 characters.' })
  password!: string;

  @Field({ description: 'The new password once more.' })
  confirmPassword!: string;
}

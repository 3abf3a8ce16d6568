import { Field, InputType } from 'type-graphql';
import { changePasswordRules } from '../../../../schema/rules/shared/password.rules';
import { Rules } from '../../../platform/graphql/rules';

@Rules(changePasswordRules)
@InputType({ description: 'The password as it is, and the new one twice.' })
export class ChangePasswordInput {
  @Field({ description: 'The password the account has now.' })
  currentPassword!: string;

  @Field({ description: 'The new password, 6 to 128 characters.' })
  newPassword!: string;

  @Field({ description: 'The new password once more.' })
  confirmPassword!: string;

  @Field(() => Boolean, { nullable: true, description: 'Ends every API key of the account as well; they stay otherwise.' })
  endApiKeys?: boolean | null;
}

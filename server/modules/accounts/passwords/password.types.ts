/** Mutations of passwords return these payloads, since there is no entity to return. */
import { ObjectType, Field, Int } from 'type-graphql';

@ObjectType({ description: 'What `changePassword` did.' })
export class ChangePasswordPayload {
  @Field(() => Int, { description: 'How many other sessions were ended.' })
  endedSessions!: number;
}

@ObjectType({ description: 'What `requestPasswordReset` did.' })
export class RequestPasswordResetPayload {
  @Field(() => Int, { description: 'For how long a code is valid.' })
  validMinutes!: number;

  @Field(() => Int, { description: 'After how long another code can be requested.' })
  resendSeconds!: number;
}

@ObjectType({ description: 'What `resetPassword` did.' })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'The phone to log in with now.' })
  phone!: string;
}

@ObjectType({ description: 'What `confirmPassword` did.' })
export class ConfirmPasswordPayload {
  @Field(() => Int, { description: 'For how long this session need not prove it again.' })
  validMinutes!: number;
}

/** Payloads of mutations that change no entity of their own. */
import { ObjectType, Field, ID } from 'type-graphql';

@ObjectType({ description: 'What `resetSecondFactor` did.' })
export class ResetSecondFactorPayload {
  @Field(() => ID, { description: 'The account whose second factor is gone.' })
  accountId!: string;
}

/** Requests for codes return these payloads, since there is no entity to return. */
import { ObjectType, Field } from 'type-graphql';

@ObjectType({ description: 'What `requestRegistrationCode` did.' })
export class RequestRegistrationCodePayload {
  @Field(() => Boolean, { description: 'False where the market needs no code.' })
  isSent!: boolean;
}

@ObjectType({ description: 'What `requestPhoneCode` did.' })
export class RequestPhoneCodePayload {
  @Field(() => Boolean, { description: 'False where the phone is verified already.' })
  isSent!: boolean;
}

/** Mutations of addresses return this payload where there is no entity to return. */
import { ObjectType, Field, ID } from 'type-graphql';

@ObjectType({ description: 'What `removeAddress` did.' })
export class RemoveAddressPayload {
  @Field(() => ID, { description: 'The address that is gone.' })
  removedId!: string;
}

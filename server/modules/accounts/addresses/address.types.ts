/** Mutations of addresses return this payload where there is no entity to return. */
import { ObjectType, Field, ID } from 'type-graphql';

@ObjectType({ description: 'What `deleteAddress` did.' })
export class DeleteAddressPayload {
  @Field(() => ID, { description: 'The address that is gone.' })
  removedId!: string;
}

/** `removeShoppingPlace` returns this payload, since there is no entity to return. */
import { ObjectType, Field } from 'type-graphql';

@ObjectType({ description: 'What `removeShoppingPlace` did.' })
export class RemoveShoppingPlacePayload {
  @Field(() => Boolean, { description: 'True, where none was stored as well.' })
  isRemoved!: boolean;
}

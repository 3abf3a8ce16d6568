/** `removeShoppingPlace` returns this payload, since it changes no entity of its own. */
import { ObjectType, Field } from 'type-graphql';

@ObjectType({ description: 'What `removeShoppingPlace` did.' })
export class RemoveShoppingPlacePayload {
  @Field(() => Boolean, { description: 'True, where none was stored as well.' })
  isRemoved!: boolean;
}

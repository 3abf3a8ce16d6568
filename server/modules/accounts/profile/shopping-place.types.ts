/** `clearShoppingPlace` returns this payload, since there is no entity to return. */
import { ObjectType, Field } from 'type-graphql';

@ObjectType({ description: 'What `clearShoppingPlace` did.' })
export class ClearShoppingPlacePayload {
  @Field(() => Boolean, { description: 'True, where none was stored as well.' })
  isRemoved!: boolean;
}

/** The mutations of stock alerts return these payloads, since there is no entity to return. */
import { ObjectType, Field, ID } from 'type-graphql';

@ObjectType({ description: 'What `notifyWhenBack` did.' })
export class NotifyWhenBackPayload {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Boolean, { description: 'False where it can be bought already: nothing is waited for.' })
  isWaiting!: boolean;
}

@ObjectType({ description: 'What `cancelNotifyWhenBack` did.' })
export class CancelNotifyWhenBackPayload {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Boolean, { description: 'False where the viewer did not wait for it.' })
  isRemoved!: boolean;
}

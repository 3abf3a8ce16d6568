import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The messages of an order, as its viewer finds them.' })
export class OrderThread {
  @Field(() => ID, { description: 'The id of the order.' })
  id!: string;

  @Field(() => Int, { description: 'Messages of the other side that the viewer has not read; 0 for admins.' })
  unreadCount!: number;

  @Field(() => Date, { nullable: true, description: 'No message is added from then on; null while the order has not ended.' })
  closesAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer may add a message now.' })
  canWrite!: boolean;
}

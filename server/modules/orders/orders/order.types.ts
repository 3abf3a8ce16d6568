import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Connection } from '../../../platform/graphql/connection';
import { Order } from './order.entity';

@ObjectType({ description: 'Deliveries to a buyer, of all sellers.' })
export class BuyerRefusals {
  @Field(() => Int, { description: 'Those that the buyer did not accept on arrival.' })
  refused!: number;

  @Field(() => Int, { description: 'Those that the buyer received, or did not accept.' })
  deliveries!: number;
}

@ObjectType({ description: 'Who ordered.' })
export class Buyer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name of the account.' })
  name!: string;

  @Field(() => String, { nullable: true, description: "The account's phone, for the order's parties." })
  phone!: string | null;
}

@ObjectType({ description: 'A page of orders.' })
export class OrderConnection extends Connection(Order) {}

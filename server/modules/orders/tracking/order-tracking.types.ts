import { ArgsType, Field, ObjectType } from 'type-graphql';
import { trackOrderRules } from '../../../../schema/rules/orders/track-order.rules';
import { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/delivery.enums';
import '../enums/order.enums';

@ArgsType()
@Rules(trackOrderRules)
export class TrackOrderArgs {
  @Field({ description: 'The tracking number, e.g. HB-100001, or its digits alone.' })
  trackingNumber!: string;

  @Field({ description: "The last four digits of the receiver's phone number, or the whole number." })
  phoneDigits!: string;
}

@ObjectType({ description: 'A state that an order had.' })
export class TrackedStep {
  @Field(() => OrderState, { description: 'The state.' })
  state!: OrderState;

  @Field(() => Date, { description: 'Since when.' })
  at!: Date;
}

@ObjectType({ description: 'Where an order is, for who receives it: no name, no address, no product and no price.' })
export class TrackedOrder {
  @Field({ description: 'Its tracking number.' })
  trackingNumber!: string;

  @Field(() => DeliveryMethod, { description: 'Delivered, or picked up.' })
  deliveryMethod!: DeliveryMethod;

  @Field(() => OrderState, { description: 'Its exact state.' })
  state!: OrderState;

  @Field(() => DateScalar, { nullable: true, description: 'The day it is due; null before it is confirmed and once it has ended.' })
  expectedDay!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day the buyer prefers, while it is open; null where any day suits.' })
  preferredDay!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The first day that checkout offered, while it is open.' })
  firstDay!: string | null;

  @Field(() => DeliveryWindow, { nullable: true, description: 'The part of the day the buyer prefers, while it is open; null: any.' })
  preferredWindow!: DeliveryWindow | null;

  @Field(() => [TrackedStep], { description: 'The states it had, the oldest first.' })
  steps!: TrackedStep[];
}

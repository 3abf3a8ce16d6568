import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { orderFilterRules } from '../../../../schema/rules/orders/order.rules';
import { limits } from '../../../../schema/values/limits';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { OrderProgress, OrderStatus } from '../../../../schema/values/orders/orders';
import { pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/order.enums';

@Rules(orderFilterRules)
@InputType({ description: 'Which orders.' })
export class OrderFilter {
  @Field(() => OrderProgress, { nullable: true, description: 'Done, Pending or Cancelled ones only.' })
  progress?: OrderProgress | null;

  @Field(() => [OrderStatus], { nullable: true, description: 'Only those in one of these states; an empty list matches none.' })
  statuses?: OrderStatus[] | null;

  @Field(() => [OrderState], { nullable: true, description: 'Only those in one of these exact states; an empty list matches none.' })
  states?: OrderState[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Search terms that all must match: parts of the tracking number, of a product name, of the other side's name or phone, of the receiver, the address or the location in either language.",
  })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: `These orders alone, at most ${limits.maxFirst}.` })
  ids?: string[] | null;

  @Field(() => String, { nullable: true, description: 'The order with exactly this tracking number.' })
  trackingNumber?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Whose `updatedAt` is this moment or later, or less than a minute earlier: it was perhaps still being written. For a program that has the others already.',
  })
  updatedSince?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Placed from this moment on.' })
  placedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Placed before this moment.' })
  placedUntil?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those whose buyer reported a payment that the seller has not checked.' })
  paymentToCheck?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Only those delivered to this district.' })
  districtId?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this buyer.' })
  buyerId?: string | null;
}

@ArgsType()
export class OrderPageArgs extends pageArgs() {}

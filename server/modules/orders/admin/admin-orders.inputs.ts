import { ArgsType, Field, InputType } from 'type-graphql';
import { adminOrderFilterRules } from '../../../../schema/rules/orders/order.rules';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/order.enums';
import { stuckMeans } from './admin-orders.store';

@Rules(adminOrderFilterRules)
@InputType({ description: 'Which orders of all sellers.' })
export class AdminOrderFilter {
  @Field(() => OrderStatus, { nullable: true, description: 'Only those with this coarse status.' })
  status?: OrderStatus | null;

  @Field(() => OrderState, { nullable: true, description: 'Only those in this exact state.' })
  state?: OrderState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `Only those that do not move: ${stuckMeans}. Oldest first.`,
  })
  stuck?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A tracking number, or part of a name or phone number of its buyer or seller.' })
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Placed from this moment on.' })
  placedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Placed before this moment.' })
  placedUntil?: Date | null;
}

@ArgsType()
export class AdminOrderPageArgs extends pageArgs() {}

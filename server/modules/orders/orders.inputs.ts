import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { orderFilterRules } from '../../../schema/rules/order.rules';
import { limits } from '../../../schema/values/limits';
import { OrderProgress } from '../../../schema/values/orders';
import { pageArgs } from '../../platform/graphql/connection';
import { Rules } from '../../platform/graphql/rules';
import './order.enums';

@Rules(orderFilterRules)
@InputType({ description: 'Which orders.' })
export class OrderFilter {
  @Field(() => OrderProgress, { nullable: true, description: 'Done, Pending or Cancelled ones only.' })
  progress?: OrderProgress | null;

  @Field(() => String, { nullable: true, description: 'Part of a tracking number or of a product name.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this buyer.' })
  buyerId?: string | null;
}

@ArgsType()
export class OrderPageArgs extends pageArgs(limits.ordersPerPage) {}

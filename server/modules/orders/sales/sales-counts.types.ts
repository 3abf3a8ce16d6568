import { Field, Int, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { District } from '../../geography/district.entity';
import '../enums/order.enums';

@ObjectType({ description: 'How many orders are in a state.' })
export class OrderStatusCount {
  @Field(() => OrderStatus, { description: 'The state.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'How many orders.' })
  count!: number;
}

@ObjectType({ description: 'How many orders are delivered to a district.' })
export class OrderDistrictCount {
  @Field(() => District, { description: 'The district of the delivery address.' })
  district!: District;

  @Field(() => Int, { description: 'How many orders.' })
  count!: number;
}

@ObjectType({ description: 'Counts beside the list of orders; `progress` and `statuses` of the filter do not count.' })
export class SalesCounts {
  @Field(() => [OrderStatusCount], { description: 'Every state, those without an order as well.' })
  statuses!: OrderStatusCount[];

  @Field(() => [OrderDistrictCount], { description: 'Districts with orders, whatever district the filter names; most orders first.' })
  districts!: OrderDistrictCount[];
}

import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DayList } from '../../../../schema/values/orders/seller-day';
import { serverLimits } from '../../../../schema/values/server-limits';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Upazila } from '../../geography/upazila.entity';
import { Order } from '../orders/order.entity';

registerEnumType(DayList, {
  name: 'DayList',
  description: "A list of a seller's day.",
  valuesConfig: {
    PICK: { description: 'pickList: what to take from the stock, by product.' },
    PACK: { description: 'packingList: what to pack, by order.' },
    RUN: { description: 'runSheet: where to deliver, by upazila.' },
  },
});

@ObjectType({ description: 'How much work a day has. Orders are counted once each in toPick or toDeliver.' })
export class SellerDayCounts {
  @Field(() => Int, { description: 'Confirmed orders to pick and pack.' })
  toPick!: number;

  @Field(() => Int, { description: 'Shipped orders to deliver, or to hand over where they are picked up.' })
  toDeliver!: number;

  @Field(() => Int, { description: 'Those of both that were due on a day before today.' })
  overdue!: number;
}

@ObjectType({ description: 'How much of a product the orders of a day need.' })
export class PickItem {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: string;

  @Field({ description: 'The name it was sold under, the latest one.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'That name in a second language.' })
  secondName!: string | null;

  @Field(() => Unit, { description: 'The unit it was sold in.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means here.' })
  customUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'The note of the unit in a second language.' })
  secondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How many units in all orders together.' })
  quantity!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Kilograms, as weighed where they were; null where a weight is unknown.' })
  weightKg!: string | null;

  @Field(() => Int, { description: 'How many orders need it.' })
  orderCount!: number;
}

@ObjectType({ description: 'An order on a list of a day.' })
export class DayOrder {
  @Field(() => Order, { description: 'The order; preferredWindow is the part of the day.' })
  order!: Order;

  @Field(() => DateScalar, {
    description:
      "The day it is due: the preferred day, else the first of the seller's weekdays that is at least the seller's lead days after its confirmation.",
  })
  day!: string;

  @Field(() => Boolean, { description: 'Whether that day is before today.' })
  isOverdue!: boolean;

  @Field(() => DecimalScalar, { nullable: true, description: 'Kilograms of the parcel; null where the weight of a line is unknown.' })
  weightKg!: string | null;

  @Field(() => DecimalScalar, { description: 'BDT to collect on arrival, as `Order.money.toCollect`.' })
  amountToCollect!: string;
}

@ObjectType({ description: 'The deliveries to one upazila.' })
export class RunSheetStop {
  @Field(() => Upazila, { nullable: true, description: 'Where; null: orders that their buyers pick up.' })
  upazila!: Upazila | null;

  @Field(() => [DayOrder], { description: 'Its orders, the most urgent one first.' })
  orders!: DayOrder[];

  @Field(() => DecimalScalar, { description: 'BDT to collect at this stop.' })
  amountToCollect!: string;
}

@ObjectType({
  description: `A seller's work on one day. Today's lists include what is overdue. At most ${serverLimits.dayOrders} orders, the most urgent ones.`,
})
export class SellerDay {
  @Field(() => DateScalar, { description: 'The day.' })
  date!: string;

  @Field(() => SellerDayCounts, { description: 'Of all orders of the day, those beyond the limit as well.' })
  counts!: SellerDayCounts;

  @Field(() => Boolean, { description: 'Whether the day has more orders than the lists contain.' })
  hasMore!: boolean;

  @Field(() => [PickItem], { description: 'What to take from the stock for the packing list, by name.' })
  pickList!: PickItem[];

  @Field(() => [DayOrder], { description: 'Orders to pack: CONFIRMED and WEIGHT_PROPOSED, the most urgent one first.' })
  packingList!: DayOrder[];

  @Field(() => [RunSheetStop], { description: 'Orders to deliver: SHIPPED and DELIVERY_FAILED, by upazila; pickups come last.' })
  runSheet!: RunSheetStop[];

  @Field(() => DecimalScalar, { description: 'BDT to collect at all stops of the run sheet.' })
  amountToCollect!: string;
}

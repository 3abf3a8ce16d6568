import { Field, Int, ObjectType } from 'type-graphql';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'A product of an order, and how much of it was and is ordered together.' })
export class SharedParcelLine {
  @Field({ description: 'The product, as it was ordered.' })
  productName!: string;

  @Field(() => String, { nullable: true, description: 'Its name in a second language, as it was then.' })
  secondName!: string | null;

  @Field(() => Unit, { description: 'In which it is counted.' })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means.' })
  customUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How much all participants ordered.' })
  orderedTogether!: string;

  @Field(() => DecimalScalar, { description: 'How much is left without the orders that ended.' })
  leftTogether!: string;

  @Field(() => Boolean, {
    description: 'What is left does not reach the quantity of its price: the price that was promised stays, and the seller may reject.',
  })
  isTierLost!: boolean;
}

@ObjectType({ description: 'What the seller of an order of a shared basket knows of the others.' })
export class SharedParcel {
  @Field(() => Int, { description: 'How many orders the basket had.' })
  orderCount!: number;

  @Field(() => Int, { description: 'How many of them were rejected, expired or cancelled.' })
  endedCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the order whose parcel it is in; null where it has a receiver of its own.',
  })
  parcelOf!: string | null;

  @Field(() => Int, { description: 'How many orders of shared baskets its buyer has cancelled in the last 180 days.' })
  cancelledByBuyer!: number;

  @Field(() => [SharedParcelLine], { description: 'Its products.' })
  lines!: SharedParcelLine[];
}

import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'How much of a lot the orders of a day take.' })
export class PickLot {
  @Field({ description: 'The code of the lot, as on its label.' })
  code!: string;

  @Field(() => DecimalScalar, { description: 'How many units to take from it.' })
  quantity!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of its harvest.' })
  harvestedFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of its harvest.' })
  harvestedUntil!: string | null;
}

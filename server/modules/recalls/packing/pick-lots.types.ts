import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'How much is taken from a lot, or may be.' })
export class PickLot {
  @Field({ description: 'The code of the lot, as on its label.' })
  code!: string;

  @Field(() => DecimalScalar, { description: 'How much, in the unit of the product.' })
  quantity!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of its harvest.' })
  harvestedFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of its harvest.' })
  harvestedUntil!: string | null;
}

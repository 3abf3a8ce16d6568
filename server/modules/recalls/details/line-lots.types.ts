import { Field, ObjectType } from 'type-graphql';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'How much of a lot a line of an order was sent from.' })
export class OrderLineLot {
  @Field({ description: 'The code of the lot, as on its label; `/p/{code}` shows its origin to everyone.' })
  code!: string;

  @Field(() => DecimalScalar, { description: 'How many units were taken from it, with what came back later.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'How many of them came back.' })
  returned!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The first day of its harvest; null where nobody gave it.' })
  harvestedFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of its harvest.' })
  harvestedUntil!: string | null;

  @Field(() => Grade, { nullable: true, description: 'Its grade, which may be another one than was ordered; null where it has none.' })
  grade!: Grade | null;
}

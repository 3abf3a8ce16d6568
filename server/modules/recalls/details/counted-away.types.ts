import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { LotView } from '../lot.types';

@ObjectType({
  description:
    'Goods of which nobody knows that they are where they should be: counted away or written off, said to be gone before new stock came, or received and never listed before it.',
})
export class CountedAway {
  @Field(() => LotView, { description: 'The lot that they left, or were sold from.' })
  lot!: LotView;

  @Field(() => LotRemovalCause, { description: 'Why they left; of an outcome that was stated, only where some lot may have them.' })
  cause!: LotRemovalCause;

  @Field(() => ID, { nullable: true, description: 'The trader who received them and has not listed them; null for all others.' })
  traderId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that trader.' })
  traderName!: string | null;

  @Field(() => DecimalScalar, { description: 'How much, in the unit of the lot, less what was counted in again.' })
  quantity!: string;

  @Field(() => Date, { description: 'When, the last time; of a trader, when they were received.' })
  countedAt!: Date;

  @Field(() => [LotView], {
    description:
      'Lots that may have the same goods: of harvests that the same seller added from 3 days before to 30 days after it, those of the same category or product first (of stated outcomes only those), and a trader not before it came, the largest 10.',
  })
  mayBe!: readonly LotView[];

  @Field(() => Int, { description: 'How many such lots there are in all.' })
  mayBeCount!: number;
}

@ObjectType({ description: 'All that was counted away of such goods, beside those that are listed.' })
export class CountedAwayTotal {
  @Field(() => Int, { description: 'How many there are: those of which nothing is stated, and those that are listed.' })
  count!: number;

  @Field(() => DecimalScalar, { description: 'How much that is, kilograms; of units without a weight nothing.' })
  kilograms!: string;
}

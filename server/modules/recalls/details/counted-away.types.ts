import { Field, Int, ObjectType } from 'type-graphql';
import { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { LotView } from '../lot.types';

@ObjectType({
  description:
    'Goods that left a lot without a sale and that nobody found: counted away or written off, or said to be gone before new stock came.',
})
export class CountedAway {
  @Field(() => LotView, { description: 'The lot that they left.' })
  lot!: LotView;

  @Field(() => LotRemovalCause, { description: 'Why they left; of an outcome that was stated, only where some lot may have them.' })
  cause!: LotRemovalCause;

  @Field(() => DecimalScalar, { description: 'How much, in the unit of the lot, less what was counted in again.' })
  quantity!: string;

  @Field(() => Date, { description: 'When, the last time.' })
  countedAt!: Date;

  @Field(() => [LotView], {
    description:
      'Lots that may have the same goods: of harvests that the same seller added in the same category or product from 3 days before to 30 days after it, the largest 10.',
  })
  mayBe!: readonly LotView[];

  @Field(() => Int, { description: 'How many such lots there are in all.' })
  mayBeCount!: number;
}

import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { harvestRules } from '../../../../schema/rules/catalogue/lot.rules';
import { stockRules } from '../../../../schema/rules/catalogue/product.rules';
import { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';

registerEnumType(FoundGoodsOutcome, {
  name: 'FoundGoodsOutcome',
  description: 'What became of recalled goods that were found.',
  valuesConfig: {
    SET_ASIDE: { description: 'They are there, apart from others.' },
    RETURNED: { description: 'They went back to the seller.' },
    DESTROYED: { description: 'They were destroyed.' },
    HANDED_OVER: { description: 'An authority or a laboratory has them.' },
  },
});

@Rules(stockRules)
@ArgsType()
export class SetStockArgs {
  @Field(() => ID, { description: 'One of the seller’s own products.' })
  productId!: string;

  @Field(() => DecimalScalar, {
    description: 'Units on hand now: whole units, 0 or more; a fraction only where the change against the stock is whole.',
  })
  quantity!: string;

  @Field(() => FoundGoodsOutcome, {
    nullable: true,
    description:
      'What became of recalled stock of one’s own that is no longer there: without it, it is not counted away. Of received items, stateFoundGoods takes it.',
  })
  outcome?: FoundGoodsOutcome | null;
}

@Rules(harvestRules)
@InputType({ description: 'A new harvest of one product.' })
export class HarvestInput {
  @Field(() => ID, { description: 'One of the seller’s own products, not of received items.' })
  productId!: string;

  @Field(() => DecimalScalar, { description: 'How much came in: whole units, at least 1.' })
  quantity!: string;

  @Field(() => DateScalar, { description: 'The day of the harvest, today or earlier.' })
  harvestedOn!: string;
}

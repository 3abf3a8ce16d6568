import { ArgsType, Field, ID } from 'type-graphql';
import { stockRules } from '../../../schema/rules/product.rules';
import { compareRules, searchRules } from '../../../schema/rules/search.rules';
import { limits } from '../../../schema/values/limits';
import { pageArgs } from '../../platform/graphql/connection';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';

@ArgsType()
export class MarketPageArgs extends pageArgs(limits.marketPerPage) {}

@ArgsType()
export class JustForYouArgs extends pageArgs(limits.justForYouFirst) {}

@ArgsType()
export class MyProductPageArgs extends pageArgs(limits.productsPerPage) {}

@Rules(searchRules)
@ArgsType()
export class SearchArgs {
  @Field(() => String, { description: 'What was typed so far; at most 100 characters.' })
  search!: string | null;
}

@Rules(compareRules)
@ArgsType()
export class CompareArgs {
  @Field(() => [ID], { description: 'The products, at most 4.' })
  ids!: string[];
}

@Rules(stockRules)
@ArgsType()
export class SetStockArgs {
  @Field(() => ID, { description: 'One of the seller’s own products.' })
  productId!: string;

  @Field(() => DecimalScalar, { description: 'Units on hand now: digits only, at least 1.' })
  quantity!: string;
}

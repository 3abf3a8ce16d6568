import { ArgsType, Field, ID } from 'type-graphql';
import { stockRules } from '../../../../schema/rules/catalogue/product.rules';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';

@Rules(stockRules)
@ArgsType()
export class SetStockArgs {
  @Field(() => ID, { description: 'One of the seller’s own products.' })
  productId!: string;

  @Field(() => DecimalScalar, {
    description: 'Units on hand now: whole units, 0 or more; a fraction only where the change against the stock is whole.',
  })
  quantity!: string;
}

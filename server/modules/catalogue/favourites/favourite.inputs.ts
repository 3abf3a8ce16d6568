import { Field, ID, InputType } from 'type-graphql';
import { favouriteRules } from '../../../../schema/rules/catalogue/favourite.rules';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';

@Rules(favouriteRules)
@InputType({ description: 'A favourite of a visitor, stored on the device.' })
export class FavouriteInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'The price seen when it was saved; a drop is measured from it.' })
  seenPrice?: string | null;
}

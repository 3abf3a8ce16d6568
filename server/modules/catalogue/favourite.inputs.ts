import { Field, ID, InputType } from 'type-graphql';
import { favouriteRules } from '../../../schema/rules/favourite.rules';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';

@Rules(favouriteRules)
@InputType({ description: 'A product that a visitor keeps in mind on his device.' })
export class FavouriteInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'The price he saw, to tell a drop by.' })
  seenPrice?: string | null;
}

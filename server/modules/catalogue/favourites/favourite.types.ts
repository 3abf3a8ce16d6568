import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { favouriteRules } from '../../../../schema/rules/catalogue/favourite.rules';
import { FavouriteState } from '../../../../schema/values/catalogue/catalogue';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../catalogue.enums';
import { ProductView } from '../products/product.types';

@ObjectType({ description: 'A product that a user saved.' })
export class Favourite {
  @Field(() => ID, { description: "The product's id." })
  id!: string;

  @Field(() => ProductView, { description: 'The product, as the market is now.' })
  product!: ProductView;

  @Field(() => FavouriteState, { description: 'Whether it can be bought now.' })
  state!: FavouriteState;

  @Field(() => DecimalScalar, { nullable: true, description: 'BDT for one unit when it was saved; null where it was not recorded.' })
  seenPrice!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'By how much one unit is cheaper than then; null where it is not.' })
  priceDrop!: string | null;
}

@ObjectType({ description: 'A page of favourites, latest first.' })
export class FavouriteConnection extends Connection(Favourite) {}

@ArgsType()
export class FavouritePageArgs extends pageArgs() {}

@Rules(favouriteRules)
@ArgsType()
export class AddFavouriteArgs {
  @Field(() => ID, { description: 'A product that is, or was, on the market.' })
  productId!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The price seen, from which a drop is measured; by default the current price.',
  })
  seenPrice?: string | null;
}

@ObjectType({ description: 'What `removeFavourite` did.' })
export class RemoveFavouritePayload {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Boolean, { description: 'False where it was no favourite.' })
  isRemoved!: boolean;
}

@ObjectType({ description: 'What `mergeFavourites` did.' })
export class MergeFavouritesPayload {
  @Field(() => [ID], { description: 'The products of all favourites of the user then.' })
  productIds!: string[];
}

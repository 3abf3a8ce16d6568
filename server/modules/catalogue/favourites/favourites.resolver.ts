import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { FavouriteInput } from './favourite.inputs';
import {
  AddFavouriteArgs,
  Favourite,
  FavouriteConnection,
  FavouritePageArgs,
  RemoveFavouritePayload,
  MergeFavouritesPayload,
} from './favourite.types';
import { FavouritesService } from './favourites.service';
import { ProductView } from '../products/product.types';
import { Operation } from '../../../platform/graphql/operation';

const costOfAll = ({ args, childComplexity }: { args: { favourites?: readonly unknown[] }; childComplexity: number }): number =>
  (args.favourites?.length ?? 1) * (1 + childComplexity);

@injectable()
@Resolver(() => ProductView)
export class FavouritesResolver {
  constructor(private readonly favouriteList: FavouritesService) {}

  @Authorized(Role.CONSUMER)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => FavouriteConnection, { description: "The viewer's favourites, latest first." })
  favourites(@CurrentViewer() viewer: Viewer, @Args(() => FavouritePageArgs) page: FavouritePageArgs): Promise<Page<Favourite>> {
    return this.favouriteList.list(viewer, page);
  }

  @Authorized(Role.CONSUMER)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => [ID], { description: 'The ids of all favourites of the viewer: which hearts are filled.' })
  favouriteIds(@CurrentViewer() viewer: Viewer): Promise<string[]> {
    return this.favouriteList.ids(viewer);
  }

  @Operation({ keys: 'READ_ORDERS', visitors: 'market' })
  @Query(() => [Favourite], {
    complexity: costOfAll,
    description: "A visitor's favourites as the market is now; unknown products are left out.",
  })
  quoteFavourites(
    @Arg('favourites', () => [FavouriteInput], { description: 'At most 50.' }) favourites: FavouriteInput[],
  ): Promise<Favourite[]> {
    return this.favouriteList.quote(favourites);
  }

  @Authorized(Role.CONSUMER)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Favourite, { description: 'Saves a product as a favourite; one that is saved already stays as it was.' })
  addFavourite(@CurrentViewer() viewer: Viewer, @Args(() => AddFavouriteArgs) favourite: AddFavouriteArgs): Promise<Favourite> {
    return this.favouriteList.add(viewer, favourite);
  }

  @Authorized(Role.CONSUMER)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => RemoveFavouritePayload, { description: 'Takes a product out of the favourites.' })
  async removeFavourite(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<RemoveFavouritePayload> {
    return { productId, isRemoved: await this.favouriteList.remove(viewer, productId) };
  }

  @Authorized(Role.CONSUMER)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => MergeFavouritesPayload, { description: "Adds a visitor's favourites to those of the user, after login." })
  async mergeFavourites(
    @CurrentViewer() viewer: Viewer,
    @Arg('favourites', () => [FavouriteInput], { description: 'At most 50.' }) favourites: FavouriteInput[],
  ): Promise<MergeFavouritesPayload> {
    return { productIds: await this.favouriteList.merge(viewer, favourites) };
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is a favourite of the viewer; false for visitors.' })
  async isFavourite(@Root() product: ProductView, @Context() { viewer, loader }: RequestContext): Promise<boolean> {
    const isFavourite = await loader<string, boolean>('is-favourite', (ids) => this.favouriteList.areFavourites(viewer, ids)).load(
      product.id,
    );
    return isFavourite ?? false;
  }
}

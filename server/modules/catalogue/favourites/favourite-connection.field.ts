import { FieldResolver, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { FavouriteConnection } from './favourite.types';
import { FavouritesService } from './favourites.service';
import { UnavailableProduct } from '../products/unavailable-product.types';

@injectable()
@Resolver(() => FavouriteConnection)
export class FavouriteConnectionField {
  constructor(private readonly favourites: FavouritesService) {}

  @FieldResolver(() => [UnavailableProduct], {
    complexity: 1,
    description: 'Favourites that are no longer sold to the viewer, latest first; they are not among the nodes.',
  })
  unavailable(@CurrentViewer() viewer: Viewer): Promise<UnavailableProduct[]> {
    return this.favourites.unavailable(viewer);
  }
}

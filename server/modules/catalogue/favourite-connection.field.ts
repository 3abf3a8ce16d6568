import { FieldResolver, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Viewer } from '../../platform/graphql/context';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { FavouriteConnection } from './favourite.types';
import { FavouritesService } from './favourites.service';
import { UnavailableProduct } from './unavailable-product.types';

@injectable()
@Resolver(() => FavouriteConnection)
export class FavouriteConnectionField {
  constructor(private readonly favourites: FavouritesService) {}

  @FieldResolver(() => [UnavailableProduct], {
    complexity: 1,
    description: 'What the viewer kept and is not sold to him any more, latest first: in none of the nodes.',
  })
  unavailable(@CurrentViewer() viewer: Viewer): Promise<UnavailableProduct[]> {
    return this.favourites.unavailable(viewer);
  }
}

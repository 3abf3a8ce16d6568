import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { GeographyService } from '../../geography/geography.service';
import { placeFields } from '../../geography/place.types';
import { ShoppingPlace } from './shopping-place.entity';
import { ShoppingPlaceInput } from './shopping-place.inputs';
import { ShoppingPlacesService } from './shopping-places.service';
import { ClearShoppingPlacePayload } from './shopping-place.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => ShoppingPlace)
export class ShoppingPlacesResolver extends placeFields(ShoppingPlace) {
  constructor(
    geography: GeographyService,
    private readonly places: ShoppingPlacesService,
  ) {
    super(geography);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'READ_ACCOUNT' })
  @Query(() => ShoppingPlace, {
    nullable: true,
    description: 'Where the viewer shops from; null until it is chosen or a first address is saved.',
  })
  shoppingPlace(@CurrentViewer() viewer: Viewer): Promise<ShoppingPlace | null> {
    return this.places.mine(viewer);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => ShoppingPlace, { description: 'Chooses where the viewer shops from.' })
  setShoppingPlace(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The place.' }) input: ShoppingPlaceInput,
  ): Promise<ShoppingPlace> {
    return this.places.choose(viewer, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Mutation(() => ClearShoppingPlacePayload, { description: 'Forgets where the viewer shops from.' })
  async clearShoppingPlace(@CurrentViewer() viewer: Viewer): Promise<ClearShoppingPlacePayload> {
    return { isRemoved: await this.places.forget(viewer) };
  }
}

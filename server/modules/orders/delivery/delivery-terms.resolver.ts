import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { DeliveryTermsService } from './delivery-terms.service';
import { DeliveryTerms, DeliveryTermsInput } from './delivery.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class DeliveryTermsResolver {
  constructor(private readonly service: DeliveryTermsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => DeliveryTerms, { description: 'Sellers: your own delivery terms; the usual ones while you have set none.' })
  myDeliveryTerms(@CurrentViewer() viewer: Viewer): Promise<DeliveryTerms> {
    return this.service.mine(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => DeliveryTerms, {
    description:
      'Sellers: sets all of your delivery terms, for new orders only. CONFLICT where they were changed since the version was read.',
  })
  setDeliveryTerms(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', () => DeliveryTermsInput, { description: 'All of them.' }) input: DeliveryTermsInput,
  ): Promise<DeliveryTerms> {
    return this.service.set(viewer, input);
  }
}

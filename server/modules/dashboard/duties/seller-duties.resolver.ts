import { Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { SellerDutiesService } from './seller-duties.service';
import { SellerDuties } from './seller-duties.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SellerDutiesResolver {
  constructor(private readonly duties: SellerDutiesService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => SellerDuties, { description: 'What waits for the signed-in seller, in counts, each with its first deadline.' })
  sellerDuties(@CurrentViewer() viewer: Viewer): Promise<SellerDuties> {
    return this.duties.findForSeller(viewer);
  }
}

import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { ReorderService } from './reorder.service';
import { Reorder } from './reorder.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Reorder)
export class ReorderResolver {
  constructor(private readonly reorders: ReorderService) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Reorder, {
    description: "Puts the products of one of the viewer's orders into the cart again, as far as they are still sold.",
  })
  reorder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<Reorder> {
    return this.reorders.reorder(viewer, id, key);
  }
}

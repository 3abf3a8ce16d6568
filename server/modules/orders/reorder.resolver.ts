import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../schema/values/trade';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/graphql/context';
import { CurrentKey, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { ReorderService } from './reorder.service';
import { Reorder } from './reorder.types';

@injectable()
@Resolver(() => Reorder)
export class ReorderResolver {
  constructor(private readonly reorders: ReorderService) {}

  @Authorized(...buyingRoles)
  @Mutation(() => Reorder, { description: "Puts what one of the viewer's orders held into his cart again, as far as it is still sold." })
  reorder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<Reorder> {
    return this.reorders.reorder(viewer, id, key);
  }
}

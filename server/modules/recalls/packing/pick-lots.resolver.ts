import { Arg, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { Operation } from '../../../platform/graphql/operation';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { LotView } from '../lot.types';
import { PickLotsService } from './pick-lots.service';

@injectable()
@Resolver()
export class PickLotsResolver {
  constructor(private readonly picks: PickLotsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => LotView, {
    description: 'Orders take from this lot before older ones of its product, until nothing is left of it or another one is chosen.',
  })
  takeFirstFromLot(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('code', () => String, { description: 'The code of the lot, as on its label.' }) code: string,
  ): Promise<LotView> {
    return this.picks.takeFirst(viewer, code, key);
  }
}

import { Arg, Args, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { NEVER, Operation } from '../../../platform/graphql/operation';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { LotHoldInput } from '../lot-hold.inputs';
import { LotConnection, LotsPageArgs, LotView, RecallReach } from '../lot.types';
import { FoundGoodsInput, LineRecall, Recall, RecallArgs } from './recall.types';
import { FoundGoodsService } from './found-goods.service';
import { RecallProgressService } from './recall-progress.service';
import { RecallsService } from './recalls.service';

@injectable()
@Resolver()
export class RecallsResolver {
  constructor(
    private readonly recalls: RecallsService,
    private readonly progress: RecallProgressService,
    private readonly goods: FoundGoodsService,
  ) {}

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => Recall, {
    nullable: true,
    description:
      'How far the recall of a lot is, and its sales, which an admin’s key does not read: they name people. Null for another seller’s lot and for one that was not recalled.',
  })
  recall(@CurrentViewer() viewer: Viewer, @Args(() => RecallArgs) { code, skip }: RecallArgs): Promise<Recall | null> {
    return this.progress.read(viewer, code, skip);
  }

  @Authorized()
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => LineRecall, {
    description:
      'Buyer, seller or admin: states how much of recalled goods was found, and what became of it. The latest counts, but what the buyer stated only the buyer changes.',
  })
  stateFoundGoods(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => FoundGoodsInput, { description: 'The line and the quantity.' }) input: FoundGoodsInput,
  ): Promise<LineRecall> {
    return this.goods.state(viewer, input, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => LotConnection, { description: 'Admin: lots of all sellers that are on hold or recalled, latest first.' })
  heldLots(@CurrentViewer() viewer: Viewer, @Args(() => LotsPageArgs) page: LotsPageArgs): Promise<Page<LotView>> {
    return this.recalls.held(viewer, page);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => LotView, {
    description: 'Puts a lot on hold and asks for its recall, which an admin confirms: another one than who asked.',
  })
  askRecall(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => LotHoldInput, { description: 'The lot and why.' }) input: LotHoldInput,
  ): Promise<LotView> {
    return this.recalls.ask(viewer, input, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => LotView, {
    description:
      'Admin: recalls a lot and all lots that were made of it. Their products leave the market, sellers and all buyers who have some of it are notified, buyers by SMS as well.',
  })
  confirmRecall(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => LotHoldInput, { description: 'The lot and why.' }) input: LotHoldInput,
  ): Promise<LotView> {
    return this.recalls.confirm(viewer, input, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RecallReach, { description: 'Admin: rehearses a recall. Nobody is notified, and nothing leaves the market.' })
  drillRecall(
    @CurrentViewer() viewer: Viewer,
    @Arg('code', () => String, { description: 'The code of the lot, as on its label.' }) code: string,
  ): Promise<RecallReach> {
    return this.recalls.drill(viewer, code);
  }
}

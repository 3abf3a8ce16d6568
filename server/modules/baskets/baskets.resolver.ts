import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { Authorized } from '../../platform/graphql/authorized';
import { CurrentViewer, MaybeViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { BasketOrdersService } from './basket-orders.service';
import { BasketLineArgs, BasketTitleArgs, ConfirmBasketInput, SharedBasketInput } from './baskets.inputs';
import { BasketsService } from './baskets.service';
import type { BasketRow } from './baskets.store';
import { LeaveSharedBasketPayload, SharedBasket, SharedBasketSummary } from './baskets.types';
import { NEVER, Operation } from '../../platform/graphql/operation';

const ofBasket = { description: 'The shared basket.' };
const ofLink = { description: 'Of its link.' };

@injectable()
@Resolver()
export class BasketsResolver {
  constructor(
    private readonly baskets: BasketsService,
    private readonly orders: BasketOrdersService,
  ) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => [SharedBasketSummary], { description: 'The shared baskets the viewer is in, the newest first; 30 at most.' })
  sharedBaskets(@CurrentViewer() viewer: Viewer): Promise<BasketRow[]> {
    return this.baskets.list(viewer);
  }

  @Operation({ keys: NEVER.PERSON, visitors: 'self' })
  @Query(() => SharedBasket, {
    description:
      'A shared basket by its link; who is not in it yet sees no names. A visitor opens those of consumers; UNAUTHENTICATED for any other link.',
  })
  sharedBasket(@MaybeViewer() viewer: Viewer | null, @Arg('token', ofLink) token: string): Promise<BasketRow> {
    return this.baskets.findByToken(viewer, token);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, { description: 'Opens a shared basket for one seller. Nothing is ordered or reserved.' })
  openSharedBasket(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'First lines, place, closing time.' }) input: SharedBasketInput,
  ): Promise<BasketRow> {
    return this.baskets.open(viewer, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, { description: 'Joins a shared basket that is open; who is in it already stays. At most 20 are.' })
  joinSharedBasket(@CurrentViewer() viewer: Viewer, @Arg('token', ofLink) token: string): Promise<BasketRow> {
    return this.baskets.join(viewer, token);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, { description: 'Its organiser: what the others know it by, while it is open.' })
  renameSharedBasket(@CurrentViewer() viewer: Viewer, @Args() title: BasketTitleArgs): Promise<BasketRow> {
    return this.baskets.rename(viewer, title);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, {
    description: 'How much the viewer wants of a product. Once the basket is closed it can only be lowered, and the viewer confirms again.',
  })
  setSharedBasketLine(@CurrentViewer() viewer: Viewer, @Args() line: BasketLineArgs): Promise<BasketRow> {
    return this.baskets.setLine(viewer, line);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => LeaveSharedBasketPayload, {
    description: 'Leaves a shared basket that is not ordered, with one’s lines. Not its organiser.',
  })
  async leaveSharedBasket(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, ofBasket) id: string): Promise<LeaveSharedBasketPayload> {
    return { removedId: await this.baskets.leave(viewer, id) };
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, { description: 'Its organiser: removes a participant with their lines.' })
  removeSharedBasketParticipant(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, ofBasket) id: string,
    @Arg('participantId', () => ID, { description: 'The participant.' }) participantId: string,
  ): Promise<BasketRow> {
    return this.baskets.remove(viewer, id, participantId);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, { description: 'Its organiser: closes it before its time. All confirm within 24 hours.' })
  closeSharedBasket(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, ofBasket) id: string): Promise<BasketRow> {
    return this.orders.close(viewer, id);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, { description: 'Its organiser: cancels it before it is ordered.' })
  cancelSharedBasket(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, ofBasket) id: string): Promise<BasketRow> {
    return this.orders.cancel(viewer, id);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, {
    description: 'Confirms the viewer’s own total of a closed basket. Nothing is ordered yet, and never at more than this total.',
  })
  confirmSharedBasket(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, ofBasket) id: string,
    @Arg('input', { description: 'Total and way to pay.' }) input: ConfirmBasketInput,
  ): Promise<BasketRow> {
    return this.orders.confirm(viewer, id, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SharedBasket, {
    description:
      'Its organiser, once all have confirmed: one order for each participant, all or none, once; the same again returns the same basket. Where a total is higher now nothing is ordered: those concerned confirm again, and the state stays CONFIRMING.',
  })
  orderSharedBasket(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, ofBasket) id: string): Promise<BasketRow> {
    return this.orders.order(viewer, id);
  }
}

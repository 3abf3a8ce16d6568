import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { Authorized } from '../../platform/graphql/authorized';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { Cart } from '../orders/pricing/cart.types';
import { Purchase } from '../orders/orders/purchase.entity';
import { RecurringOrder } from './recurring-order.entity';
import { RecurringOrderLine } from './recurring-order-line.entity';
import { RecurringOrdersService } from './recurring-orders.service';
import type { RecurringRow } from './recurring.store';
import { ConfirmRecurringInput, EndRecurringOrderPayload, RecurringDayArgs, RecurringOrderInput } from './recurring.types';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => RecurringOrder)
export class RecurringResolver {
  constructor(private readonly recurring: RecurringOrdersService) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => [RecurringOrder], { description: "The viewer's recurring orders, the next one first; 20 at most." })
  recurringOrders(@CurrentViewer() viewer: Viewer): Promise<RecurringOrder[]> {
    return this.recurring.list(viewer);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => RecurringOrder, { description: "One of the viewer's recurring orders." })
  recurringOrder(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The recurring order.' }) id: string,
  ): Promise<RecurringOrder> {
    return this.recurring.findById(viewer, id);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => Cart, {
    description: 'What a recurring order would cost if it were confirmed now. PRICE_CHANGED compares with what the viewer last paid.',
  })
  recurringOrderCart(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The recurring order.' }) id: string,
    @Arg('leaveOut', () => [ID], { nullable: true, description: 'Products that are not priced.' }) leaveOut?: string[] | null,
  ): Promise<Cart> {
    return this.recurring.cart(viewer, id, leaveOut ?? []);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => RecurringOrder, {
    description: 'Makes one of the viewer’s orders a recurring one; the same order again changes rhythm and day. Nothing is ordered.',
  })
  createRecurringOrder(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What, how often, from when.' }) input: RecurringOrderInput,
  ): Promise<RecurringOrder> {
    return this.recurring.create(viewer, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Purchase, {
    description:
      'Places the order of an announced day, once: the same day again returns the same purchase. CONFLICT where the day was not announced or is over, or the total is not the expected one.',
  })
  confirmRecurringOrder(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The recurring order.' }) id: string,
    @Arg('input', { description: 'What the buyer was shown.' }) input: ConfirmRecurringInput,
  ): Promise<Purchase> {
    return this.recurring.confirm(viewer, id, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => RecurringOrder, { description: 'Leaves out the next day.' })
  skipRecurringOrder(@CurrentViewer() viewer: Viewer, @Args() { id, on }: RecurringDayArgs): Promise<RecurringOrder> {
    return this.recurring.skip(viewer, id, on);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => RecurringOrder, { description: 'No day is announced until it is resumed.' })
  pauseRecurringOrder(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The recurring order.' }) id: string,
  ): Promise<RecurringOrder> {
    return this.recurring.pause(viewer, id);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => RecurringOrder, { description: 'Goes on with the next day of its rhythm after today.' })
  resumeRecurringOrder(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The recurring order.' }) id: string,
  ): Promise<RecurringOrder> {
    return this.recurring.resume(viewer, id);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => EndRecurringOrderPayload, { description: 'Ends a recurring order. What was ordered stays.' })
  async endRecurringOrder(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The recurring order.' }) id: string,
  ): Promise<EndRecurringOrderPayload> {
    return { removedId: await this.recurring.end(viewer, id) };
  }

  @FieldResolver(() => Boolean, { description: 'Whether its next day was announced and can be confirmed.' })
  isAnnounced(@Root() { isAnnounced }: RecurringRow): boolean {
    return isAnnounced;
  }

  @FieldResolver(() => [RecurringOrderLine], { description: 'Its products, as they were ordered.' })
  lines(@Root() { lines }: RecurringRow): RecurringOrderLine[] {
    return lines;
  }
}

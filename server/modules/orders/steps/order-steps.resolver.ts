import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { HANDOVER_TRIES, MAX_DELIVERY_IMAGES } from '../../../../schema/values/orders/handover';
import { DeliveryFailure, MAX_DELIVERY_ATTEMPTS } from '../../../../schema/values/orders/order-states';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { OrderActionsService } from './order-actions.service';
import { Order } from '../orders/order.entity';
import { LineQuantityInput, LineWeightInput } from '../quantities/order-quantities.inputs';
import { Operation } from '../../../platform/graphql/operation';

const orderId = { description: 'The order.' } as const;
const whetherPaid = {
  description: 'True: the seller has the money, the order is PAID. False: not yet; confirmPayment marks it as paid later.',
} as const;

@injectable()
@Resolver(() => Order)
export class OrderStepsResolver {
  constructor(private readonly actions: OrderActionsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: 'The seller accepts a new order, or as much of it as there is; an order of which nothing is left is rejected.',
  })
  confirmOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('quantities', () => [LineQuantityInput], {
      nullable: true,
      description: 'Lines of which there is less; the others stay as ordered.',
    })
    quantities?: LineQuantityInput[] | null,
    @Arg('reason', () => String, { nullable: true, description: 'Why there is less, sent to the buyer; required where nothing is left.' })
    reason?: string | null,
  ): Promise<Order> {
    return this.actions.confirm(viewer, id, { key, quantities, reason });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: `The items of a confirmed order leave the store. Less weight lowers the total, more raises it by ${limits.overweightPercent} percent at most. Less than half of a line is proposed first.`,
  })
  shipOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('weights', () => [LineWeightInput], { nullable: true, description: 'What lines weigh; the others are as agreed.' })
    weights?: LineWeightInput[] | null,
  ): Promise<Order> {
    return this.actions.ship(viewer, id, { key, weights });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: `A shipped order has arrived: with the buyer's code, or with an image. BAD_USER_INPUT at \`code\` for a wrong code, with \`current.triesLeft\`; after ${HANDOVER_TRIES} only with an image.`,
  })
  deliverOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('paymentReceived', () => Boolean, whetherPaid) paymentReceived: boolean,
    @Arg('code', () => String, { nullable: true, description: "The buyer's four digits, `Order.handoverCode`." }) code?: string | null,
    @Arg('imageIds', () => [ID], {
      nullable: true,
      description: `Own images of \`uploadOrderImage\` that show where it was delivered, ${MAX_DELIVERY_IMAGES} at most; one is required without a code.`,
    })
    imageIds?: string[] | null,
  ): Promise<Order> {
    return this.actions.deliver(viewer, id, { key, paymentReceived, code, imageIds });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: `Reverts the seller's own confirmOrder or shipOrder within ${limits.orderUndoSeconds} seconds; the buyer is notified.`,
  })
  undoOrderStep(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
  ): Promise<Order> {
    return this.actions.undo(viewer, id, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: 'The buyer has received a shipped or delivered order as it should be: it is delivered and complete.',
  })
  confirmReceipt(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
  ): Promise<Order> {
    return this.actions.receive(viewer, id, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, { description: 'The seller reports that a shipped order did not reach its buyer, who is notified.' })
  reportFailedDelivery(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('failure', () => DeliveryFailure, { description: 'Why.' }) failure: DeliveryFailure,
    @Arg('note', () => String, { nullable: true, description: 'What happened, for the buyer.' }) note?: string | null,
    @Arg('imageIds', () => [ID], {
      nullable: true,
      description: `Own images of \`uploadOrderImage\` that show what happened, ${MAX_DELIVERY_IMAGES} at most.`,
    })
    imageIds?: string[] | null,
  ): Promise<Order> {
    return this.actions.fail(viewer, id, { key, failure, note, imageIds });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: `Sends an order again whose delivery failed; it leaves the store ${MAX_DELIVERY_ATTEMPTS} times at most.`,
  })
  shipOrderAgain(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
  ): Promise<Order> {
    return this.actions.shipAgain(viewer, id, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, { description: 'The items of an order whose delivery failed are back with the seller; the order is over.' })
  returnOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('lostLineIds', () => [ID], {
      nullable: true,
      description: 'Ids of the lines whose items can no longer be sold; those of the others are in stock again.',
    })
    lostLineIds?: string[] | null,
  ): Promise<Order> {
    return this.actions.takeBack(viewer, id, { key, lostLineIds });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, { description: 'The seller rejects a new order; its stock is released.' })
  rejectOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('reason', () => String, { description: 'Sent to the buyer.' }) reason: string,
  ): Promise<Order> {
    return this.actions.reject(viewer, id, reason, key);
  }

  @Authorized(Role.ADMIN, ...sellingRoles, Role.CONSUMER)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: 'The buyer before it is confirmed, the seller or an admin before it is shipped; its stock is released.',
  })
  cancelOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Sent to the other side.' }) reason?: string | null,
  ): Promise<Order> {
    return this.actions.cancel(viewer, id, reason, key);
  }
}

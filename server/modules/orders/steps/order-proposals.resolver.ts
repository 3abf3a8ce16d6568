import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderActionsService } from './order-actions.service';
import { Order } from '../orders/order.entity';
import { LineWeightInput } from '../quantities/order-quantities.inputs';
import { Operation } from '../../../platform/graphql/operation';

const orderId = { description: 'The order.' } as const;
const seenTotal = { nullable: true, description: 'The total that the buyer saw, BDT: CONFLICT where it is another one by now.' } as const;

/**
 * The seller proposes, and the buyer accepts, a delivery fee, a part of what was ordered, or a weight above what was
 * agreed.
 */
@injectable()
@Resolver(() => Order)
export class OrderProposalsResolver {
  constructor(private readonly actions: OrderActionsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description:
      'The seller names the delivery fee of an order that was placed without one (`feePending`); the buyer accepts it or cancels. Again as long as the buyer has not answered, to correct it.',
  })
  proposeDeliveryFee(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('fee', () => DecimalScalar, { description: 'BDT; 0 is free.' }) fee: string,
  ): Promise<Order> {
    return this.actions.proposeFee(viewer, id, fee, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, { description: 'The buyer accepts the delivery fee: the order is confirmed.' })
  acceptDeliveryFee(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('expectedTotal', () => DecimalScalar, seenTotal) expectedTotal?: string | null,
  ): Promise<Order> {
    return this.actions.acceptFee(viewer, id, key, expectedTotal);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: 'The buyer takes the part that the seller can deliver: the order is confirmed. The other way is cancelOrder.',
  })
  acceptOrderPart(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('expectedTotal', () => DecimalScalar, seenTotal) expectedTotal?: string | null,
  ): Promise<Order> {
    return this.actions.acceptPart(viewer, id, key, expectedTotal);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: `The seller asks the buyer to pay for a weight of more than ${limits.overweightPercent} percent above what was agreed, up to ${limits.mostWeightTimes} times what was ordered, or to accept less than half of a line.`,
  })
  proposeOrderWeights(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('weights', () => [LineWeightInput], { description: 'What lines weigh; the others are as agreed.' }) weights: LineWeightInput[],
  ): Promise<Order> {
    return this.actions.proposeWeights(viewer, id, weights, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, { description: 'The buyer pays for the weights proposed; the order is confirmed with them.' })
  acceptOrderWeights(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('expectedTotal', () => DecimalScalar, seenTotal) expectedTotal?: string | null,
  ): Promise<Order> {
    return this.actions.acceptWeights(viewer, id, key, expectedTotal);
  }

  @Authorized(...sellingRoles, Role.CONSUMER)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description: 'The buyer declines the weights proposed, or the seller takes them back; the order stays confirmed as it was.',
  })
  declineOrderWeights(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
  ): Promise<Order> {
    return this.actions.declineWeights(viewer, id, key);
  }
}

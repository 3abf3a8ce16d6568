import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { OrderAction, OrderResolution } from '../../../../schema/values/orders/order-moves';
import { DeliveryMethod, OrderProgress, progressOf } from '../../../../schema/values/orders/orders';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { DirectField } from '../../../platform/graphql/direct-fields';
import type { MaybePromise } from '../../../platform/maybe-promise';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { SellersService } from '../../accounts/follows/sellers.service';
import { GeographyService } from '../../geography/geography.service';
import { Upazila } from '../../geography/upazila.entity';
import { orderedTotalOf, proposedTotalOf, weightOf } from '../pricing/weighed-line';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { OrderEvent } from './order-event.entity';
import { OrderLine } from './order-line.entity';
import { OrderPartsService } from './order-parts.service';
import { Order } from './order.entity';
import { actionsOf, resolutionsOf, undoUntil } from './order.policy';
import { Buyer } from './order.types';

@injectable()
@Resolver(() => Order)
export class OrderField {
  constructor(
    private readonly parts: OrderPartsService,
    private readonly sellers: SellersService,
    private readonly geography: GeographyService,
  ) {}

  @DirectField()
  @FieldResolver(() => OrderProgress, { description: 'Pending, Done or Cancelled.' })
  progress(@Root() order: Order): OrderProgress {
    return progressOf(order.status);
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'What it would cost with the weights that wait for the buyer, BDT; null where none do.',
  })
  async proposedTotal(@Root() order: Order, @Context() context: RequestContext): Promise<string | null> {
    if (order.state !== 'WEIGHT_PROPOSED') return null;
    const { deliveryFee, discount, orderedDiscount } = order;
    return proposedTotalOf({ deliveryFee, orderedDiscount: orderedDiscount ?? discount }, await this.lines(order, context));
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'Kilograms of all its lines; null where the weight of one is not known.',
  })
  async weightKg(@Root() order: Order, @Context() context: RequestContext): Promise<string | null> {
    return weightOf(await this.lines(order, context));
  }

  @FieldResolver(() => DecimalScalar, {
    description:
      'What it cost as it was ordered, without a delivery fee that was named later, BDT: more than `total` where the seller could not deliver all of it.',
  })
  async orderedTotal(@Root() order: Order, @Context() context: RequestContext): Promise<string> {
    return orderedTotalOf(order, await this.lines(order, context));
  }

  @DirectField()
  @FieldResolver(() => Seller, { description: 'Who sells.' })
  seller(@Root() order: Order, @Context() context: RequestContext): Promise<SellerRow | null> {
    return context.loader<string, SellerRow>('seller', (ids) => this.sellers.findByIds(ids)).load(order.sellerId);
  }

  @DirectField()
  @FieldResolver(() => Buyer, { description: 'Who ordered.' })
  buyer(@Root() order: Order, @Context() context: RequestContext): Promise<Buyer | null> {
    return context.loader<string, Buyer>('order-buyer', (ids) => this.parts.buyers(ids)).load(order.buyerId);
  }

  @DirectField()
  @FieldResolver(() => [OrderLine], { description: 'Its products.' })
  async lines(@Root() order: Order, @Context() context: RequestContext): Promise<OrderLine[]> {
    return (await context.loader<string, OrderLine[]>('order-lines', (ids) => this.parts.linesOf(ids)).load(order.id)) ?? [];
  }

  @FieldResolver(() => [OrderEvent], { description: 'Its history, oldest first.' })
  async events(@Root() order: Order, @Context() context: RequestContext): Promise<OrderEvent[]> {
    return (await context.loader<string, OrderEvent[]>('order-events', (ids) => this.parts.eventsOf(ids)).load(order.id)) ?? [];
  }

  @DirectField()
  @FieldResolver(() => Upazila, { nullable: true, description: 'Where it is delivered; null for pickup.' })
  upazila(@Root() order: Order): MaybePromise<Upazila | null> {
    return this.geography.upazila(order.upazilaId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Where the order is picked up: the seller's house or road; null for a delivery. Before the order only the upazila is known.",
  })
  pickupAddress(@Root() order: Order, @Context() context: RequestContext): Promise<string | null> | null {
    if (order.deliveryMethod !== DeliveryMethod.PICKUP) return null;
    return context.loader<string, string>('pickup-address', (ids) => this.parts.pickupAddresses(ids)).load(order.sellerId);
  }

  @FieldResolver(() => [OrderAction], {
    description: 'What the viewer may do with it now; whether the last step may be reverted is in `undoUntil`.',
  })
  actions(@Root() order: Order, @CurrentViewer() viewer: Viewer): OrderAction[] {
    return actionsOf(viewer, order);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the viewer may revert the last step by undoOrderStep: their own, a moment ago. Null where they may not.',
  })
  async undoUntil(@Root() order: Order, @CurrentViewer() viewer: Viewer, @Context() context: RequestContext): Promise<Date | null> {
    return undoUntil(viewer, order, await this.events(order, context));
  }

  @FieldResolver(() => [OrderResolution], { description: 'Admin: how it can be ended by resolveOrder now.' })
  resolutions(@Root() order: Order, @CurrentViewer() viewer: Viewer): OrderResolution[] {
    return resolutionsOf(viewer, order);
  }
}

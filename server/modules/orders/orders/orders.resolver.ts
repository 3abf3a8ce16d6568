import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { OrderSort } from '../../../../schema/values/api/sort-options';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import { SelectedOfNodes } from '../../../platform/graphql/selected-fields';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { Order } from './order.entity';
import { type OrderSummary, summaryColumns } from './order-columns.query';
import { OrderConnection } from './order.types';
import { OrderFilter, OrderPageArgs } from './orders.inputs';
import { OrdersService } from './orders.service';
import { Operation } from '../../../platform/graphql/operation';

const orderId = { description: 'The order.' } as const;
const whichOrders = { nullable: true, description: 'Which orders; all by default.' } as const;
const inWhichOrder = { nullable: true, defaultValue: OrderSort.LATEST, description: 'Combines with the filter.' } as const;

@injectable()
@Resolver(() => Order)
export class OrdersResolver {
  constructor(private readonly orders: OrdersService) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => OrderConnection, { description: 'Orders the viewer placed, latest first.' })
  myOrders(
    @CurrentViewer() viewer: Viewer,
    @Args(() => OrderPageArgs) page: OrderPageArgs,
    @Arg('filter', () => OrderFilter, whichOrders) filter?: OrderFilter | null,
    @SelectedOfNodes() selected: readonly string[] = [],
  ): Promise<Page<OrderSummary>> {
    return this.orders.purchases(viewer, filter ?? null, page, summaryColumns(selected));
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => OrderConnection, { description: 'Orders placed with the viewer.' })
  mySales(
    @CurrentViewer() viewer: Viewer,
    @Args(() => OrderPageArgs) page: OrderPageArgs,
    @Arg('filter', () => OrderFilter, whichOrders) filter?: OrderFilter | null,
    @Arg('sort', () => OrderSort, inWhichOrder) sort?: OrderSort | null,
    @SelectedOfNodes() selected: readonly string[] = [],
  ): Promise<Page<OrderSummary>> {
    return this.orders.salesWith(viewer, filter ?? null, sort ?? OrderSort.LATEST, page, summaryColumns(selected));
  }

  @Authorized()
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => Order, { nullable: true, description: "One order, for its buyer, its seller and admins; another's is NOT_FOUND." })
  order(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, orderId) id: string): Promise<Order> {
    return this.orders.findById(viewer, id);
  }
}

import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { OrderResolution } from '../../../../schema/values/orders/order-moves';
import { Role } from '../../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { AdminOrdersCsvService } from './admin-orders-csv.service';
import { AdminOrderFilter, AdminOrderPageArgs } from './admin-orders.inputs';
import { AdminOrdersService } from './admin-orders.service';
import { OrderActionsService } from '../steps/order-actions.service';
import { Order } from '../orders/order.entity';
import { OrderConnection } from '../orders/order.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const which = { nullable: true, description: 'Which orders; all by default.' } as const;

@injectable()
@Resolver()
export class AdminOrdersResolver {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly csv: AdminOrdersCsvService,
    private readonly actions: OrderActionsService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => OrderConnection, { description: 'Admin: orders of all sellers, latest first.' })
  adminOrders(
    @CurrentViewer() viewer: Viewer,
    @Args(() => AdminOrderPageArgs) page: AdminOrderPageArgs,
    @Arg('filter', () => AdminOrderFilter, which) filter?: AdminOrderFilter | null,
  ): Promise<Page<Order>> {
    return this.orders.list(viewer, filter ?? null, page);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'Admin: the result of adminOrders as a file for a spreadsheet.' })
  adminOrdersCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('filter', () => AdminOrderFilter, which) filter?: AdminOrderFilter | null,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, language, filter ?? null);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Order, {
    description: 'Admin: a comment on an order; its buyer and its seller are notified, and its status does not change.',
  })
  commentOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('comment', () => String, { description: 'What buyer and seller read.' }) comment: string,
  ): Promise<Order> {
    return this.orders.comment(viewer, id, comment, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Order, {
    description:
      'Admin: ends an order that its parties cannot end, in one of its `resolutions`; both are notified of the reason. INVALID_TRANSITION for another one.',
  })
  resolveOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('state', () => OrderResolution, { description: 'How it ends.' }) state: OrderResolution,
    @Arg('reason', () => String, { description: 'Read by buyer and seller.' }) reason: string,
    @Arg('paymentReceived', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Of DELIVERED: whether the seller has the money.',
    })
    paymentReceived: boolean,
    @Arg('lostLineIds', () => [ID], {
      nullable: true,
      description: 'Of RETURNED: ids of the lines whose items can no longer be sold; those of the others are in stock again.',
    })
    lostLineIds?: string[] | null,
  ): Promise<Order> {
    return this.actions.resolve(viewer, id, { key, state, reason, paymentReceived, lostLineIds });
  }
}

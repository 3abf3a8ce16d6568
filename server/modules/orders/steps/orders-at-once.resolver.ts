import { Arg, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { text } from '../../../../schema/messages/text';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { MAX_ORDERS_AT_ONCE } from '../../../../schema/values/orders/orders-at-once';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { OrdersAtOnceService } from './orders-at-once.service';
import { ConfirmOrdersPayload, OrderStepResult, ShipOrdersPayload } from './orders-at-once.types';
import { Operation } from '../../../platform/graphql/operation';

/** A result, with the fields selected of it, for each order that is named. */
const costOfAll = ({ args, childComplexity }: { args: { ids?: string[] }; childComplexity: number }): number =>
  (args.ids?.length ?? 1) * childComplexity;
const orderIds = { description: `The orders, 1 to ${MAX_ORDERS_AT_ONCE}; one that is named twice counts once.` };
const ON_EACH = 'Each is decided by itself; one that fails does not stop the others: read each result.';

@injectable()
@Resolver(() => OrderStepResult)
export class OrdersAtOnceResolver {
  constructor(private readonly orders: OrdersAtOnceService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => ConfirmOrdersPayload, {
    complexity: costOfAll,
    description: `The seller accepts several new orders, each of them whole, as confirmOrder does without quantities. ${ON_EACH}`,
  })
  async confirmOrders(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('ids', () => [ID], orderIds) ids: string[],
  ): Promise<ConfirmOrdersPayload> {
    return { results: await this.orders.confirm(viewer, ids, key) };
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => ShipOrdersPayload, {
    complexity: costOfAll,
    description: `Several confirmed orders leave the store with the weights that are agreed, as shipOrder does without weights. ${ON_EACH}`,
  })
  async shipOrders(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('ids', () => [ID], orderIds) ids: string[],
  ): Promise<ShipOrdersPayload> {
    return { results: await this.orders.ship(viewer, ids, key) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The key of the message, as in `extensions.key`: it stays when the words change; null where it is done.',
  })
  key(@Root() { error }: OrderStepResult): string | null {
    return error && error.key;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why not, in the language of the request; null where it is done.' })
  message(@Root() { error }: OrderStepResult, @Context() { language }: RequestContext): string | null {
    return error && text(error.key, language, error.params);
  }
}

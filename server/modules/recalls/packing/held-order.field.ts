import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { OrderState } from '../../../../schema/values/orders/order-states';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import type { OrderLine } from '../../orders/orders/order-line.entity';
import { Order } from '../../orders/orders/order.entity';
import { OrderPartsService } from '../../orders/orders/order-parts.service';
import { mayPick } from '../lot.policy';
import { PickLotsService, type ProductLots } from './pick-lots.service';

@injectable()
@Resolver(() => Order)
export class HeldOrderField {
  constructor(
    private readonly parts: OrderPartsService,
    private readonly lots: PickLotsService,
  ) {}

  @FieldResolver(() => Boolean, {
    description:
      'Its stock is in lots on hold or recalled, so that shipOrder is rejected now. False for others than its seller, and in every other state than CONFIRMED.',
  })
  async isStockOnHold(@Root() order: Order, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<boolean> {
    if (!mayPick(viewer, { ownerId: order.sellerId }) || order.state !== OrderState.CONFIRMED) return false;
    const lines = await loader<string, OrderLine[]>('order-lines', (ids) => this.parts.linesOf(ids)).load(order.id);
    const lots = loader<string, ProductLots>('pick-lots', (ids) => this.lots.findForProducts(ids));
    return this.lots.isOrderOnHold(lines ?? [], async (productId) => (await lots.load(productId)) ?? []);
  }
}

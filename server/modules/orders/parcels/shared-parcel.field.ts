import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { Order } from '../orders/order.entity';
import { SharedParcel } from './shared-parcel.types';
import { SharedParcelViewsService } from './shared-parcel-views.service';

@injectable()
@Resolver(() => Order)
export class SharedParcelField {
  constructor(private readonly parcels: SharedParcelViewsService) {}

  @FieldResolver(() => SharedParcel, {
    nullable: true,
    description: 'Of an order of a shared basket, for its seller and admins: what became of the orders of the others.',
  })
  sharedParcel(
    @Root() order: Order,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<SharedParcel | null> | null {
    if (!this.parcels.maySee(viewer, order)) return null;
    return loader<string, SharedParcel>('shared-parcel', (ids) => this.parcels.findForOrders(ids)).load(order.id);
  }
}

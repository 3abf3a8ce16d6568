import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { Order } from '../orders/order.entity';
import { maySeeHandoverCode } from '../orders/order.policy';
import { HandoverCodesService } from './handover-codes.service';

@injectable()
@Resolver(() => Order)
export class HandoverCodeField {
  constructor(private readonly codes: HandoverCodesService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For its buyer, signed in, while it is on its way: the four digits to give to who delivers it, once it has arrived. Null for everyone else, and of goods that were recalled.',
  })
  handoverCode(@Root() order: Order, @CurrentViewer() viewer: Viewer, @Context() context: RequestContext): Promise<string | null> | null {
    if (!maySeeHandoverCode(viewer, order)) return null;
    return context.loader<string, string>('handover-code', (ids) => this.codes.findForOrders(ids)).load(order.id);
  }
}

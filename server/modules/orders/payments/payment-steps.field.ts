import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentStep } from '../../../../schema/values/orders/orders';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { BuyerRefusalsService } from '../buyers/buyer-refusals.service';
import { Order } from '../orders/order.entity';
import { paymentStepsOf } from '../orders/order.policy';

@injectable()
@Resolver(() => Order)
export class PaymentStepsField {
  constructor(private readonly refusals: BuyerRefusalsService) {}

  @FieldResolver(() => [PaymentStep], { description: 'What the viewer may report about its payment now.' })
  async paymentSteps(@Root() order: Order, @CurrentViewer() viewer: Viewer, @Context() context: RequestContext): Promise<PaymentStep[]> {
    const steps = paymentStepsOf(viewer, order);
    if (!steps.includes('PAY_IN_CASH')) return steps;
    const paysInCash = await context.loader<string, boolean>('pays-in-cash', (ids) => this.refusals.paysInCash(ids)).load(viewer.id);
    return paysInCash ? steps : steps.filter((step) => step !== 'PAY_IN_CASH');
  }
}

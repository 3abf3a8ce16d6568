import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { PaymentGateway } from '../../../../schema/values/money/gateways';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { GatewayStartsService } from './gateway-starts.service';
import { StartOnlinePaymentPayload } from './online-payment.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class OnlinePaymentsResolver {
  constructor(private readonly starts: GatewayStartsService) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PAGE })
  @Mutation(() => StartOnlinePaymentPayload, {
    description:
      'The buyer of a confirmed order begins to pay it at a gateway. The order is PAID once the gateway reports the money; UNAVAILABLE while the gateway is away.',
  })
  startOnlinePayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('gateway', () => PaymentGateway, { description: 'One of MarketTerms.paymentGateways.' }) gateway: PaymentGateway,
  ): Promise<StartOnlinePaymentPayload> {
    return this.starts.start(viewer, id, gateway, key);
  }
}

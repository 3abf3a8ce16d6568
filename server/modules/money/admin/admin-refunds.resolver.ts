import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { GatewayRefundSendingService } from '../gateway/gateway-refund-sending.service';
import { RecordRefundByHandPayload, RejectedRefund, RetryRefundPayload } from '../gateway/online-payment.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AdminRefundsResolver {
  constructor(private readonly refunds: GatewayRefundSendingService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => [RejectedRefund], { description: 'Admin: the 50 latest refunds that a gateway has rejected.' })
  rejectedRefunds(@CurrentViewer() viewer: Viewer): Promise<RejectedRefund[]> {
    return this.refunds.rejected(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RetryRefundPayload, { description: 'Admin: has a rejected refund sent again.' })
  async retryRefund(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
  ): Promise<RetryRefundPayload> {
    await this.refunds.retry(viewer, id, key);
    return { rejected: await this.refunds.rejected(viewer) };
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RecordRefundByHandPayload, {
    description: 'Admin: a rejected refund was paid back by a transfer of the platform itself; the buyer is notified.',
  })
  async recordRefundByHand(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
    @Arg('reference', () => String, { description: 'The number of the transfer, 4 to 64 letters and digits.' }) reference: string,
  ): Promise<RecordRefundByHandPayload> {
    await this.refunds.payByHand(viewer, id, reference, key);
    return { rejected: await this.refunds.rejected(viewer) };
  }
}

import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import {
  CancelRefundByHandPayload,
  RecordRefundByHandPayload,
  RefundByHand,
  RejectedRefund,
  RetryRefundPayload,
  StartRefundByHandPayload,
} from '../gateway/online-payment.types';
import { HandRefundNumbersService } from '../gateway/hand-refund-numbers.service';
import { numberReason, rightNumber, takeBackReason } from '../money.enums';
import { RejectedRefundsService } from '../gateway/rejected-refunds.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AdminRefundsResolver {
  constructor(
    private readonly refunds: RejectedRefundsService,
    private readonly numbers: HandRefundNumbersService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => [RejectedRefund], {
    description: 'Admin: the 50 latest refunds that a gateway has rejected, with those that an admin is paying by hand.',
  })
  rejectedRefunds(@CurrentViewer() viewer: Viewer): Promise<RejectedRefund[]> {
    return this.refunds.list(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => [RefundByHand], { description: 'Admin: the 50 latest refunds that admins have paid by hand.' })
  refundsByHand(@CurrentViewer() viewer: Viewer): Promise<RefundByHand[]> {
    return this.numbers.list(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RefundByHand, {
    description:
      'Admin: the recorded number of the transfer by which a refund was paid by hand is wrong. No money moves; both parties of the order are notified.',
  })
  correctRefundByHand(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
    @Arg('reason', () => String, numberReason) reason: string,
    @Arg('reference', () => String, rightNumber) reference?: string | null,
    @Arg('takeBackReason', () => String, takeBackReason) because?: string | null,
  ): Promise<RefundByHand> {
    return this.numbers.correct(viewer, id, { reference, reason, takeBackReason: because }, key);
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
    return { rejected: await this.refunds.list(viewer) };
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => StartRefundByHandPayload, {
    description: 'Admin: is about to pay a rejected refund by hand. From now on nothing takes it away, and no other admin pays it.',
  })
  async startRefundByHand(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
  ): Promise<StartRefundByHandPayload> {
    await this.refunds.startByHand(viewer, id, key);
    return { rejected: await this.refunds.list(viewer) };
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => CancelRefundByHandPayload, {
    description: 'Admin: the money of a refund by hand was not sent after all; of another admin’s after a day.',
  })
  async cancelRefundByHand(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
  ): Promise<CancelRefundByHandPayload> {
    await this.refunds.cancelByHand(viewer, id, key);
    return { rejected: await this.refunds.list(viewer) };
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RecordRefundByHandPayload, {
    description:
      'Admin: a refund that was begun with `startRefundByHand` was paid by a transfer of the platform itself; the buyer is notified.',
  })
  async recordRefundByHand(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
    @Arg('reference', () => String, { description: 'The number of the transfer, 4 to 64 letters and digits.' }) reference: string,
    @Arg('takeBackReason', () => String, takeBackReason) because?: string | null,
  ): Promise<RecordRefundByHandPayload> {
    await this.refunds.recordByHand(viewer, id, { reference, takeBackReason: because }, key);
    return { rejected: await this.refunds.list(viewer) };
  }
}

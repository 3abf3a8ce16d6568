import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { Role } from '../../../../schema/values/accounts/roles';
import { limits } from '../../../../schema/values/limits';
import { PayoutState } from '../../../../schema/values/money/payouts';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { PayoutBatchesService } from '../payouts/payout-batches.service';
import { PayoutDecisionsService } from '../payouts/payout-decisions.service';
import { PayoutNumbersService } from '../payouts/payout-numbers.service';
import { PayoutPageArgs, PayoutTransferInput } from '../payouts/payouts.inputs';
import { PayoutsService } from '../payouts/payouts.service';
import { numberReason, rightNumber, takeBackReason } from '../money.enums';
import { Payout, PayoutBatch, PayoutBatchConnection, PayoutQueue, ReconcilePayoutBatchPayload } from '../payouts/payouts.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const batchId = { description: 'The batch.' };
const payoutId = { description: 'The payout.' };

@injectable()
@Resolver(() => ReconcilePayoutBatchPayload)
export class AdminPayoutsResolver {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly makes: PayoutBatchesService,
    private readonly decisions: PayoutDecisionsService,
    private readonly numbers: PayoutNumbersService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => PayoutQueue, { description: 'Admin: what the next batch of payouts would pay.' })
  payoutQueue(@CurrentViewer() viewer: Viewer): Promise<PayoutQueue> {
    return this.payouts.queue(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => PayoutBatchConnection, { description: 'Admin: batches of payouts, latest first.' })
  payoutBatches(@CurrentViewer() viewer: Viewer, @Args(() => PayoutPageArgs) page: PayoutPageArgs): Promise<Page<PayoutBatch>> {
    return this.payouts.batches(viewer, page);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => PayoutBatch, { description: 'Admin: one batch. Its payouts: `payouts(filter: { batchId })`.' })
  payoutBatch(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, batchId) id: string): Promise<PayoutBatch> {
    return this.payouts.batch(viewer, id);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => CsvFile, {
    complexity: CSV_COST,
    description:
      'Admin: the payouts of a batch that are to be transferred by one method, as a file for the bank or for bulk transfers of a wallet.',
  })
  payoutBatchCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('id', () => ID, batchId) id: string,
    @Arg('method', () => PayoutMethod, { description: 'Which of its payouts.' }) method: PayoutMethod,
  ): Promise<CsvFile> {
    return this.payouts.csv(viewer, id, method, language);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => PayoutBatch, {
    description: 'Admin: a batch of all that sellers asked for, and of all that is due to others who have an account. At most 500 payouts.',
  })
  async makePayoutBatch(@CurrentViewer() viewer: Viewer, @CurrentKey() key: RequestKey | null): Promise<PayoutBatch> {
    return this.payouts.batch(viewer, await this.makes.make(viewer, key));
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Payout, {
    description:
      'Admin: the transfer of a payout was made, also of one that was recorded as failed and never paid; its seller is notified.',
  })
  async markPayoutPaid(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, payoutId) id: string,
    @Arg('reference', () => String, { description: 'The number of the transfer, 4 to 64 letters and digits.' }) reference: string,
    @Arg('takeBackReason', () => String, takeBackReason) because?: string | null,
  ): Promise<Payout> {
    return this.payouts.findById(viewer, await this.decisions.pay(viewer, id, { reference, takeBackReason: because }, key));
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Payout, {
    description:
      'Admin: the transfer was not made, or came back, also that of a payout which was paid after all, for the last time. The amount is in the balance of its seller again, who is notified.',
  })
  async markPayoutFailed(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, payoutId) id: string,
    @Arg('reason', () => String, { description: 'Why; shown to the seller.' }) reason: string,
    @Arg('wrongNumber', () => Boolean, {
      defaultValue: false,
      description:
        'Of a payout that has failed already: the number that was recorded is another transfer’s, and is free again. Without it the number stays taken, for a transfer that came back was made. Of a paid one it is a CONFLICT: correctPayoutNumber corrects its number, and it stays paid.',
    })
    isWrongNumber: boolean,
    @Arg('seenState', () => PayoutState, {
      nullable: true,
      description: 'Its state as the admin has seen it: CONFLICT where another one was recorded since.',
    })
    seenState?: PayoutState | null,
  ): Promise<Payout> {
    return this.payouts.findById(viewer, await this.decisions.fail(viewer, id, { reason, isWrongNumber, seenState }, key));
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Payout, {
    description:
      'Admin: the recorded number of a payout’s transfer is wrong. No money moves: a paid payout stays paid, a failed one only loses its number. Its seller is notified.',
  })
  async correctPayoutNumber(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, payoutId) id: string,
    @Arg('reason', () => String, numberReason) reason: string,
    @Arg('reference', () => String, rightNumber) reference?: string | null,
    @Arg('takeBackReason', () => String, takeBackReason) because?: string | null,
  ): Promise<Payout> {
    return this.payouts.findById(viewer, await this.numbers.correct(viewer, id, { reference, reason, takeBackReason: because }, key));
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ReconcilePayoutBatchPayload, {
    description: 'Admin: compares what a bank or wallet reports with a batch. Payouts that agree are marked as paid.',
  })
  reconcilePayoutBatch(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, batchId) id: string,
    @Arg('method', () => PayoutMethod, { description: 'How the transfers were made.' }) method: PayoutMethod,
    @Arg('transfers', () => [PayoutTransferInput], { description: `All of them, at most ${limits.payoutTransfers}.` })
    transfers: PayoutTransferInput[],
  ): Promise<ReconcilePayoutBatchPayload> {
    return this.decisions.reconcile(viewer, { batchId: id, method, transfers }, key);
  }

  @FieldResolver(() => PayoutBatch, { description: 'The batch.' })
  batch(@CurrentViewer() viewer: Viewer, @Root() { batchId: id }: ReconcilePayoutBatchPayload): Promise<PayoutBatch> {
    return this.payouts.batch(viewer, id);
  }
}

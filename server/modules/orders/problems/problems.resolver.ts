import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { ProblemRemedy, ProblemSide, problemHours, problemImages } from '../../../../schema/values/orders/order-problems';
import { Authorized } from '../../../platform/graphql/authorized';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderProblem } from './order-problem.entity';
import { ProblemMovesService } from './problem-moves.service';
import { ProblemReportsService } from './problem-reports.service';
import { OrderProblemConnection } from './problem.types';
import { OrderProblemFilter, ProblemPageArgs, ReportProblemInput } from './problems.inputs';
import { ProblemsService } from './problems.service';
import { Operation } from '../../../platform/graphql/operation';

const problemId = { description: 'The problem.' } as const;
const which = { nullable: true, description: 'Which problems; all by default.' } as const;
const remedyAmount = { nullable: true, description: 'Of PARTIAL_REFUND: how much, BDT; never above what it cost.' } as const;
const ownImages = { nullable: true, description: `Images made by uploadOrderImage, at most ${problemImages}.` } as const;
const sentQuantity = {
  nullable: true,
  description: 'How much is sent, in the unit of the line, at most what was delivered; left out, all of it. Not of a whole order.',
} as const;
const forBuyer = { nullable: true, description: 'For the buyer.' } as const;

@injectable()
@Resolver(() => OrderProblem)
export class ProblemsResolver {
  constructor(
    private readonly problems: ProblemsService,
    private readonly reports: ProblemReportsService,
    private readonly moves: ProblemMovesService,
  ) {}

  @Authorized(...sellingRoles, Role.CONSUMER)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => OrderProblemConnection, { description: "Problems with the viewer's purchases or sales, latest first." })
  myProblems(
    @CurrentViewer() viewer: Viewer,
    @Arg('side', () => ProblemSide, { description: 'Whether the viewer bought or sold.' }) side: ProblemSide,
    @Args(() => ProblemPageArgs) page: ProblemPageArgs,
    @Arg('filter', () => OrderProblemFilter, which) filter?: OrderProblemFilter | null,
  ): Promise<Page<OrderProblem>> {
    return this.problems.mine(viewer, side, filter ?? {}, page);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, {
    description: `The buyer reports a problem within ${problemHours.report} hours of the delivery, ${problemHours.reportPerishable} for perishable products; the seller has ${problemHours.due.OPEN} hours to respond. CONFLICT afterwards, or where one was reported.`,
  })
  reportProblem(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => ReportProblemInput, { description: 'The problem.' }) input: ReportProblemInput,
  ): Promise<OrderProblem> {
    return this.reports.report(viewer, input, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, {
    description: 'The seller gives what the buyer wants: the refund counts from now on, a replacement is to be sent.',
  })
  acceptProblem(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
  ): Promise<OrderProblem> {
    return this.moves.accept(viewer, id, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, {
    description: `The seller offers something else; the buyer has ${problemHours.due.OFFERED} hours to respond.`,
  })
  offerForProblem(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
    @Arg('remedy', () => ProblemRemedy, { description: 'What is offered.' }) remedy: ProblemRemedy,
    @Arg('amount', () => DecimalScalar, remedyAmount) amount?: string | null,
    @Arg('text', () => String, forBuyer) text?: string | null,
    @Arg('imageIds', () => [ID], ownImages) imageIds?: string[] | null,
  ): Promise<OrderProblem> {
    return this.moves.offer(viewer, id, { key, remedy, amount, text, imageIds });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, { description: 'The seller gives nothing: an admin decides.' })
  declineProblem(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
    @Arg('reason', () => String, { description: 'Read by the buyer and admins.' }) text: string,
    @Arg('imageIds', () => [ID], ownImages) imageIds?: string[] | null,
  ): Promise<OrderProblem> {
    return this.moves.decline(viewer, id, { key, text, imageIds });
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, { description: 'The buyer takes what the seller offers.' })
  acceptProblemOffer(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
  ): Promise<OrderProblem> {
    return this.moves.acceptOffer(viewer, id, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, { description: 'The buyer does not take what the seller offers: an admin decides.' })
  declineProblemOffer(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
    @Arg('text', () => String, { nullable: true, description: 'Why, for the seller and admins.' }) text?: string | null,
  ): Promise<OrderProblem> {
    return this.moves.declineOffer(viewer, id, { key, text });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, {
    description:
      'The replacement has left the seller and is taken from the stock: the problem is solved. OUT_OF_STOCK where less is there than is sent.',
  })
  sendReplacement(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
    @Arg('text', () => String, forBuyer) text?: string | null,
    @Arg('imageIds', () => [ID], ownImages) imageIds?: string[] | null,
    @Arg('quantity', () => DecimalScalar, sentQuantity) quantity?: string | null,
  ): Promise<OrderProblem> {
    return this.moves.sendReplacement(viewer, id, { key, text, imageIds, quantity });
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderProblem, { description: 'The buyer takes the report back.' })
  withdrawProblem(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, problemId) id: string,
  ): Promise<OrderProblem> {
    return this.moves.withdraw(viewer, id, key);
  }
}

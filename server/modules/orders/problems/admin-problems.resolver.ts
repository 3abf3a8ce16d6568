import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { ProblemRemedy } from '../../../../schema/values/orders/order-problems';
import { Authorized } from '../../../platform/graphql/authorized';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderProblem } from './order-problem.entity';
import { ProblemMovesService } from './problem-moves.service';
import { OrderProblemConnection } from './problem.types';
import { OrderProblemFilter, ProblemPageArgs } from './problems.inputs';
import { ProblemsService } from './problems.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => OrderProblem)
export class AdminProblemsResolver {
  constructor(
    private readonly problems: ProblemsService,
    private readonly moves: ProblemMovesService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => OrderProblemConnection, {
    description: 'Admin: problems with all orders, latest first; with the state ESCALATED alone, or overdue, those that are due first.',
  })
  orderProblems(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ProblemPageArgs) page: ProblemPageArgs,
    @Arg('filter', () => OrderProblemFilter, { nullable: true, description: 'Which problems; all by default.' })
    filter?: OrderProblemFilter | null,
  ): Promise<Page<OrderProblem>> {
    return this.problems.queue(viewer, filter ?? {}, page);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => OrderProblem, {
    description: 'Admin: decides a problem that its parties did not solve; both are notified of the reason.',
  })
  decideProblem(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The problem.' }) id: string,
    @Arg('reason', () => String, { description: 'Read by buyer and seller.' }) text: string,
    @Arg('remedy', () => ProblemRemedy, { nullable: true, description: 'What is owed; left out, the problem is dismissed.' })
    remedy?: ProblemRemedy | null,
    @Arg('amount', () => DecimalScalar, { nullable: true, description: 'Of PARTIAL_REFUND: how much, BDT; never above what it cost.' })
    amount?: string | null,
  ): Promise<OrderProblem> {
    return this.moves.decide(viewer, id, { key, text, remedy, amount });
  }
}

import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { ProblemAction } from '../../../../schema/values/orders/order-problems';
import type { RequestContext } from '../../../platform/graphql/context';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderLine } from '../orders/order-line.entity';
import { OrderPartsService } from '../orders/order-parts.service';
import { Order } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import { OrderProblem } from './order-problem.entity';
import { OrderProblemEntry } from './order-problem-entry.entity';
import { problemActionsOf } from './problem.policy';
import { ProblemsService } from './problems.service';

@injectable()
@Resolver(() => OrderProblem)
export class OrderProblemField {
  constructor(
    private readonly problems: ProblemsService,
    private readonly orders: OrdersService,
    private readonly parts: OrderPartsService,
  ) {}

  @FieldResolver(() => Order, { nullable: true, description: 'The order.' })
  order(@Root() problem: OrderProblem, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<Order | null> {
    return loader<string, Order>('order', (ids) => this.orders.findByIds(viewer, ids)).load(problem.orderId);
  }

  @FieldResolver(() => OrderLine, { nullable: true, description: 'The line; null where it is about the whole order.' })
  async line(@Root() { orderId, lineId }: OrderProblem, @Context() { loader }: RequestContext): Promise<OrderLine | null> {
    if (lineId === null) return null;
    const lines = await loader<string, OrderLine[]>('order-lines', (ids) => this.parts.linesOf(ids)).load(orderId);
    return lines?.find(({ id }) => id === lineId) ?? null;
  }

  @FieldResolver(() => [OrderProblemEntry], { description: 'Its history, oldest first.' })
  async entries(@Root() { id }: OrderProblem, @Context() { loader }: RequestContext): Promise<OrderProblemEntry[]> {
    return (await loader<string, OrderProblemEntry[]>('problem-histories', (ids) => this.problems.histories(ids)).load(id)) ?? [];
  }

  @FieldResolver(() => [ProblemAction], { description: 'What the viewer may do with it now.' })
  actions(@Root() problem: OrderProblem, @CurrentViewer() viewer: Viewer): ProblemAction[] {
    return problemActionsOf(viewer, problem);
  }

  @FieldResolver(() => DecimalScalar, { description: 'The most that can be given back for it now, BDT.' })
  async mostRefundable(@Root() problem: OrderProblem, @Context() { loader }: RequestContext): Promise<string> {
    const key = `${problem.orderId} ${problem.lineId ?? ''}`;
    return (await loader<string, string>('problem-costs', (keys) => this.problems.mostRefundableOf(keys)).load(key)) ?? '0.00';
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a replacement is possible: what it is about is still sold in the unit of the order.',
  })
  async isReplaceable(@Root() problem: OrderProblem, @Context() { loader }: RequestContext): Promise<boolean> {
    const key = `${problem.orderId} ${problem.lineId ?? ''}`;
    return (await loader<string, boolean>('replaceable', (keys) => this.problems.replaceableOf(keys)).load(key)) ?? false;
  }
}

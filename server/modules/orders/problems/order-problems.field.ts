import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import { OrderProblem } from './order-problem.entity';
import { ProblemsService, type ReportWindows } from './problems.service';

@injectable()
@Resolver(() => Order)
export class OrderProblemsField {
  constructor(private readonly service: ProblemsService) {}

  @FieldResolver(() => [OrderProblem], { description: 'Problems with it, oldest first.' })
  async problems(@Root() { id }: Order, @Context() { loader }: RequestContext): Promise<OrderProblem[]> {
    return (await loader<string, OrderProblem[]>('order-problems', (ids) => this.service.findForOrders(ids)).load(id)) ?? [];
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the viewer may report that it was not received as a whole; null where they may not.',
  })
  async reportUntil(@Root() { id }: Order, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<Date | null> {
    return (await loader<string, ReportWindows>('report-windows', (ids) => this.service.windows(viewer, ids)).load(id))?.order ?? null;
  }
}

@injectable()
@Resolver(() => OrderLine)
export class OrderLineProblemsField {
  constructor(private readonly service: ProblemsService) {}

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the viewer may report a problem with it; null where they may not.',
  })
  async reportUntil(
    @Root() { id, orderId }: OrderLine,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<Date | null> {
    const windows = await loader<string, ReportWindows>('report-windows', (ids) => this.service.windows(viewer, ids)).load(orderId);
    return windows?.lines.get(id) ?? null;
  }

  @FieldResolver(() => DecimalScalar, { description: 'What of its cost, after the discount, can be given back at most, BDT.' })
  async mostRefundable(@Root() { id, orderId }: OrderLine, @Context() { loader }: RequestContext): Promise<string> {
    const load = loader<string, string>('problem-costs', (keys) => this.service.mostRefundableOf(keys));
    return (await load.load(`${orderId} ${id}`)) ?? '0.00';
  }

  @FieldResolver(() => Boolean, { description: 'Whether it can be sent once more: its product still has the unit in which it was sold.' })
  async isReplaceable(@Root() { id, orderId }: OrderLine, @Context() { loader }: RequestContext): Promise<boolean> {
    return (await loader<string, boolean>('replaceable', (keys) => this.service.replaceableOf(keys)).load(`${orderId} ${id}`)) ?? false;
  }
}

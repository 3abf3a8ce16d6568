/**
 * Takes a buyer's report of a problem with a delivered order: within its time, with images, and for no more than what
 * it cost.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { problemWindowEnd } from '../../../../schema/rules/orders/problem-window';
import { OrderImageUse } from '../../../../schema/values/orders/order-images';
import { ProblemKind, type ProblemRemedy } from '../../../../schema/values/orders/order-problems';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { HeldReceiptsService } from '../../catalogue/stock/held-receipts.service';
import { OrderImagesService } from '../images/order-images.service';
import { notNow } from '../orders/allowed-moves';
import type { Order } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import type { OrderProblem } from './order-problem.entity';
import { addEntry, addProblem, countOpenProblems } from './order-problems.store';
import { type ReportableLine, reportableLines } from './problem-costs.store';
import { ProblemNotificationsService } from './problem-notifications.service';
import { mayReportProblem } from './problem.policy';
import { ProblemsService } from './problems.service';
import { assertRefundable } from './assert-refundable';

/** After the rules. Without a line it is about the whole order. */
export interface ProblemReport {
  readonly orderId: string;
  readonly lineId?: string | null;
  readonly kind: ProblemKind;
  readonly remedy: ProblemRemedy;
  /** The amount of a partial refund, BDT. */
  readonly amount?: string | null;
  readonly text: string;
  readonly imageIds?: readonly string[] | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProblemReportsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly problems: ProblemsService,
    private readonly images: OrderImagesService,
    private readonly receipts: HeldReceiptsService,
    private readonly notifications: ProblemNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Another's order or line is NOT_FOUND; CONFLICT once the time is over or a problem with it was reported. What the
   * buyer listed again of it is taken off the market first. Under a key that was used before, the problem of that
   * request is returned.
   */
  report(viewer: Viewer, report: ProblemReport, key?: RequestKey | null): Promise<OrderProblem> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.lockById(viewer, report.orderId, tx);
      assertMay(mayReportProblem(viewer, order));
      const request = { userId: viewer.id, operation: 'reportProblem', body: inFixedOrder(report) };
      const made = await this.idempotency.resultOf(tx, key, request);
      if (made) return this.problems.findById(viewer, made, tx);
      const lines = await this.reportable(tx, viewer, order, report);
      const problem = await this.store(tx, viewer, order, report);
      await this.receipts.hold(
        tx,
        lines.map(({ lineId }) => lineId),
        viewer.id,
      );
      await countOpenProblems(tx, order.id, 1);
      this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
      await this.notifications.reported(tx, problem);
      await this.idempotency.saveResult(tx, key, viewer.id, problem.id);
      return problem;
    });
  }

  /** The lines that the report is about. */
  private async reportable(tx: EntityManager, viewer: Viewer, order: Order, { lineId = null, kind, remedy, amount = null }: ProblemReport) {
    const all = await reportableLines(tx, [order.id]);
    const lines = lineId === null ? all : all.filter((line) => line.lineId === lineId);
    if (order.state !== 'DELIVERED') throw notNow('INVALID_TRANSITION', 'order.invalidTransition', viewer, order);
    assertMay(lines.length > 0, 'NOT_FOUND');
    if (kind === ProblemKind.NOT_THE_GRADE && !lines.every(({ hasGrade }) => hasGrade))
      throw invalidInput([{ field: 'kind', key: 'problem.noGrade' }]);
    assertInTime(order, lines, lineId);
    assertRefundable(await this.problems.costsOf(tx, order.id), lineId, { remedy, amount });
    return lines;
  }

  private async store(tx: EntityManager, viewer: Viewer, order: Order, report: ProblemReport): Promise<OrderProblem> {
    const { lineId = null, kind, remedy, amount = null, text, imageIds } = report;
    const images = await this.images.use(tx, viewer, {
      orderId: order.id,
      imageIds: imageIds ?? [],
      use: OrderImageUse.PROBLEM,
      field: 'imageIds',
    });
    const parties = { orderId: order.id, buyerId: order.buyerId, sellerId: order.sellerId };
    const problem = await addProblem(tx, { ...parties, lineId, kind, remedy, amount });
    if (!problem) throw new Error('A report without a problem.');
    await addEntry(tx, {
      problemId: problem.id,
      actor: 'BUYER',
      actorId: viewer.id,
      action: 'REPORT',
      state: problem.state,
      text,
      remedy,
      amount,
      imageIds: images.map(({ id }) => id),
    });
    return problem;
  }
}

/** A line has its own time; the whole order that of products that last, and no problem of any line. */
function assertInTime(order: Order, lines: readonly ReportableLine[], lineId: string | null): void {
  const [line] = lines;
  if (!line) return;
  const current = { status: order.status, state: order.state };
  if (lines.some(({ hasProblem }) => hasProblem))
    throw conflict('problem.reported', current, { field: lineId === null ? 'orderId' : 'lineId' });
  const delivered = lineId === null ? { ...line, categorySlug: null } : line;
  if (problemWindowEnd(delivered, line.now) === null) throw conflict('problem.tooLate', current);
}

/**
 * Finds problems of orders for those who may see them: their buyer, their seller, admins. What is displayed with orders
 * and sellers is read for loaders, each kind in one statement. Changes are those of ProblemReportsService and
 * ProblemMovesService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { problemWindowEnd } from '../../../../schema/rules/orders/problem-window';
import { problemFigure, ProblemSide } from '../../../../schema/values/orders/order-problems';
import { isUuid } from '../../../platform/uuid';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import type { OrderProblem } from './order-problem.entity';
import type { OrderProblemEntry } from './order-problem-entry.entity';
import { problemById } from './order-problems.store';
import { lineCosts, orderSumsOf, reportableLines } from './problem-costs.store';
import { actorOf } from '../orders/order.policy';
import { maySeeAllProblems } from './problem.policy';
import { entriesOf, type ProblemFilterValues, problemsOfOrders, problemsPage, solvedShares } from './problems.query';
import { isReplaceable, mostRefundable, type OrderCosts } from './refund-sums';

/** Until when problems may be reported: of the order as a whole, and of each line by its id. */
export interface ReportWindows {
  readonly order: Date | null;
  readonly lines: ReadonlyMap<string, Date>;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProblemsService {
  constructor(private readonly db: DataSource) {}

  /** Another's problem and a missing one are NOT_FOUND alike. */
  async findById(viewer: Viewer, id: string, db: Db = this.db): Promise<OrderProblem> {
    const problem = isUuid(id) ? await problemById(db, id) : null;
    assertMay(problem !== null && actorOf(viewer, problem) !== null, 'NOT_FOUND');
    return problem;
  }

  /** Returns the problems of the viewer's purchases or sales, the latest first. */
  mine(viewer: Viewer, side: ProblemSide, filter: ProblemFilterValues, page: PageRequest): Promise<Page<OrderProblem>> {
    const party = side === ProblemSide.BUYER ? { buyerId: viewer.id } : { sellerId: viewer.id };
    return problemsPage(this.db, { ...filter, ...party }, page);
  }

  /**
   * Returns the problems of all orders: the ones that wait for an admin the longest first, the others the latest first.
   */
  queue(viewer: Viewer, filter: ProblemFilterValues, page: PageRequest): Promise<Page<OrderProblem>> {
    assertMay(maySeeAllProblems(viewer));
    return problemsPage(this.db, filter, page);
  }

  /**
   * Each order's, oldest first, in the order requested. For services that have asserted that the viewer may see the
   * orders.
   */
  async findForOrders(orderIds: readonly string[]): Promise<OrderProblem[][]> {
    const problems = await problemsOfOrders(this.db, orderIds);
    return orderIds.map((id) => problems.filter(({ orderId }) => orderId === id));
  }

  /** The histories, oldest entry first, in the order requested. */
  async histories(problemIds: readonly string[]): Promise<OrderProblemEntry[][]> {
    const entries = await entriesOf(this.db, problemIds);
    return problemIds.map((id) => entries.filter(({ problemId }) => problemId === id));
  }

  /** Until when this viewer may report problems, in the order requested. */
  async windows(viewer: Viewer, orderIds: readonly string[]): Promise<ReportWindows[]> {
    const reportable = await reportableLines(this.db, orderIds);
    return orderIds.map((id) => {
      const lines = reportable.filter(({ orderId, buyerId }) => orderId === id && buyerId === viewer.id);
      const ends = lines.flatMap((line) => {
        const end = problemWindowEnd(line, line.now);
        return end ? [[line.lineId, end] as const] : [];
      });
      const [first] = lines;
      const whole = first && { ...first, categorySlug: null, hasProblem: lines.some(({ hasProblem }) => hasProblem) };
      return { order: whole ? problemWindowEnd(whole, whole.now) : null, lines: new Map(ends) };
    });
  }

  /** Reads what an order and its lines cost, once for the steps that follow. */
  async costsOf(db: Db, orderId: string): Promise<OrderCosts> {
    const [sums] = await orderSumsOf(db, [orderId]);
    if (!sums) throw new Error('A problem without an order.');
    return { sums, lines: await lineCosts(db, [orderId]) };
  }

  /**
   * The most that can be given back now, BDT, in the order requested: of lines (`order line`) and whole orders
   * (`order`).
   */
  async mostRefundableOf(keys: readonly string[]): Promise<string[]> {
    return this.mapCosts(keys, (costs, lineId) => (costs ? mostRefundable(costs, lineId) : '0.00'));
  }

  /** Whether the products still have the unit in which they were sold, of the same keys. */
  async replaceableOf(keys: readonly string[]): Promise<boolean[]> {
    return this.mapCosts(keys, (costs, lineId) => costs !== null && isReplaceable(costs, lineId));
  }

  private async mapCosts<Result>(
    keys: readonly string[],
    resultOf: (costs: OrderCosts | null, lineId: string | null) => Result,
  ): Promise<Result[]> {
    const wanted = keys.map((key) => key.split(' '));
    const orderIds = [...new Set(wanted.map(([orderId = '']) => orderId))];
    const sums = await orderSumsOf(this.db, orderIds);
    const lines = await lineCosts(this.db, orderIds);
    return wanted.map(([id, lineId]) => {
      const ofOrder = sums.find(({ orderId }) => orderId === id);
      return resultOf(ofOrder ? { sums: ofOrder, lines } : null, lineId || null);
    });
  }

  /**
   * The share of each seller's problems that were solved within 24 hours, 0 to 1, of the last 180 days; null below 3.
   * In the order requested.
   */
  async solvedShares(sellerIds: readonly string[]): Promise<(number | null)[]> {
    const sharesBySeller = new Map((await solvedShares(this.db, sellerIds)).map((share) => [share.sellerId, share]));
    return sellerIds.map((id) => {
      const { count = 0, solved = 0 } = sharesBySeller.get(id) ?? {};
      return count < problemFigure.least ? null : solved / count;
    });
  }
}

/** A seller's day: what to pick, to pack and to deliver. The rule for the day of an order is in seller-day.query.ts. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { DeliveryMethod, OrderStatus } from '../../../../schema/values/orders/orders';
import { serverLimits } from '../../../../schema/values/server-limits';
import { toCollectOf } from '../account/order-money';
import { money, toMoney } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { mayRunDay } from './seller-day.policy';
import { countDue, type DueOrder, dueOrders, pickListOf } from './seller-day.query';
import type { DayOrder, RunSheetStop, SellerDay, SellerDayCounts } from './seller-day.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellerDayService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  /**
   * The viewer's own orders that are due on the day, '2026-11-25', today where none is given; today has the overdue
   * ones as well. Two statements.
   */
  async findForSeller(viewer: Viewer, date: string | null): Promise<SellerDay> {
    assertMay(mayRunDay(viewer));
    const today = dayAt(new Date());
    const day = date ?? today;
    const range = { from: day === today ? null : day, until: day, today, limit: serverLimits.dayOrders };
    const due = await dueOrders(this.db, viewer.id, range);
    const toPack = due.filter(({ status }) => status === OrderStatus.CONFIRMED);
    const counts = countsOf(due);
    const runSheet = await this.stops(due.filter(({ status }) => status === OrderStatus.SHIPPED));
    return {
      date: day,
      counts,
      hasMore: counts.toPick + counts.toDeliver > due.length,
      pickList: await pickListOf(
        this.db,
        toPack.map(({ id }) => id),
      ),
      packingList: toPack.map(dayOrder),
      runSheet,
      amountToCollect: sumOf(runSheet),
    };
  }

  /** Counts the orders of today, with one statement. */
  counts(viewer: Viewer): Promise<SellerDayCounts> {
    assertMay(mayRunDay(viewer));
    return countDue(this.db, viewer.id, dayAt(new Date()));
  }

  /** The viewer's open orders that are due on these days, by day; with how many there are. */
  async between(
    viewer: Viewer,
    from: string,
    until: string,
  ): Promise<{ readonly orders: readonly DayOrder[]; readonly totalCount: number }> {
    assertMay(mayRunDay(viewer));
    const range = { from, until, today: dayAt(new Date()), limit: serverLimits.calendarEvents };
    const due = await dueOrders(this.db, viewer.id, range);
    const { toPick, toDeliver } = countsOf(due);
    return { orders: due.map(dayOrder), totalCount: toPick + toDeliver };
  }

  /** Groups the orders by upazila, in the order of its name; orders that are picked up come last. */
  private async stops(shipped: readonly DueOrder[]): Promise<RunSheetStop[]> {
    const byUpazila = new Map<number | null, DueOrder[]>();
    for (const order of shipped) {
      const upazilaId = order.deliveryMethod === DeliveryMethod.PICKUP ? null : order.upazilaId;
      byUpazila.set(upazilaId, [...(byUpazila.get(upazilaId) ?? []), order]);
    }
    const stops = await Promise.all(
      [...byUpazila].map(async ([upazilaId, due]) => {
        const orders = due.map(dayOrder);
        return { upazila: await this.geography.upazila(upazilaId), orders, amountToCollect: sumOf(orders) };
      }),
    );
    const nameOf = ({ upazila }: RunSheetStop) => upazila?.nameEn ?? '\uFFFF';
    return stops.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }
}

const countsOf = ([first]: readonly DueOrder[]): SellerDayCounts => ({
  toPick: first?.toPick ?? 0,
  toDeliver: first?.toDeliver ?? 0,
  overdue: first?.overdue ?? 0,
});

const sumOf = (parts: readonly Pick<DayOrder, 'amountToCollect'>[]): string =>
  toMoney(parts.reduce((sum, { amountToCollect }) => sum.plus(amountToCollect), money(0)));

function dayOrder(order: DueOrder): DayOrder {
  const { day, isOverdue, weightKg } = order;
  return { order, day, isOverdue, weightKg, amountToCollect: toCollectOf(order) };
}

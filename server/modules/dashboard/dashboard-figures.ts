/** Makes tiles and months of the rows that DashboardService reads. Pure. */
import { DashboardTileKind } from '../../../schema/values/market/dashboard';
import { serverLimits } from '../../../schema/values/server-limits';
import { money, toMoney, toQuantity } from '../../platform/money';
import { SAME_DAYS } from './dashboard-clock.query';
import type { DashboardMonth, DashboardTile } from './dashboard.types';

/** A month's orders; the row of SAME_DAYS is that part of the month before, the row without a month the sum of all. */
export interface PlacedRow {
  readonly month: string | null;
  readonly orders: number;
  readonly users: number;
}

export interface DeliveredRow {
  readonly month: string | null;
  readonly revenue: string;
  readonly commission: string;
  readonly refunds: string;
  /** The bought products in it had cost this, BDT. */
  readonly costs: string;
  readonly quantity: string;
}

/** `this` and `before`: this month's figure and that of the same days of the month before. */
export interface OtherFigures {
  /** yyyy-mm */
  readonly thisMonth: string;
  readonly traffic: string;
  readonly trafficBefore: string;
  readonly ratings: number;
  readonly goodRatings: number;
  readonly ratingsThis: number;
  readonly goodRatingsThis: number;
  readonly ratingsBefore: number;
  readonly goodRatingsBefore: number;
  readonly followers: number;
  readonly followersThis: number;
  readonly followersBefore: number;
  readonly pendingOrders: number;
  readonly unpublishedProducts: number;
  readonly products: number;
}

interface Figure {
  readonly value: string | null;
  readonly now: string | number | null;
  readonly before: string | number | null;
}

export class DashboardFigures {
  private readonly placed: ReadonlyMap<string | null, PlacedRow>;
  private readonly delivered: ReadonlyMap<string | null, DeliveredRow>;

  constructor(
    placed: readonly PlacedRow[],
    delivered: readonly DeliveredRow[],
    private readonly others: OtherFigures,
  ) {
    this.placed = new Map(placed.map((row) => [row.month, row]));
    this.delivered = new Map(delivered.map((row) => [row.month, row]));
  }

  months(): DashboardMonth[] {
    return lastMonths(this.others.thisMonth, serverLimits.dashboardMonths).map((month) => ({
      month,
      users: this.users(month),
      revenue: this.revenue(month),
      profit: this.profit(month),
      orders: this.orders(month),
    }));
  }

  tiles(): DashboardTile[] {
    const others = this.others;
    const feedback = share(others.goodRatings, others.ratings);
    return [
      tile(
        DashboardTileKind.TOTAL_USERS,
        this.overMonths((month) => String(this.users(month))),
      ),
      tile(
        DashboardTileKind.TOTAL_REVENUE,
        this.overMonths((month) => this.revenue(month)),
      ),
      tile(
        DashboardTileKind.TOTAL_ORDERS,
        this.overMonths((month) => String(this.orders(month))),
      ),
      tile(DashboardTileKind.MONTHLY_TRAFFIC, { value: others.traffic, now: others.traffic, before: others.trafficBefore }),
      tile(
        DashboardTileKind.PRODUCTS_SOLD,
        this.overMonths((month) => this.quantity(month)),
      ),
      tile(DashboardTileKind.CUSTOMER_FEEDBACK, {
        value: feedback,
        now: share(others.goodRatingsThis, others.ratingsThis),
        before: share(others.goodRatingsBefore, others.ratingsBefore),
      }),
      tile(DashboardTileKind.ACTIVE_SUBSCRIPTIONS, {
        value: String(others.followers),
        now: others.followersThis,
        before: others.followersBefore,
      }),
      tile(
        DashboardTileKind.TOTAL_PROFIT,
        this.overMonths((month) => this.profit(month)),
      ),
    ];
  }

  /** The whole time's value, this month's and that of the same days of the month before. */
  private overMonths(figure: (month: string | null) => string): Figure {
    return { value: figure(null), now: figure(this.others.thisMonth), before: figure(SAME_DAYS) };
  }

  private users(month: string | null): number {
    return this.placed.get(month)?.users ?? 0;
  }

  private orders(month: string | null): number {
    return this.placed.get(month)?.orders ?? 0;
  }

  private revenue(month: string | null): string {
    return toMoney(this.delivered.get(month)?.revenue ?? 0);
  }

  private quantity(month: string | null): string {
    return toQuantity(this.delivered.get(month)?.quantity ?? 0);
  }

  private profit(month: string | null): string {
    const row = this.delivered.get(month);
    return row ? toMoney(money(row.revenue).minus(row.commission).minus(row.refunds).minus(row.costs)) : '0.00';
  }
}

/** In percent to one decimal. */
export function changePercent(now: string | number | null, before: string | number | null): number | null {
  if (now === null || before === null || money(before).eq(0)) return null;
  return money(now).minus(before).div(before).times(100).round(1).toNumber();
}

/** `count` months up to and with this one, oldest first. */
export function lastMonths(thisMonth: string, count: number): string[] {
  const [year = 0, month = 1] = thisMonth.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + (month - 1) - (count - 1 - index);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

function share(good: number, all: number): string | null {
  return all === 0 ? null : money(good).times(100).div(all).round(1).toFixed();
}

function tile(kind: DashboardTileKind, { value, now, before }: Figure): DashboardTile {
  return { kind, value, thisMonth: asText(now), sameDaysBefore: asText(before), changePercent: changePercent(now, before) };
}

function asText(figure: string | number | null): string | null {
  return figure === null ? null : String(figure);
}

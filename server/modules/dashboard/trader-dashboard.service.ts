/**
 * The home of traders, in five statements that use indexes of the trader. Margin is the value of delivered re-listed
 * products less what the receipts behind them had cost; products of the trader's own have no cost that the market knows
 * and count in sales only.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { buysFrom } from '../../../schema/values/accounts/trade';
import type { Viewer } from '../../platform/security/viewer';
import { toMoney, toQuantity } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import { SAME_DAYS } from './dashboard-clock.query';
import { changePercent, lastMonths } from './dashboard-figures';
import { maySeeTraderDashboard } from './dashboard.policy';
import {
  boughtByMonth,
  type BoughtRow,
  followedPrices,
  type FollowedPrice,
  soldByMonth,
  type SoldRow,
  standingOf,
  stockByCategory,
} from './trader-dashboard.query';
import type { CropTrend, TraderDashboard, TraderFigure } from './trader-dashboard.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class TraderDashboardService {
  constructor(private readonly db: DataSource) {}

  async findForTrader(viewer: Viewer): Promise<TraderDashboard> {
    assertMay(maySeeTraderDashboard(viewer));
    const [bought, sold, standing, stock, prices] = await Promise.all([
      boughtByMonth(this.db, viewer.id),
      soldByMonth(this.db, viewer.id),
      standingOf(this.db, viewer.id),
      stockByCategory(this.db, viewer.id),
      followedPrices(this.db, viewer.id, buysFrom[viewer.role]),
    ]);
    const { thisMonth, stockValue, waitingCost, ...counts } = standing;
    const months = lastMonths(thisMonth, serverLimits.dashboardMonths);
    const figure = <T extends BoughtRow | SoldRow>(list: readonly T[], of: (row: T) => string, write = toMoney) =>
      toFigure((month) => write(valueOf(list, month, of)), thisMonth);
    return {
      ...counts,
      spent: figure(bought, ({ spent }) => spent),
      boughtKg: figure(bought, ({ kilograms }) => kilograms, toQuantity),
      sold: figure(sold, (row) => row.sold),
      margin: figure(sold, ({ margin }) => margin),
      stockValue: toMoney(stockValue),
      waitingCost: toMoney(waitingCost),
      months: months.map((month) => ({
        month,
        spent: toMoney(valueOf(bought, month, ({ spent }) => spent)),
        sold: toMoney(valueOf(sold, month, (row) => row.sold)),
        margin: toMoney(valueOf(sold, month, ({ margin }) => margin)),
      })),
      stock,
      crops: toTrends(prices, months),
    };
  }
}

function valueOf<T extends { readonly month: string | null }>(list: readonly T[], month: string | null, of: (row: T) => string): string {
  const row = list.find((candidate) => candidate.month === month);
  return row ? of(row) : '0';
}

function toFigure(valueIn: (month: string | null) => string, thisMonth: string): TraderFigure {
  const [now, before] = [valueIn(thisMonth), valueIn(SAME_DAYS)];
  return { value: valueIn(null), thisMonth: now, sameDaysBefore: before, changePercent: changePercent(now, before) };
}

function toTrends(prices: readonly FollowedPrice[], months: readonly string[]): CropTrend[] {
  return [...new Set(prices.map(({ categorySlug }) => categorySlug))].map((categorySlug) => {
    const own = prices.filter((price) => price.categorySlug === categorySlug);
    const knownPrices = own.map(({ pricePerKg }) => pricePerKg).filter((price) => price !== null);
    return {
      categorySlug,
      changePercent: changePercent(knownPrices.at(-1) ?? null, knownPrices.at(-2) ?? null),
      months: months.map((month) => ({ month, pricePerKg: own.find((price) => price.month === month)?.pricePerKg ?? null })),
    };
  });
}

import type { SellerHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { LineChart } from '../../ui/charts/line-chart';
import type { ChartSeries } from '../../ui/charts/line-chart';
import { messages } from './dashboard.messages';

/**
 * Users, revenue and profit of the last 12 months. A drawing needs numbers; what is written comes from them only here.
 */
export function SellerChart({ months }: { months: SellerHomeQuery['sellerDashboard']['months'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = { write: format.money, writeTick: format.compact, unit: t('takaAxis') };
  const revenues = months.map(({ revenue }) => Number(revenue));
  const profits = months.map(({ profit }) => Number(profit));
  const series: ChartSeries[] = [
    {
      key: 'users',
      label: t('users'),
      values: months.map(({ users }) => users),
      write: format.number,
      writeTick: format.compact,
      axis: 'right',
      unit: t('users'),
    },
    { key: 'revenue', label: t('revenue'), values: revenues, ...money },
    { key: 'profit', label: t('profit'), values: profits, ...money },
  ];
  const sum = (values: readonly number[]) => format.money(Math.round(values.reduce((total, value) => total + value, 0)));
  const best = months[revenues.indexOf(Math.max(...revenues))];
  const summary =
    best && Number(best.revenue) > 0
      ? t('chartSummary', {
          month: format.month(best.month, 'long'),
          revenue: format.money(best.revenue),
          total: sum(revenues),
          profit: sum(profits),
        })
      : t('chartEmpty');
  return <LineChart title={t('chartTitle')} summary={summary} labels={months.map(({ month }) => format.month(month))} series={series} />;
}

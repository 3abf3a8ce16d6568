import type { TraderHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { LineChart } from '../../ui/charts/line-chart';
import type { ChartSeries } from '../../ui/charts/line-chart';
import { messages } from './trader.messages';

const lines = ['spent', 'sold', 'margin'] as const;

/**
 * Bought, sold and earned over the last 12 months. A drawing needs numbers; what is written comes from them only here.
 */
export function TraderChart({ months }: { months: TraderHomeQuery['traderDashboard']['months'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const series: ChartSeries[] = lines.map((key) => ({
    key,
    label: t(key),
    values: months.map((month) => Number(month[key])),
    write: format.money,
    writeTick: format.compact,
    unit: t('takaAxis'),
  }));
  const sum = (key: (typeof lines)[number]) => format.money(Math.round(months.reduce((total, month) => total + Number(month[key]), 0)));
  return (
    <LineChart
      title={t('chartTitle')}
      summary={t('chartSummary', { spent: sum('spent'), sold: sum('sold') })}
      labels={months.map(({ month }) => format.month(month))}
      series={series}
    />
  );
}

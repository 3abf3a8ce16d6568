import { PriceSpan } from '../../../schema/values/catalogue/prices';
import type { PricePoint_PointFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { LineChart } from '../../ui/charts/line-chart';
import { messages } from './prices.messages';

interface PriceChartProps {
  points: readonly PricePoint_PointFragment[];
  span: PriceSpan;
  title: string;
}

/**
 * The line of what was sold; where nothing was sold yet in the whole period, of what is offered. A drawing needs
 * numbers; what is written comes from them only here.
 */
export function PriceChart({ points, span, title }: PriceChartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const kind = points.some(({ sold }) => sold) ? 'sold' : 'offered';
  const shown = points.filter((point) => point[kind]);
  const values = shown.map((point) => Number(point[kind]));
  const when = ({ startsOn }: PricePoint_PointFragment, width: 'short' | 'long' = 'short') =>
    span === PriceSpan.MONTH
      ? `${format.month(startsOn.slice(0, 7), width)} ${format.digits(startsOn.slice(width === 'short' ? 2 : 0, 4))}`
      : format.date(startsOn);
  const last = shown.at(-1);
  const summary = last
    ? t('summary', {
        price: format.price(last[kind] ?? '0', 'KG'),
        when: when(last, 'long'),
        low: format.money(Math.min(...values)),
        high: format.money(Math.max(...values)),
      })
    : '';
  return (
    <LineChart
      title={title}
      summary={summary}
      labelHeader={t(`${span}One`)}
      labels={shown.map((point) => when(point))}
      series={[{ key: kind, label: t(kind), values, write: format.money, writeTick: format.compact }]}
    />
  );
}

import type { TraderHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ChipLink } from '../../ui/display/chip';
import { LineChart } from '../../ui/charts/line-chart';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './trader.messages';

type Crop = TraderHomeQuery['traderDashboard']['crops'][number];

/** A month no one bought enough in goes on at the price before it, or begins at the first there is. */
function filled({ months }: Crop): number[] {
  let last = Number(months.find(({ pricePerKg }) => pricePerKg)?.pricePerKg ?? 0);
  return months.map(({ pricePerKg }) => (last = pricePerKg ? Number(pricePerKg) : last));
}

/** Shows the price of a kilogram of the followed products, month by month. */
export function CropTrends({ crops }: { crops: readonly Crop[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const priced = crops.filter(({ months }) => months.some(({ pricePerKg }) => pricePerKg));
  const latest = priced
    .map((crop) => {
      const price = crop.months.findLast(({ pricePerKg }) => pricePerKg)?.pricePerKg ?? '0';
      return t('trendOf', { name: format.name(crop.category), price: format.money(price) });
    })
    .join(', ');
  if (priced.length === 0)
    return (
      <div className="panel">
        <h2 className="chart-title">{t('trendTitle')}</h2>
        <p>{t('trendEmpty')}</p>
        <p>
          <TextLink to={paths.prices()}>{t('allPrices')}</TextLink>
        </p>
      </div>
    );
  return (
    <div className="crop-trends">
      <LineChart
        title={t('trendTitle')}
        summary={`${t('trendSummary', { latest })} ${t('trendKinds')}`}
        labels={priced[0]?.months.map(({ month }) => format.month(month)) ?? []}
        series={priced.map((crop) => ({
          key: crop.category.slug,
          label: format.name(crop.category),
          values: filled(crop),
          write: format.money,
          writeTick: format.compact,
          unit: t('takaAxis'),
        }))}
      />
      <nav aria-label={t('pricesOf')}>
        <ul className="chip-row">
          {priced.map(({ category }) => (
            <li key={category.slug}>
              <ChipLink to={paths.prices({ category: category.slug })} active={false}>
                {t('priceOf', { name: format.name(category) })}
              </ChipLink>
            </li>
          ))}
          <li>
            <ChipLink to={paths.prices()} active={false}>
              {t('allPrices')}
            </ChipLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

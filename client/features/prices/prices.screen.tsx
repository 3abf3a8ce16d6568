import { Role } from '../../../schema/values/accounts/roles';
import { findCategory } from '../../../schema/values/catalogue/categories';
import { usePriceTrendsCsvLazyQuery, usePriceTrendsQuery } from '../../generated/graphql';
import type { PriceTrendsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { DataTable } from '../../ui/tables/data-table';
import type { Column } from '../../ui/tables/data-table';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { TextLink } from '../../ui/buttons/text-link';
import { ExportCsv } from '../../widgets/export-csv/export-csv';
import { PriceChart } from './price-chart';
import { PriceFilters, usePriceFilter } from './price-filters';
import './prices.css';
import { messages } from './prices.messages';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** Visitors do not load it. */
const PriceAlerts = lazyPart(async () => (await import('../../widgets/price-alerts/price-alerts')).PriceAlerts);

type Trends = PriceTrendsQuery['priceTrends'];

/**
 * Shows the price of a kilogram: one category over time, and by district. Everyone may see it. The address holds
 * category, district and period.
 */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const filter = usePriceFilter();
  const query = usePriceTrendsQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  const [readCsv] = usePriceTrendsCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: filter });
    return { file: data?.priceTrendsCsv, error };
  };
  const category = findCategory(filter.category)?.[format.language] ?? '';
  const districts = (query.data ?? query.previousData)?.priceTrends.districts ?? [];
  const chosen = districts.find(({ district }) => district.id === filter.districtId)?.district;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PriceFilters districts={districts} />
      <QueryState query={query} loadingText={t('loading')} skeleton={<Skeleton height={360} />}>
        {({ priceTrends }) => (
          <>
            {priceTrends.points.length === 0 ? (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            ) : (
              <PriceChart
                points={priceTrends.points}
                span={filter.span}
                title={t('chartTitle', { category, place: chosen ? format.name(chosen) : t('country') })}
              />
            )}
            <p>
              <TextLink to={paths.search({ category: filter.category })}>{t('buy')}</TextLink>
            </p>
            {priceTrends.districts.length > 0 && <DistrictTable rows={priceTrends.districts} />}
          </>
        )}
      </QueryState>
      <div className="price-districts">
        <ExportCsv load={loadCsv} />
      </div>
      {role !== null && role !== Role.ADMIN && (
        <div className="price-districts">
          <PriceAlerts key={filter.category} categorySlug={filter.category} district={chosen ?? null} />
        </div>
      )}
    </Page>
  );
}

function DistrictTable({ rows }: { rows: Trends['districts'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const price = (amount: string | null | undefined) => (amount ? format.price(amount, 'KG') : t('none'));
  const columns: Column<Trends['districts'][number]>[] = [
    { key: 'district', header: t('district'), onCard: 'title', cell: ({ district }) => format.name(district) },
    { key: 'sold', header: t('sold'), numeric: true, cell: ({ latest }) => price(latest.sold) },
    { key: 'offered', header: t('offered'), numeric: true, cell: ({ latest }) => price(latest.offered) },
    { key: 'sales', header: t('sales'), numeric: true, cell: ({ latest }) => format.number(latest.soldCount) },
    { key: 'latest', header: t('latest'), cell: ({ latest }) => format.month(latest.startsOn.slice(0, 7), 'long') },
  ];
  return (
    <section aria-labelledby="districts-title" className="price-districts">
      <h2 id="districts-title">{t('byDistrict')}</h2>
      <p className="notice-meta price-districts-hint">{t('byDistrictHint')}</p>
      <DataTable caption={t('byDistrict')} rows={rows} columns={columns} rowKey={({ district }) => String(district.id)} />
    </section>
  );
}

import { limits } from '../../../../schema/values/limits';
import { useSaleCountsQuery, useSaleListQuery, useSalesCsvLazyQuery } from '../../../generated/graphql';
import { useRefetchOnReturn } from '../../../platform/apollo/use-refetch-on-return';
import { useUrlState } from '../../../platform/router/use-url-state';
import { saleFilter } from './sale-filter';
import { saleSorting, sortOf } from './sale-sorting';
import { useSaleControls } from '../steps/use-sale-controls';

/**
 * The page of orders that the address names, with its counts, CSV and what may be done; `skip` while one order fills
 * the screen.
 */
export function useSaleList({ skip }: { skip: boolean }) {
  const url = useUrlState();
  const { chosen } = saleSorting(url);
  const size = limits.ordersPerPage;
  const { filter, isFiltered } = saleFilter(url);
  const sort = sortOf(chosen);
  const query = useSaleListQuery({
    variables: { filter, sort, first: size, offset: (url.page - 1) * size, withPayments: filter.paymentToCheck === true },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const counts = useSaleCountsQuery({
    variables: { filter: { ...filter, progress: null, statuses: null } },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const readAgain = (...queries: { refetch: () => Promise<unknown> }[]) => {
    if (!skip) for (const one of queries) void one.refetch().catch(() => undefined);
  };
  useRefetchOnReturn(() => readAgain(query, counts));
  const [readCsv] = useSalesCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { filter, sort } });
    return { file: data?.salesCsv, error };
  };
  // a list of pending orders loses the one that is done
  const controls = useSaleControls({ onMoved: () => readAgain(counts), onSettled: () => readAgain(query, counts) });
  return { query, counts: (counts.data ?? counts.previousData)?.salesCounts, controls, loadCsv, isFiltered, size };
}

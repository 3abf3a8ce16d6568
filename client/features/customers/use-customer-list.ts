import { limits } from '../../../schema/values/limits';
import { useCustomerListQuery, useCustomersCsvLazyQuery } from '../../generated/graphql';
import { useUrlState } from '../../platform/router/use-url-state';
import { sortOf } from './customer-sorting';

const size = limits.customersPerPage;

/** The page of customers that the address names, and its CSV; `skip` while one customer fills the screen. */
export function useCustomerList({ skip }: { skip: boolean }) {
  const url = useUrlState();
  const search = url.get('q') || null;
  const { word, sort } = sortOf(url.get('sort'));
  const query = useCustomerListQuery({
    variables: { filter: { search }, sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const [readCsv] = useCustomersCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async (ids: readonly string[] | null) => {
    const { data, error } = await readCsv({ variables: { filter: { search, ids: ids && [...ids] }, sort } });
    return { file: data?.customersCsv, error };
  };
  return { query, loadCsv, search, word, sort, size };
}

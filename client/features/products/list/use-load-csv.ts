import { useCallback } from 'react';
import { useMyProductsCsvLazyQuery } from '../../../generated/graphql';
import type { MyProductFilter, MyProductSort } from '../../../generated/graphql';

/** The seller's products as a file, for ExportCsv. */
export function useLoadCsv() {
  const [read] = useMyProductsCsvLazyQuery({ fetchPolicy: 'no-cache' });
  return useCallback(
    async (filter: MyProductFilter, sort: MyProductSort) => {
      const { data, error } = await read({ variables: { filter, sort } });
      return { file: data?.myProductsCsv, error };
    },
    [read],
  );
}

import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useChoosableProductsLazyQuery } from '../../../generated/graphql';
import type { BulkResult_ResultFragment, MyProduct_ProductFragment, MyProductFilter, MyProductSort } from '../../../generated/graphql';
import { readError } from '../../../platform/apollo/read-error';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useToast } from '../../../platform/toast/use-toast';
import type { BulkKind } from '../bulk/bulk-dialog';
import type { ChosenProducts } from '../bulk/use-chosen';

export interface BulkActionsOptions {
  products: readonly MyProduct_ProductFragment[];
  chosen: ChosenProducts;
  filter: MyProductFilter;
  sort: MyProductSort;
  /** Several were changed or deleted; with how many of this page are gone. */
  onChanged: (gone: number) => void;
}

/** Returns the actions on the selected products, and the dialog that is open for one. */
export function useBulkActions({ products, chosen, filter, sort, onChanged }: BulkActionsOptions) {
  const toast = useToast();
  const failureText = useFailureText();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [fetchAll] = useChoosableProductsLazyQuery({ fetchPolicy: 'network-only' });

  const chooseAll = async () => {
    const { data, error } = await fetchAll({ variables: { filter, sort, first: limits.bulkProducts } });
    if (data) chosen.chooseAll(data.myProducts.nodes);
    else toast.error(failureText(readError(error)));
  };
  const forChosen = async (change: (ids: readonly string[]) => Promise<boolean>) => {
    setKind(null);
    if (await change([...chosen.ids])) chosen.clear();
  };
  const finish = (results: readonly BulkResult_ResultFragment[]) => {
    const done = new Set(results.filter(({ isDone }) => isDone).map(({ productId }) => productId));
    chosen.choose(new Set([...chosen.ids].filter((id) => !done.has(id))));
    onChanged(kind === 'delete' ? products.filter(({ id }) => done.has(id)).length : 0);
    setKind(null);
  };
  return { kind, setKind, chooseAll, forChosen, finish };
}

import { useCallback, useMemo, useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import type { ChosenProduct_ProductFragment } from '../../../generated/graphql';

type Chosen = ReadonlyMap<string, ChosenProduct_ProductFragment>;

export interface ChosenProducts {
  readonly ids: ReadonlySet<string>;
  /** As the page shows them now, or as they were when they were chosen on another page. */
  readonly products: readonly ChosenProduct_ProductFragment[];
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** Besides those that the page shows. */
  readonly chooseAll: (products: readonly ChosenProduct_ProductFragment[]) => void;
  readonly clear: () => void;
}

/** The products selected for a change, also on other pages of the list; at most as many as one call takes. */
export function useChosen(shown: readonly ChosenProduct_ProductFragment[]): ChosenProducts {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const choose = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((before) => {
        const productsById = new Map([...before, ...shown.map((product) => [product.id, product] as const)]);
        const wanted = [...ids].flatMap((id) => productsById.get(id) ?? []).slice(0, limits.bulkProducts);
        return new Map(wanted.map((product) => [product.id, product]));
      }),
    [shown],
  );
  const chooseAll = useCallback(
    (products: readonly ChosenProduct_ProductFragment[]) => setChosen(new Map(products.map((product) => [product.id, product]))),
    [],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(() => {
    const now = new Map(shown.map((product) => [product.id, product]));
    const products = [...chosen.values()].map((product) => now.get(product.id) ?? product);
    return { ids: new Set(chosen.keys()), products, choose, chooseAll, clear };
  }, [choose, chooseAll, chosen, clear, shown]);
}

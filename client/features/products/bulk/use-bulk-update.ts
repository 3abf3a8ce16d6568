import { useCallback, useRef, useState } from 'react';
import { useBulkUpdateProductsMutation } from '../../../generated/graphql';
import type { BulkProductInput, BulkResult_ResultFragment, ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { newRequestKey } from '../../../platform/apollo/new-request-key';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';

type BulkChange = Omit<BulkProductInput, 'productIds'>;

export interface BulkUpdate {
  /** The failure of the whole call, or null: then each product has its result. */
  readonly run: (change: BulkChange) => Promise<Failure | null>;
  readonly results: readonly BulkResult_ResultFragment[] | null;
  readonly busy: boolean;
  readonly errorText: string | null;
}

/**
 * One change of several products. Sent again after a lost response, the same change retains its key and is done once.
 */
export function useBulkUpdate(products: readonly ChosenProduct_ProductFragment[]): BulkUpdate {
  const [update, { busy, errorText }] = useAppMutation(useBulkUpdateProductsMutation);
  const [results, setResults] = useState<readonly BulkResult_ResultFragment[] | null>(null);
  const keys = useRef(new Map<string, string>());
  const run = useCallback(
    async (change: BulkChange) => {
      const input = { ...change, productIds: products.map(({ id }) => id) };
      const content = JSON.stringify(input);
      const idempotencyKey = keys.current.get(content) ?? newRequestKey();
      keys.current.set(content, idempotencyKey);
      const { data, failure } = await update({ variables: { input, idempotencyKey } });
      if (data) setResults(data.bulkUpdateProducts.results);
      return failure;
    },
    [products, update],
  );
  return { run, results, busy, errorText };
}

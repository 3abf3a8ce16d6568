import { useCallback, useRef } from 'react';
import type { TermsValues } from './terms-values';

/**
 * Terms typed and not yet saved, by product: a sheet closed by a slip opens as it was left. Removed with the screen.
 */
export interface TypedTerms {
  readonly of: (productId: string) => TermsValues | undefined;
  readonly store: (productId: string, values: TermsValues) => void;
  readonly remove: (productId: string) => void;
}

export function useTypedTerms(): TypedTerms {
  const typed = useRef(new Map<string, TermsValues>());
  const of = useCallback((productId: string) => typed.current.get(productId), []);
  const store = useCallback((productId: string, values: TermsValues) => void typed.current.set(productId, values), []);
  const remove = useCallback((productId: string) => void typed.current.delete(productId), []);
  return { of, store, remove };
}

import { useCallback, useRef } from 'react';
import type { TermsValues } from './terms-values';

/** Terms typed and not yet saved, by product: a sheet closed by a slip opens as it was left. Removed with the screen. */
export interface TypedTerms {
  readonly of: (productId: string) => TermsValues | undefined;
  readonly keep: (productId: string, values: TermsValues) => void;
  readonly drop: (productId: string) => void;
}

export function useTypedTerms(): TypedTerms {
  const typed = useRef(new Map<string, TermsValues>());
  const of = useCallback((productId: string) => typed.current.get(productId), []);
  const keep = useCallback((productId: string, values: TermsValues) => void typed.current.set(productId, values), []);
  const drop = useCallback((productId: string) => void typed.current.delete(productId), []);
  return { of, keep, drop };
}

import { useUrlState } from '../../platform/router/use-url-state';

/** The sellers that were ticked in the cart, from the address; without any the whole cart is ordered. */
export function useChosenSellers(): { sellerIds?: string[] } {
  const ids = useUrlState().get('sellers')?.split(',').filter(Boolean) ?? [];
  return ids.length > 0 ? { sellerIds: ids } : {};
}

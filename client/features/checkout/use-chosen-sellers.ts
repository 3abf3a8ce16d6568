import { useUrlState } from '../../platform/router/use-url-state';

interface ChosenSellers {
  readonly sellers: { sellerIds?: string[] };
  /** The cache knows one cart, the whole one: a part of it is not stored. */
  readonly fetchPolicy: 'no-cache' | 'cache-and-network';
}

/** The sellers that were ticked in the cart, from the address; without any the whole cart is ordered. */
export function useChosenSellers(): ChosenSellers {
  const ids = useUrlState().get('sellers').split(',').filter(Boolean);
  return ids.length > 0 ? { sellers: { sellerIds: ids }, fetchPolicy: 'no-cache' } : { sellers: {}, fetchPolicy: 'cache-and-network' };
}

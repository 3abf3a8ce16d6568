import { limits } from '../../../schema/values/limits';
import { useGuestCartQuoteQuery, useMyCartQuery } from '../../generated/graphql';
import type { CartView_CartFragment } from '../../generated/graphql';
import { cartLineInput, useGuestCart } from '../../platform/cart/guest-cart';
import { useShoppingPlace } from '../../platform/place/use-shopping-place';

/** The cart as the server sees it: a signed-in user's own, or a quote for the lines on a visitor's device. */
export function useCartView(signedIn: boolean) {
  const guestLines = useGuestCart();
  const { place } = useShoppingPlace();
  const upazila = signedIn ? null : place?.upazila;
  const mine = useMyCartQuery({ skip: !signedIn, fetchPolicy: 'cache-and-network' });
  const quote = useGuestCartQuoteQuery({
    variables: {
      lines: guestLines.slice(0, limits.cartLines).map(cartLineInput),
      ...(upazila && { delivery: { upazilaId: upazila.id } }),
    },
    skip: signedIn || guestLines.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const query = signedIn ? mine : quote;
  const shown: CartView_CartFragment | undefined = signedIn
    ? (mine.data ?? mine.previousData)?.cart
    : (quote.data ?? quote.previousData)?.quoteCart;
  return {
    query: { data: shown, loading: query.loading, error: query.error, refetch: () => query.refetch() },
    isEmpty: signedIn ? shown?.lineCount === 0 : guestLines.length === 0,
    /** Prices depend on it; a user's cart has its own address. */
    upazila: upazila ?? null,
    /** The server does not know what a visitor saw. */
    seenNames: new Map(guestLines.map(({ productId, name }) => [productId, name])),
  };
}

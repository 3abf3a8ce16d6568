import { limits } from '../../../schema/values/limits';
import { useVisitorCartQuoteQuery, useMyCartQuery } from '../../generated/graphql';
import type { CartView_CartFragment } from '../../generated/graphql';
import { cartLineInput, useVisitorCartLines } from '../../platform/cart/visitor-cart';
import { useShoppingPlace } from '../../platform/place/use-shopping-place';

/** The cart as the server sees it: a signed-in user's own, or a quote for the lines on a visitor's device. */
export function useCartView(signedIn: boolean) {
  const visitorLines = useVisitorCartLines();
  const { place } = useShoppingPlace();
  const upazila = signedIn ? null : place?.upazila;
  const mine = useMyCartQuery({ skip: !signedIn, fetchPolicy: 'cache-and-network' });
  const quote = useVisitorCartQuoteQuery({
    variables: {
      lines: visitorLines.slice(0, limits.cartLines).map(cartLineInput),
      ...(upazila && { delivery: { upazilaId: upazila.id } }),
    },
    skip: signedIn || visitorLines.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const query = signedIn ? mine : quote;
  const shown: CartView_CartFragment | undefined = signedIn
    ? (mine.data ?? mine.previousData)?.cart
    : (quote.data ?? quote.previousData)?.quoteCart;
  return {
    query: { data: shown, loading: query.loading, error: query.error, refetch: () => query.refetch() },
    isEmpty: signedIn ? shown?.lineCount === 0 : visitorLines.length === 0,
    /** Prices depend on it; a user's cart has its own address. */
    upazila: upazila ?? null,
    /** The server does not know what a visitor saw. */
    seenNames: new Map(visitorLines.map(({ productId, name }) => [productId, name])),
  };
}

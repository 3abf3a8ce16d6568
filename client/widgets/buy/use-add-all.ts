import { useCallback } from 'react';
import { limits } from '../../../schema/values/limits';
import { defaultQuantity } from '../../../schema/values/catalogue/sell-terms';
import { usePutAllInCartMutation } from '../../generated/graphql';
import type { ProductCard_ProductFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { cartLineInput, visitorCart } from '../../platform/cart/visitor-cart';
import { useCart } from './use-cart';

/**
 * Puts many products into the cart at once, each with its default quantity; of what is there already the larger
 * quantity stays.
 */
export function useAddAll(): readonly [(products: readonly ProductCard_ProductFragment[]) => Promise<Failure | null>, boolean] {
  const cart = useCart();
  const [put, { busy }] = useAppMutation(usePutAllInCartMutation);
  const addAll = useCallback(
    async (products: readonly ProductCard_ProductFragment[]) => {
      const lines = products
        .filter(({ id }) => !cart.quantityOf(id))
        .slice(0, limits.cartLines)
        .map((product) => ({ productId: product.id, quantity: defaultQuantity(product), seenPrice: product.price, name: product.name }));
      if (cart.isOnServer) return lines.length ? (await put({ variables: { lines: lines.map(cartLineInput) } })).failure : null;
      for (const line of lines) visitorCart.set(line);
      return null;
    },
    [cart, put],
  );
  return [addAll, busy];
}

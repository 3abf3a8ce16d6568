import { useState } from 'react';
import { useVisitorCartQuoteQuery } from '../../generated/graphql';
import type { CartView_CartFragment } from '../../generated/graphql';
import { cartLineInput } from '../../platform/cart/visitor-cart';

export interface ChosenCart {
  /** The order as it would be placed: all of it, or what the chosen sellers have in it. */
  readonly cart: CartView_CartFragment;
  /** The sellers that were chosen; null for all. */
  readonly sellerIds: readonly string[] | null;
}

export interface SellerChoice {
  readonly isChosen: (sellerId: string) => boolean;
  readonly toggle: (sellerId: string, isChosen: boolean) => void;
}

/** Chooses the sellers of a cart that are ordered from now; the rest stays in the cart. */
export function useChosenSellers(): SellerChoice {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (sellerId: string, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((id) => id !== sellerId) : [...before, sellerId]));
  return { isChosen: (sellerId: string) => !left.has(sellerId), toggle };
}

/** The sums of the chosen sellers, from the server; those of the whole cart until they have come. */
export function useChosenCart(cart: CartView_CartFragment, { isChosen }: SellerChoice, upazilaId: number | undefined): ChosenCart {
  const groups = cart.groups.filter(({ seller }) => isChosen(seller.id));
  const isWhole = groups.length === cart.groups.length;
  const lines = groups.flatMap((group) =>
    group.lines.map(({ product, quantity, unitPrice }) => cartLineInput({ productId: product.id, quantity, seenPrice: unitPrice })),
  );
  const { data, previousData } = useVisitorCartQuoteQuery({
    variables: { lines, ...(upazilaId && { delivery: { upazilaId } }) },
    skip: isWhole || lines.length === 0,
    fetchPolicy: 'no-cache', // the cache knows one cart, the whole one
  });
  if (isWhole) return { cart, sellerIds: null };
  return { cart: (data ?? previousData)?.quoteCart ?? cart, sellerIds: groups.map(({ seller }) => seller.id) };
}

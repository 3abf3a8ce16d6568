import { useNewBasketCartQuery, useNewBasketProductQuery } from '../../generated/graphql';
import type { BasketProduct_ProductFragment } from '../../generated/graphql';
import { useUrlState } from '../../platform/router/use-url-state';
import { sellerName } from '../../platform/seller-name';

export interface NewBasket {
  readonly sellerName: string;
  readonly lines: readonly { readonly product: BasketProduct_ProductFragment; readonly quantity: string }[];
}

/** Returns the first products of a new basket: the one in the address, or the lines that the cart has of a seller. */
export function useNewBasketLines() {
  const url = useUrlState();
  const [productId, sellerId] = [url.get('product'), url.get('seller')];
  const one = useNewBasketProductQuery({ variables: { id: productId ?? '' }, skip: !productId });
  const cart = useNewBasketCartQuery({ skip: Boolean(productId), fetchPolicy: 'no-cache' });
  const used = productId ? one : cart;
  return {
    data: productId ? ofProduct(one.data?.product) : ofCart(cart.data, sellerId),
    loading: used.loading,
    error: used.error,
    refetch: () => used.refetch(),
  };
}

function ofProduct(
  product: (BasketProduct_ProductFragment & { readonly seller: { readonly name: string } }) | null | undefined,
): NewBasket | undefined {
  if (product === undefined) return undefined;
  if (product === null) return { sellerName: '', lines: [] };
  return {
    sellerName: sellerName(product.seller),
    lines: [{ product, quantity: String(Math.max(1, Number(product.sellPost?.minQuantity ?? 1))) }],
  };
}

function ofCart(data: ReturnType<typeof useNewBasketCartQuery>['data'], sellerId: string | null): NewBasket | undefined {
  if (!data) return undefined;
  const group = data.cart.groups.find(({ seller }) => seller.id === sellerId);
  return { sellerName: group ? sellerName(group.seller) : '', lines: group?.lines ?? [] };
}

import { useCallback, useMemo } from 'react';
import { AccountStatus } from '../../../schema/values/roles';
import { useCartQuantitiesQuery, usePutInCartMutation, useTakeFromCartMutation } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { guestCart, useGuestCart } from '../../platform/cart/guest-cart';
import { useSession } from '../../platform/session/use-session';

interface CartProduct {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

export interface CartHandle {
  /** What is in the cart of this product, '' when nothing. */
  readonly quantityOf: (productId: string) => string;
  readonly put: (product: CartProduct, quantity: string) => Promise<Failure | null>;
  readonly take: (productId: string) => Promise<Failure | null>;
  readonly member: boolean;
  readonly busy: boolean;
}

/** One cart for everyone: a user's is on the server, a visitor's on the device until login. */
export function useCart(): CartHandle {
  const { status } = useSession();
  const member = status === AccountStatus.APPROVED;
  const guestLines = useGuestCart();
  const { data } = useCartQuantitiesQuery({ skip: !member });
  const [putLine, putting] = useAppMutation(usePutInCartMutation);
  const [takeLine, taking] = useAppMutation(useTakeFromCartMutation);

  const quantities = useMemo(() => {
    const lines = member
      ? (data?.cart.groups ?? []).flatMap((group) => group.lines).map((line) => [line.product.id, line.quantity] as const)
      : guestLines.map((line) => [line.productId, line.quantity] as const);
    return new Map(lines);
  }, [data, guestLines, member]);

  const quantityOf = useCallback((productId: string) => quantities.get(productId) ?? '', [quantities]);
  const put = useCallback(
    async (product: CartProduct, quantity: string) => {
      const line = { productId: product.id, quantity, seenPrice: product.price };
      if (member) return (await putLine({ variables: { line } })).failure;
      guestCart.set({ ...line, name: product.name });
      return null;
    },
    [member, putLine],
  );
  const take = useCallback(
    async (productId: string) => {
      if (member) return (await takeLine({ variables: { productId } })).failure;
      guestCart.remove(productId);
      return null;
    },
    [member, takeLine],
  );
  return { quantityOf, put, take, member, busy: putting.busy || taking.busy };
}

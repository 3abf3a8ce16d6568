import { useCallback, useMemo } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { PutInCartDocument, TakeFromCartDocument, useCartQuantitiesQuery } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { runMutation } from '../../platform/apollo/run-mutation';
import { useVisitorCartLines, visitorCart } from '../../platform/cart/visitor-cart';
import { useSession } from '../../platform/session/use-session';

interface CartProduct {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

export interface CartHandle {
  /** Returns the quantity of this product in the cart, or '' if there is none. */
  readonly quantityOf: (productId: string) => string;
  readonly put: (product: CartProduct, quantity: string) => Promise<Failure | null>;
  readonly take: (productId: string) => Promise<Failure | null>;
  readonly isOnServer: boolean;
}

const handleOf = (lines: Iterable<readonly [productId: string, quantity: string]>) => {
  const quantities = new Map(lines);
  return (productId: string) => quantities.get(productId) ?? '';
};

/** Whether the cart is on the server: of every approved user. A visitor's is on the device until login. */
export const useHasCart = (): boolean => useSession().status === AccountStatus.APPROVED;

export function useUserCart({ skip = false } = {}): CartHandle {
  const { data } = useCartQuantitiesQuery({ skip });
  const client = useApolloClient();
  const quantityOf = useMemo(() => {
    const lines = (data?.cart.groups ?? []).flatMap((group) => group.lines);
    return handleOf(lines.map((line) => [line.product.id, line.quantity]));
  }, [data]);
  const put = useCallback(
    async ({ id, price }: CartProduct, quantity: string) => {
      const line = { productId: id, quantity, seenPrice: price };
      return (await runMutation(client, { mutation: PutInCartDocument, variables: { line } })).failure;
    },
    [client],
  );
  const take = useCallback(
    async (productId: string) => (await runMutation(client, { mutation: TakeFromCartDocument, variables: { productId } })).failure,
    [client],
  );
  return { quantityOf, put, take, isOnServer: true };
}

const putOnDevice = async ({ id, name, price }: CartProduct, quantity: string): Promise<null> => {
  visitorCart.set({ productId: id, quantity, seenPrice: price, name });
  return null;
};

const takeFromDevice = async (productId: string): Promise<null> => {
  visitorCart.remove(productId);
  return null;
};

export function useVisitorCart(): CartHandle {
  const lines = useVisitorCartLines();
  const quantityOf = useMemo(() => handleOf(lines.map((line) => [line.productId, line.quantity])), [lines]);
  return { quantityOf, put: putOnDevice, take: takeFromDevice, isOnServer: false };
}

/**
 * One cart for everyone. What is drawn once for each product of a list takes the one of its viewer, without the hooks
 * of the other.
 */
export function useCart(): CartHandle {
  const isOnServer = useHasCart();
  const ofUser = useUserCart({ skip: !isOnServer });
  const ofVisitor = useVisitorCart();
  return isOnServer ? ofUser : ofVisitor;
}

import { useState } from 'react';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useToast } from '../../platform/toast/use-toast';
import type { CartHandle } from '../../widgets/buy/use-cart';
import type { CartLine } from './cart-line';

/** Changes of the cart on its own screen; the lines removed since it was opened can all be put back. */
export function useCartChanges(cart: CartHandle, refetch: () => Promise<unknown>) {
  const toast = useToast();
  const failureText = useFailureText();
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);

  const put = async (line: CartLine, quantity: string) => {
    const failure = await cart.put(line.product, quantity);
    if (failure) toast.error(failureText(failure));
    else if (cart.isOnServer) void refetch();
    return failure;
  };
  /** Takes the quantity at the price that the line has, beyond what its deal pays for. */
  const keep = async (line: CartLine) => put({ ...line, product: { ...line.product, price: line.unitPrice } }, line.quantity);
  const remove = async (line: CartLine) => {
    const failure = await cart.take(line.product.id);
    if (failure) return toast.error(failureText(failure));
    setRemoved((before) => [...before.filter(({ id }) => id !== line.id), line]);
    if (cart.isOnServer) void refetch();
  };
  const takeOut = async (ids: readonly string[]) => {
    for (const id of ids) {
      const failure = await cart.take(id);
      if (failure) return toast.error(failureText(failure));
    }
    if (cart.isOnServer) void refetch();
  };
  /** A line that cannot be put back is named, and stays among the removed ones with those after it. */
  const undo = async () => {
    for (const line of removed) {
      if (await put(line, line.quantity)) return;
      setRemoved((before) => before.filter(({ id }) => id !== line.id));
    }
  };
  return { removed, put, keep, remove, takeOut, undo };
}

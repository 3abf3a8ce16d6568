import { useCallback, useState } from 'react';
import type { OrderAction } from '../../../schema/values/orders';
import {
  useCancelSaleMutation,
  useConfirmSaleMutation,
  useDeliverSaleMutation,
  useRejectSaleMutation,
  useShipSaleMutation,
} from '../../generated/graphql';
import type { SaleRow_OrderFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';

export interface SaleActions {
  /** Moves an order on; the answer carries the changed order, so every list that shows it follows. */
  readonly move: (order: SaleRow_OrderFragment, action: OrderAction, reason?: string | null) => Promise<Failure | null>;
  /** The order being moved. */
  readonly busyId: string | null;
}

/** What a seller does with an order: confirm, ship, deliver; reject or cancel with a reason. */
export function useSaleActions(): SaleActions {
  const [confirm] = useAppMutation(useConfirmSaleMutation);
  const [ship] = useAppMutation(useShipSaleMutation);
  const [deliver] = useAppMutation(useDeliverSaleMutation);
  const [reject] = useAppMutation(useRejectSaleMutation);
  const [cancel] = useAppMutation(useCancelSaleMutation);
  const [busyId, setBusyId] = useState<string | null>(null);

  const move = useCallback<SaleActions['move']>(
    async ({ id }, action, reason) => {
      const runs: Record<OrderAction, () => Promise<{ readonly failure: Failure | null }>> = {
        CONFIRM: () => confirm({ variables: { id } }),
        SHIP: () => ship({ variables: { id } }),
        DELIVER: () => deliver({ variables: { id } }),
        REJECT: () => reject({ variables: { id, reason: reason ?? '' } }),
        CANCEL: () => cancel({ variables: { id, reason } }),
      };
      setBusyId(id);
      const { failure } = await runs[action]();
      setBusyId(null);
      return failure;
    },
    [cancel, confirm, deliver, reject, ship],
  );
  return { move, busyId };
}

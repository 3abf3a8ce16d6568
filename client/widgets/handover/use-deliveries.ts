import { useMemo, useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../platform/session/use-session';
import { deliveryQueue } from './delivery-queue';
import type { DeliveryQueue } from './delivery-queue';
import type { WaitingDelivery } from './delivery-store';

const noOne = '';

/** The deliveries of the viewer that are still on this device, and what sends them. */
export function useDeliveries(): { readonly queue: DeliveryQueue; readonly list: readonly WaitingDelivery[] } {
  const client = useApolloClient();
  const { account } = useSession();
  const owner = account?.id ?? noOne;
  const queue = useMemo(() => deliveryQueue(client, owner), [client, owner]);
  const list = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return { queue, list };
}

import { useState } from 'react';
import { DeliverDialog } from '../../../widgets/handover/deliver.form';
import type { HandoverInput } from '../../../widgets/handover/delivery-queue';
import type { DeliveredSale } from '../../../widgets/handover/delivery-store';
import { useDeliveries } from '../../../widgets/handover/use-deliveries';

/** The dialog of a delivery while it is open, and the deliveries that wait for a network. */
export function useDelivering<TSale extends DeliveredSale>(onDelivered: (order: TSale) => void) {
  const { queue, list } = useDeliveries();
  const [order, setDelivering] = useState<TSale | null>(null);
  const deliver = async (given: HandoverInput) => {
    if (!order) return null;
    const outcome = await queue.deliver(order, given);
    if (outcome.is === 'rejected') return outcome.failure;
    setDelivering(null);
    if (outcome.is === 'sent') onDelivered(order);
    return null;
  };
  const delivering = order && <DeliverDialog order={order} onSend={deliver} onClose={() => setDelivering(null)} />;
  const waiting = new Set(list.flatMap((one) => (one.error === null ? [one.order.id] : [])));
  return { delivering, waiting, setDelivering };
}

import type { DeliveryFee_DeliveryFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './delivery-fee.messages';

/** Returns the delivery fee as text, and the reason if it has none yet. The text is null while no location is known. */
export function useDeliveryFee(delivery: DeliveryFee_DeliveryFragment): { text: string | null; reason: string | null } {
  const t = useMessages(messages);
  const format = useFormat();
  const { fee, reason } = delivery;
  if (delivery.problems.some(({ kind }) => kind === 'NOT_DELIVERED')) {
    return { text: t(delivery.methods.includes('PICKUP') ? 'notDeliveredPickup' : 'notDelivered'), reason: null };
  }
  if (delivery.onConfirmation) return { text: t('onConfirmation'), reason: reason && t(reason) };
  if (fee === null) return { text: null, reason: null };
  return { text: Number(fee) > 0 ? format.money(fee) : t('free'), reason: null };
}

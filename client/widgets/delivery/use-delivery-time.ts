import { weekdayOf } from '../../../schema/rules/orders/delivery-days';
import type { OrderTerms_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './delivery.messages';

/** Names a day as a buyer plans: 'Monday, 30 Nov'. */
export function useDayText(): (day: string) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (day) => `${t(weekdayOf(day))}, ${format.day(day)}`;
}

type Promised = Pick<OrderTerms_OrderFragment, 'preferredDay' | 'firstDay' | 'preferredWindow'>;

/**
 * The day and the part of the day on which an order comes, as checkout promises it and the order stores it: 'Any day,
 * from Monday, 30 Nov · Any time'. Empty where neither is known, as for orders of earlier releases.
 */
export function useDeliveryTime(): (order: Promised) => string {
  const t = useMessages(messages);
  const dayText = useDayText();
  return ({ preferredDay, firstDay, preferredWindow }) => {
    const day = preferredDay ? dayText(preferredDay) : firstDay && t('anyDay', { day: dayText(firstDay) });
    const window = preferredWindow ? t(preferredWindow) : day && t('anyTime');
    return [day, window].filter(Boolean).join(' · ');
  };
}

import { weekdayOf } from '../../../schema/rules/orders/delivery-days';
import type { OrderTerms_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from '../delivery/delivery.messages';

type Preferred = Pick<OrderTerms_OrderFragment, 'preferredDay' | 'preferredWindow'>;

/** 'Wednesday, 25 Nov · Morning (8–12)': the day and the part of the day that the buyer would like; empty for any. */
export function usePreferredTime(): (order: Preferred) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ preferredDay, preferredWindow }) =>
    [preferredDay && `${t(weekdayOf(preferredDay))}, ${format.day(preferredDay)}`, preferredWindow && t(preferredWindow)]
      .filter(Boolean)
      .join(' · ');
}

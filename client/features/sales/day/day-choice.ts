import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { useUrlState, type UrlState } from '../../../platform/router/use-url-state';

/** The lists of the screen; slips are of what is packed or on its way. New orders have no day yet: they are today's. */
export const dayTabs = ['new', 'pick', 'pack', 'run'] as const;
export type DayTab = (typeof dayTabs)[number];

export interface DayChoice {
  readonly url: UrlState;
  /** '2026-11-25', in Bangladesh. */
  readonly day: string;
  readonly today: string;
  readonly tab: DayTab;
  /** The delivery slips of the list are shown instead of the list. */
  readonly slips: boolean;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Day and list, as the address names them; anything odd in it counts as today and the pick list. */
export function useDayChoice(): DayChoice {
  const url = useUrlState();
  const today = dayAt(new Date());
  const wanted = url.get('day');
  const day = isDay(wanted) ? wanted : today;
  const named = dayTabs.find((one) => one === url.get('list')) ?? 'pick';
  const tab = named === 'new' && day !== today ? 'pick' : named;
  return { url, today, day, tab, slips: (tab === 'pack' || tab === 'run') && url.get('slips') === '1' };
}

import { OrderState } from '../../../../schema/values/orders/order-states';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ChipLink } from '../../../ui/display/chip';
import { SearchInput } from '../../../ui/inputs/search-input';
import { ListBar } from '../../../ui/tables/list-bar';
import { DayInput, midnight } from '../../../ui/inputs/day-input';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './orders.messages';

const states = Object.values(OrderState);

/** Reads the filter of orders from the address, which holds all of it. Days are days in Dhaka. */
export function useOrderFilter() {
  const url = useUrlState();
  return {
    state: states.find((one) => one === url.get('status')) ?? null,
    stuck: url.get('stuck') === '1' ? true : null,
    search: url.get('q') || null,
    placedFrom: midnight(url.get('from')),
    placedUntil: midnight(url.get('until'), 1),
  };
}

export function OrderFilters() {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const url = useUrlState();
  const { state, stuck } = useOrderFilter();
  const hrefOf = (one: string | null, still: string | null) => url.hrefWith({ status: one, stuck: still, order: null, page: null });
  return (
    <>
      <ListBar
        className="admin-filters"
        isFiltered={Boolean(url.get('from') || url.get('until'))}
        search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q, order: null })} />}
        filters={
          <>
            <DayInput label={t('from')} name="from" />
            <DayInput label={t('until')} name="until" />
          </>
        }
        chips={
          <nav aria-label={t('states')}>
            <ul className="chip-row">
              <li>
                <ChipLink to={hrefOf(null, null)} active={!state && !stuck}>
                  {shared('all')}
                </ChipLink>
              </li>
              <li>
                <ChipLink to={hrefOf(null, '1')} active={stuck === true}>
                  {t('stuck')}
                </ChipLink>
              </li>
              {states.map((one) => (
                <li key={one}>
                  <ChipLink to={hrefOf(one, null)} active={one === state && !stuck}>
                    {t(one)}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      {stuck && <p className="caption">{t('stuckHint')}</p>}
    </>
  );
}

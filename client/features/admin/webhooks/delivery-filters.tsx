import { DeliveredEvent, DeliveryStatus } from '../../../../schema/values/market/partners';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ChipLink } from '../../../ui/display/chip';
import { ListBar } from '../../../ui/tables/list-bar';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { messages } from './deliveries.messages';
import { messages as adminMessages } from '../admin.messages';

const states = Object.values(DeliveryStatus);
const events = Object.values(DeliveredEvent);

/** Reads the filter of webhook deliveries from the address, which holds all of it. */
export function useDeliveryFilter() {
  const url = useUrlState();
  return {
    status: states.find((one) => one === url.get('status')) ?? null,
    event: events.find((one) => one === url.get('event')) ?? null,
    failing: url.get('failing') === '1' ? true : null,
    host: url.get('q') || null,
  };
}

export function DeliveryFilters() {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const url = useUrlState();
  const { status, failing, event } = useDeliveryFilter();
  return (
    <ListBar
      className="admin-filters"
      isFiltered={event !== null}
      search={<SearchInput label={t('searchHost')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
      filters={
        <Select
          label={t('event')}
          value={event ?? ''}
          onChange={(next) => url.set({ event: next })}
          choices={[{ value: '', label: t('anyEvent') }, ...events.map((one) => ({ value: one, label: t(one) }))]}
        />
      }
      chips={
        <nav aria-label={t('states')}>
          <ul className="chip-row">
            <li>
              <ChipLink to={url.hrefWith({ status: null, failing: null })} active={!status && !failing}>
                {shared('all')}
              </ChipLink>
            </li>
            <li>
              <ChipLink to={url.hrefWith({ status: null, failing: '1' })} active={failing === true}>
                {t('failing')}
              </ChipLink>
            </li>
            {states.map((one) => (
              <li key={one}>
                <ChipLink to={url.hrefWith({ status: one, failing: null })} active={one === status && !failing}>
                  {t(one)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}

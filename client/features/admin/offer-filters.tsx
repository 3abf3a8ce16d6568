import { CouponSource, OfferState } from '../../../schema/values/offers';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { ChipLink } from '../../ui/chip';
import { SearchInput } from '../../ui/search-input';
import { Select } from '../../ui/select';
import { messages as deskMessages } from './desk.messages';
import { messages } from './offers.messages';

const states = Object.values(OfferState);
const sources = Object.values(CouponSource);
const everybody = 'ALL';

/** What the list shows; all of it stands in the address. Of coupons those of the admins, unless others are asked for. */
export function useOfferFilter() {
  const url = useUrlState();
  const source = url.get('source');
  return {
    show: url.get('show') === 'coupons' ? ('coupons' as const) : ('deals' as const),
    state: states.find((one) => one === url.get('state')) ?? null,
    search: url.get('q') || null,
    source: source === everybody ? null : (sources.find((one) => one === source) ?? CouponSource.DESK),
  };
}

export function OfferFilters() {
  const t = useMessages(messages);
  const desk = useMessages(deskMessages);
  const url = useUrlState();
  const { show, state, source } = useOfferFilter();
  return (
    <div className="admin-filters">
      <div className="chip-lines">
        <nav aria-label={t('kinds')}>
          <ul className="chip-row">
            {(['deals', 'coupons'] as const).map((one) => (
              <li key={one}>
                <ChipLink
                  to={url.hrefWith({ show: one === 'deals' ? null : one, state: null, q: null, source: null })}
                  active={one === show}
                >
                  {t(one)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('states')}>
          <ul className="chip-row">
            {[null, ...states].map((one) => (
              <li key={one ?? ''}>
                <ChipLink to={url.hrefWith({ state: one })} active={one === state}>
                  {one ? t(one) : desk('all')}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="filter-row">
        <SearchInput
          key={show}
          label={t(show === 'deals' ? 'searchDeals' : 'searchCoupons')}
          value={url.get('q')}
          onSearch={(q) => url.set({ q })}
        />
        {show === 'coupons' && (
          <Select
            label={t('source')}
            value={source ?? everybody}
            onChange={(next) => url.set({ source: next === CouponSource.DESK ? null : next })}
            choices={[...sources.map((one) => ({ value: one, label: t(one) })), { value: everybody, label: t('anySource') }]}
          />
        )}
      </div>
    </div>
  );
}

import { CouponSource, DealState, OfferState } from '../../../../schema/values/market/offers';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ViewChips } from '../../../ui/display/view-chips';
import { ListBar } from '../../../ui/tables/list-bar';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './offers.messages';

const dealStates = Object.values(DealState);
const couponStates = Object.values(OfferState);
const sources = Object.values(CouponSource);
const everybody = 'ALL';

/**
 * Reads the filter of deals and coupons from the address, which holds all of it. Coupons are those of admins unless
 * another source is chosen.
 */
export function useOfferFilter() {
  const url = useUrlState();
  const source = url.get('source');
  return {
    show: url.get('show') === 'coupons' ? ('coupons' as const) : ('deals' as const),
    dealState: dealStates.find((one) => one === url.get('state')) ?? null,
    couponState: couponStates.find((one) => one === url.get('state')) ?? null,
    search: url.get('q') || null,
    source: source === everybody ? null : (sources.find((one) => one === source) ?? CouponSource.ADMIN),
  };
}

export function OfferFilters() {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const url = useUrlState();
  const { show, dealState, couponState, source } = useOfferFilter();
  const [states, state] = show === 'deals' ? ([dealStates, dealState] as const) : ([couponStates, couponState] as const);
  return (
    <ListBar
      className="admin-filters"
      isFiltered={Boolean(url.get('source'))}
      search={
        <SearchInput
          key={show}
          label={t(show === 'deals' ? 'searchDeals' : 'searchCoupons')}
          value={url.get('q')}
          onSearch={(q) => url.set({ q })}
        />
      }
      filters={
        show === 'coupons' && (
          <Select
            label={t('source')}
            value={source ?? everybody}
            onChange={(next) => url.set({ source: next === CouponSource.ADMIN ? null : next })}
            choices={[...sources.map((one) => ({ value: one, label: t(one) })), { value: everybody, label: t('anySource') }]}
          />
        )
      }
      chips={
        <div className="chip-lines">
          <ViewChips
            label={t('kinds')}
            views={['deals', 'coupons'] as const}
            current={show}
            hrefOf={(one) => url.hrefWith({ show: one === 'deals' ? null : one, state: null, q: null, source: null })}
            textOf={(one) => t(one)}
          />
          <ViewChips
            label={t('states')}
            views={[null, ...states]}
            current={state}
            hrefOf={(one) => url.hrefWith({ state: one })}
            textOf={(one) => (one ? t(one) : shared('all'))}
          />
        </div>
      }
    />
  );
}

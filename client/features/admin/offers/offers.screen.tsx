import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Page } from '../../../ui/layout/page';
import '../admin.css';
import { CouponForm } from './coupon.form';
import { CouponList } from './coupon-list';
import { DealForm } from './deal.form';
import { DealList } from './deal-list';
import { OfferFilters, useOfferFilter } from './offer-filters';
import { messages } from './offers.messages';
import { useRefreshCounts } from '../use-refresh-counts';

/**
 * Deals and coupons: what runs, what comes, what is over; new ones, and an end before its time. Filters and page are in
 * the address.
 */
export function Component() {
  const t = useMessages(messages);
  const { show } = useOfferFilter();
  const [making, setMaking] = useState(false);
  const refresh = useRefreshCounts('deals', 'coupons', 'products', 'product');
  const isDeals = show === 'deals';
  const Form = isDeals ? DealForm : CouponForm;
  const List = isDeals ? DealList : CouponList;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
          {t(isDeals ? 'newDeal' : 'newCoupon')}
        </Button>
      }
    >
      <OfferFilters />
      <List onChanged={refresh} />
      {making && (
        <Form
          onClose={() => setMaking(false)}
          onDone={() => {
            setMaking(false);
            refresh();
          }}
        />
      )}
    </Page>
  );
}

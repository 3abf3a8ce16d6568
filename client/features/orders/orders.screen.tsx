import { useLocation } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { isPlacedPurchase } from '../../platform/placed-purchase';
import { useUrlState } from '../../platform/router/use-url-state';
import { TextLink } from '../../ui/buttons/text-link';
import { Alert } from '../../ui/feedback/alert';
import { Page } from '../../ui/layout/page';
import { PurchaseList } from '../../widgets/purchases/purchase-list';
import { PlacedOrders } from './placed-note';
import { messages } from '../../widgets/purchases/purchases.messages';

/** The buyer's orders. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { state } = useLocation() as { state: unknown };
  return (
    <Page
      title={t('title')}
      lead={
        <>
          <TextLink to={paths.recurringOrders()}>{t('recurring')}</TextLink>
          {' · '}
          <TextLink to={paths.sharedBaskets()}>{t('sharedBaskets')}</TextLink>
          {' · '}
          <TextLink to={paths.purchaseProblems()}>{t('problems')}</TextLink>
        </>
      }
    >
      {url.get('placed') === '1' &&
        (isPlacedPurchase(state) ? <PlacedOrders purchase={state} /> : <Alert tone="success" title={t('placedTitle', { count: 1 })} />)}
      <PurchaseList />
    </Page>
  );
}

import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Alert } from '../../ui/alert';
import { Page } from '../../ui/page';
import { PurchaseList } from '../../widgets/purchases/purchase-list';
import { messages } from '../../widgets/purchases/purchases.messages';

/** The buyer's orders. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <Page title={t('title')}>
      {url.get('placed') === '1' && <Alert tone="success" title={t('placedTitle')} />}
      <PurchaseList />
    </Page>
  );
}

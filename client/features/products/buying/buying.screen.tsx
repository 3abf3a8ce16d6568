import { Role } from '../../../../schema/values/accounts/roles';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { Page } from '../../../ui/layout/page';
import { BulkMarket } from './bulk-market';
import { ReceivedList } from './received-list';
import { StockList } from './stock-list';
import './buying.css';
import { messages } from './buying.messages';
import { useTradeTab } from './trade-tabs';

/**
 * Producer Products of a supersaler, All Products of a wholesaler: what the trader may buy, what arrived, what was
 * re-listed. The tab is in the URL.
 */
export function Component() {
  const t = useMessages(messages);
  const { role } = useSession();
  const { tab } = useTradeTab();
  return (
    <Page title={t(role === Role.WHOLESALER ? 'allProducts' : 'producerProducts')}>
      {tab === 'market' && <BulkMarket />}
      {tab === 'received' && <ReceivedList />}
      {tab === 'stock' && <StockList />}
    </Page>
  );
}

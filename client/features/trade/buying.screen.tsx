import { Role } from '../../../schema/values/accounts/roles';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { ViewChips } from '../../ui/display/view-chips';
import { Page } from '../../ui/layout/page';
import { BulkMarket } from './bulk-market';
import { ReceivedList } from './received-list';
import { StockList } from './stock-list';
import './trade.css';
import { messages } from './trade.messages';

const tabs = ['market', 'received', 'stock'] as const;

/**
 * Producer Products of a supersaler, All Products of a wholesaler: what the trader may buy, what arrived, what was
 * re-listed. The tab is in the URL.
 */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { role } = useSession();
  // a supersaler's stock has a screen of its own
  const own = role === Role.WHOLESALER ? tabs : tabs.slice(0, 2);
  const tab = own.find((one) => one === url.get('tab')) ?? 'market';
  return (
    <Page title={t(role === Role.WHOLESALER ? 'allProducts' : 'producerProducts')}>
      <ViewChips
        label={t('tabs')}
        className="trade-tabs"
        views={own}
        current={tab}
        hrefOf={(one) =>
          url.hrefWith({
            tab: one === 'market' ? null : one,
            q: null,
            sort: null,
            category: null,
            stock: null,
            left: null,
            compare: null,
          })
        }
        textOf={(one) => t(one)}
      />
      {tab === 'market' && <BulkMarket />}
      {tab === 'received' && <ReceivedList />}
      {tab === 'stock' && <StockList />}
    </Page>
  );
}

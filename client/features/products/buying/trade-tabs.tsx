import { Role } from '../../../../schema/values/accounts/roles';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { ViewChips } from '../../../ui/display/view-chips';
import { messages } from './buying.messages';

const tabs = ['market', 'received', 'stock'] as const;

/** The tab in the address, and those that the trader has: a supersaler's stock has a screen of its own. */
export function useTradeTab() {
  const url = useUrlState();
  const { role } = useSession();
  const own = role === Role.WHOLESALER ? tabs : tabs.slice(0, 2);
  return { own, tab: own.find((one) => one === url.get('tab')) ?? 'market' };
}

/** Links to what may be bought, what arrived and what was re-listed. */
export function TradeTabs() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { own, tab } = useTradeTab();
  return (
    <ViewChips
      label={t('tabs')}
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
  );
}

import { isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import type { Role } from '../../../../schema/values/accounts/roles';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { ViewChips } from '../../../ui/display/view-chips';
import { Page } from '../../../ui/layout/page';
import { PurchaseList } from '../../../widgets/purchases/purchase-list';
import { messages } from '../sales.messages';

/** Reports whether the role buys in order to sell, and so has orders on both sides. */
export const isTrader = (role: Role | null): boolean => role !== null && isBusinessBuyer(role);

/** Sold or bought: each side is an address. */
export function OrderSides() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { role } = useSession();
  return (
    <ViewChips
      label={t('sides')}
      className="order-sides"
      views={['soldSide', 'boughtSide'] as const}
      current={url.get('side') === 'bought' ? 'boughtSide' : 'soldSide'}
      hrefOf={(side) => paths.sales(role, side === 'boughtSide' ? { side: 'bought' } : {})}
      textOf={(side) => t(side)}
    />
  );
}

/** A trader's purchases, under the title of the orders. */
export function Bought() {
  const t = useMessages(messages);
  return (
    <Page title={t('title')}>
      <OrderSides />
      <PurchaseList />
    </Page>
  );
}

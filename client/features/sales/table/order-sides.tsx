import { isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import type { Role } from '../../../../schema/values/accounts/roles';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { ChipLink } from '../../../ui/display/chip';
import { Page } from '../../../ui/layout/page';
import { PurchaseList } from '../../../widgets/purchases/purchase-list';
import { messages } from '../sales.messages';

/** Who buys to sell on has orders on both sides. */
export const isTrader = (role: Role | null): boolean => role !== null && isBusinessBuyer(role);

/** Sold or bought: each side is an address. */
export function OrderSides() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { role } = useSession();
  const bought = url.get('side') === 'bought';
  return (
    <nav aria-label={t('sides')} style={{ marginBottom: 12 }}>
      <ul className="chip-row">
        <li>
          <ChipLink to={paths.sales(role)} active={!bought}>
            {t('soldSide')}
          </ChipLink>
        </li>
        <li>
          <ChipLink to={paths.sales(role, { side: 'bought' })} active={bought}>
            {t('boughtSide')}
          </ChipLink>
        </li>
      </ul>
    </nav>
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

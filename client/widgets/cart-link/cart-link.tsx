import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { useCartCountQuery } from '../../generated/graphql';
import { useVisitorCartLines } from '../../platform/cart/visitor-cart';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { cartLinkMessages } from './cart-link.messages';

/**
 * The cart of the top bar: a user's from the server, a visitor's from the device. Any mutation that returns a Cart
 * moves the count.
 */
export function CartLink() {
  const { status } = useSession();
  const isOnServer = status === AccountStatus.APPROVED;
  const t = useMessages(cartLinkMessages);
  const format = useFormat();
  const visitorLines = useVisitorCartLines();
  const { data } = useCartCountQuery({ skip: !isOnServer });
  const count = isOnServer ? (data?.cart.lineCount ?? 0) : visitorLines.length;
  return (
    <Link className="bar-button" to={paths.cart()} aria-label={count ? t('labelItems', { count }) : t('label')} title={t('label')}>
      <ShoppingCart aria-hidden />
      {count > 0 && <span className="bar-count" data-calm="true" aria-hidden data-count={format.number(count)} />}
    </Link>
  );
}

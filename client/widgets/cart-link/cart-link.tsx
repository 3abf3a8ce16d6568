import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { useCartCountQuery } from '../../generated/graphql';
import { useGuestCart } from '../../platform/cart/guest-cart';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { cartLinkMessages } from './cart-link.messages';

/** The cart of the top bar: a user's from the server, a visitor's from the device. Any mutation that returns a Cart moves the count. */
export function CartLink() {
  const { status } = useSession();
  const member = status === AccountStatus.APPROVED;
  const t = useMessages(cartLinkMessages);
  const format = useFormat();
  const guestLines = useGuestCart();
  const { data } = useCartCountQuery({ skip: !member });
  const count = member ? (data?.cart.lineCount ?? 0) : guestLines.length;
  return (
    <Link className="bar-button" to={paths.cart()} aria-label={count ? t('labelItems', { count }) : t('label')} title={t('label')}>
      <ShoppingCart aria-hidden />
      {count > 0 && <span className="bar-count" data-calm="true" aria-hidden data-count={format.number(count)} />}
    </Link>
  );
}

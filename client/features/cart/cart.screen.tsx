import { useState } from 'react';
import { ShoppingCart } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { DeliveryMethod } from '../../../schema/values/orders';
import { useGuestCartQuoteQuery, useMyCartQuery } from '../../generated/graphql';
import type { CartView_CartFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useGuestCart } from '../../platform/cart/guest-cart';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useShoppingPlace } from '../../platform/place/use-shopping-place';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { useCart } from '../../widgets/buy/use-cart';
import { Unavailable } from '../../widgets/unavailable/unavailable';
import { CartLineRow } from './cart-line';
import type { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import './cart.css';
import { messages } from './cart.messages';

/** Lines grouped by seller, each telling its problems; removed lines can be brought back. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const cart = useCart();
  const guestLines = useGuestCart();
  const { place } = useShoppingPlace();
  const upazila = cart.member ? null : place?.upazila;
  const [gone, setGone] = useState<CartLine | null>(null);
  const mine = useMyCartQuery({ skip: !cart.member, fetchPolicy: 'cache-and-network' });
  const quote = useGuestCartQuoteQuery({
    variables: {
      lines: guestLines.slice(0, limits.cartLines).map((line) => ({ ...line })),
      ...(upazila && { delivery: { method: DeliveryMethod.DELIVERY, upazilaId: upazila.id } }),
    },
    skip: cart.member || guestLines.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const query = cart.member ? mine : quote;
  const shown: CartView_CartFragment | undefined = cart.member
    ? (mine.data ?? mine.previousData)?.cart
    : (quote.data ?? quote.previousData)?.quoteCart;

  const put = async (line: CartLine, quantity: string) => {
    const failure = await cart.put(line.product, quantity);
    if (failure) toast.error(failureText(failure));
    else if (cart.member) void mine.refetch();
    return failure;
  };
  const remove = async (line: CartLine) => {
    const failure = await cart.take(line.product.id);
    if (failure) return toast.error(failureText(failure));
    setGone(line);
    if (cart.member) void mine.refetch();
  };
  const takeOut = async (ids: readonly string[]) => {
    for (const id of ids) {
      const failure = await cart.take(id);
      if (failure) return toast.error(failureText(failure));
    }
    if (cart.member) void mine.refetch();
  };
  const undo = async (line: CartLine) => {
    setGone(null);
    await put(line, line.quantity);
  };
  const undoNote = gone && (
    <Alert
      tone="info"
      title={t('removed', { name: gone.product.name })}
      action={
        <Button look="outline" onClick={() => void undo(gone)}>
          {t('undo')}
        </Button>
      }
    />
  );
  const empty = (
    <EmptyState
      icon={<ShoppingCart aria-hidden />}
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.storefront()}>{t('startShopping')}</ButtonLink>}
    />
  );
  if (!cart.member && guestLines.length === 0)
    return (
      <Page title={t('title')}>
        {undoNote}
        {empty}
      </Page>
    );
  return (
    <Page title={t('title')}>
      {undoNote}
      <QueryState
        query={{ data: shown, loading: query.loading, error: query.error, refetch: () => query.refetch() }}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={3} height={120} />}
        isEmpty={(data) => data.lineCount === 0 && data.unavailable.length === 0}
        empty={empty}
      >
        {(data) => (
          <div className="cart-page">
            <div>
              <Unavailable products={data.unavailable} onTakeOut={takeOut} />
              {data.groups.map((group) => (
                <section key={group.seller.id} className="panel cart-group" aria-label={t('soldBy', { name: group.seller.name })}>
                  <h2>{t('soldBy', { name: group.seller.name })}</h2>
                  <ul>
                    {group.lines.map((line) => (
                      <CartLineRow key={line.product.id} line={line} onQuantity={put} onRemove={(one) => void remove(one)} />
                    ))}
                  </ul>
                  {group.deliveryFee && (
                    <p className="cart-fee">
                      {t('groupFee')}
                      <span className="money">{Number(group.deliveryFee) > 0 ? format.money(group.deliveryFee) : t('free')}</span>
                    </p>
                  )}
                </section>
              ))}
            </div>
            {data.lineCount > 0 && <CartSummary cart={data} member={cart.member} place={upazila ?? null} />}
          </div>
        )}
      </QueryState>
    </Page>
  );
}

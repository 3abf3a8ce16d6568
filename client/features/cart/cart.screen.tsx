import { useEffect } from 'react';
import { ShoppingCart } from 'lucide-react';
import { useReadable } from '../../platform/i18n/use-readable';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { useCart } from '../../widgets/buy/use-cart';
import { Unavailable } from '../../widgets/unavailable/unavailable';
import { CartSide } from './cart-summary';
import './cart.css';
import { messages } from './cart.messages';
import { CartGroup } from './cart-group';
import { useCartChanges } from './use-cart-changes';
import { useChosenSellers } from './use-chosen-cart';
import { useCartView } from './use-cart-view';

/** Lines grouped by seller, each with its problems; removed lines can be brought back. */
export function Component() {
  const t = useMessages(messages);
  const cart = useCart();
  const readable = useReadable();
  const { query, isEmpty, upazila, seenNames } = useCartView(cart.isOnServer);
  const sellers = useChosenSellers();
  const { removed, put, keep, remove, takeOut, undo } = useCartChanges(cart, query.refetch);
  const undoNote = removed.length > 0 && (
    <Alert
      tone="info"
      title={t('removed', { count: removed.length, name: removed.map(({ product }) => readable(product).name).join(', ') })}
      action={
        <Button look="outline" onClick={() => void undo()}>
          {t('undo')}
        </Button>
      }
    />
  );
  useEffect(() => {
    if (isEmpty) window.scrollTo(0, 0); // Back from an order would restore the scroll position of the full cart
  }, [isEmpty]);
  const empty = (
    <EmptyState
      icon={<ShoppingCart aria-hidden />}
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.storefront()}>{t('startShopping')}</ButtonLink>}
    />
  );
  if (!cart.isOnServer && isEmpty)
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
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={3} height={120} />}
        isEmpty={(data) => data.lineCount === 0 && data.unavailable.length === 0}
        empty={empty}
      >
        {(data) => (
          <div className="cart-page">
            <div>
              <Unavailable
                products={data.unavailable.map((one) => ({ ...one, name: one.name ?? seenNames.get(one.id) }))}
                onTakeOut={takeOut}
              />
              {data.groups.map((group) => (
                <CartGroup
                  choice={data.groups.length > 1 ? sellers : null}
                  key={group.seller.id}
                  group={group}
                  onQuantity={put}
                  onKeep={(line) => void keep(line)}
                  onRemove={(one) => void remove(one)}
                  mayShare={cart.isOnServer}
                />
              ))}
            </div>
            {data.lineCount > 0 && <CartSide cart={data} sellers={sellers} isOnServer={cart.isOnServer} place={upazila} />}
          </div>
        )}
      </QueryState>
    </Page>
  );
}

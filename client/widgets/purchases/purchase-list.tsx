import { limits } from '../../../schema/values/limits';
import { OrderProgress } from '../../../schema/values/orders/orders';
import { useMyPurchasesQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { ButtonLink } from '../../ui/buttons/button';
import { ViewChips } from '../../ui/display/view-chips';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Pager } from '../../ui/tables/pager';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { PurchaseCards } from './purchase-cards';
import './purchases.css';
import { messages } from './purchases.messages';

/**
 * Lists the viewer's purchases, the newest first. The address holds the state and the page. The list is on the buyer's
 * own screen and beside a trader's sales.
 */
export function PurchaseList() {
  const t = useMessages(messages);
  const url = useUrlState();
  const size = limits.ordersPerPage;
  const progress = Object.values(OrderProgress).find((one) => one === url.get('status')) ?? null;
  const query = useMyPurchasesQuery({
    variables: { filter: { progress }, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <ViewChips
        label={t('filters')}
        className="chips-in-a-row"
        views={[null, OrderProgress.PENDING, OrderProgress.DONE, OrderProgress.CANCELLED]}
        current={progress}
        hrefOf={(one) => url.hrefWith({ status: one, placed: null })}
        textOf={(one) => t(one ?? 'all')}
      />
      <div className="purchases">
        <QueryState
          query={query}
          loadingText={t('loading')}
          skeleton={<RowsSkeleton count={4} height={120} />}
          isEmpty={(data) => data.myOrders.nodes.length === 0}
          empty={
            progress ? (
              <EmptyState title={t('emptyFilter')} />
            ) : (
              <EmptyState
                title={t('empty')}
                text={t('emptyText')}
                action={<ButtonLink to={paths.storefront()}>{t('startShopping')}</ButtonLink>}
              />
            )
          }
        >
          {({ myOrders }) => (
            <>
              <PurchaseCards orders={myOrders.nodes} />
              <Pager page={url.page} totalCount={myOrders.totalCount} pageSize={size} />
            </>
          )}
        </QueryState>
      </div>
    </>
  );
}

import { limits } from '../../../schema/values/limits';
import { OrderProgress } from '../../../schema/values/orders/orders';
import { useMyPurchasesQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { sellerName } from '../../platform/seller-name';
import { ButtonLink } from '../../ui/buttons/button';
import { ViewChips } from '../../ui/display/view-chips';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Moment } from '../../ui/display/moment';
import { Pager } from '../../ui/tables/pager';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { UnreadMark } from '../messages/unread-mark';
import { OrderBadges } from './order-badges';
import './purchases.css';
import { messages } from './purchases.messages';
import type { PurchaseCard_OrderFragment } from '../../generated/graphql';

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
              <ul className="row-cards">
                {myOrders.nodes.map((order) => (
                  <PurchaseCard key={order.id} order={order} />
                ))}
              </ul>
              <Pager page={url.page} totalCount={myOrders.totalCount} pageSize={size} />
            </>
          )}
        </QueryState>
      </div>
    </>
  );
}

function PurchaseCard({ order }: { order: PurchaseCard_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <li className="row-card purchase">
      <div className="purchase-head">
        <h2>{t('orderTitle', { number: order.trackingNumber })}</h2>
        <OrderBadges order={order} />
      </div>
      <p className="caption">
        {t('from', { seller: sellerName(order.seller) })} · <Moment at={order.placedAt} />
      </p>
      <ul className="purchase-lines">
        {order.lines.map((line) => (
          <li key={line.id}>
            <span className="purchase-image">
              <ResponsiveImage image={line.image} alt="" sizes="56px" />
            </span>
            <span>
              {line.productName}
              <span className="caption"> × {format.quantity(line.quantity, line.unit, line.customUnitNote)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="purchase-head">
        <strong className="money">{format.money(order.total)}</strong>
        <UnreadMark thread={order.thread} />
        <ButtonLink look="outline" to={paths.order(order.id)} aria-label={t('viewOf', { number: order.trackingNumber })}>
          {t('view')}
        </ButtonLink>
      </div>
    </li>
  );
}

import { Link } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { useCustomerOrdersQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { DateText } from '../../ui/display/moment';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { StatusBadge } from '../../ui/display/status-badge';
import { messages } from './customers.messages';

const tones = { PENDING: 'waiting', DONE: 'good', CANCELLED: 'bad' } as const;
const step = limits.ordersPerPage;

/** Every order of the customer with this seller, latest first. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const query = useCustomerOrdersQuery({
    variables: { filter: { buyerId: customerId }, first: step },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <section>
      <h2>{t('hisOrders')}</h2>
      <QueryState query={query} loadingText={t('loadingOrders')} skeleton={<RowsSkeleton count={3} />}>
        {({ mySales: { nodes, pageInfo } }) => (
          <>
            <ul className="customer-orders">
              {nodes.map((order) => (
                <li key={order.id}>
                  <Link className="text-link" to={paths.sale(role, order.id)}>
                    {order.trackingNumber}
                  </Link>
                  <span className="money">{format.money(order.total)}</span>
                  <span className="caption">
                    <DateText at={order.placedAt} />
                  </span>
                  <StatusBadge tone={tones[order.progress]}>{t(order.progress)}</StatusBadge>
                </li>
              ))}
            </ul>
            {pageInfo.hasNextPage && (
              <Button
                look="outline"
                busy={query.loading}
                busyLabel={t('loadingOrders')}
                onClick={() => void query.fetchMore({ variables: { first: step, after: pageInfo.endCursor } }).catch(() => undefined)}
              >
                {t('moreOrders')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

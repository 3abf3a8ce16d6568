import { useSellerHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Page } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { Skeleton, TilesSkeleton } from '../../ui/skeleton';
import './dashboard.css';
import { messages } from './dashboard.messages';
import { SellerChart } from './seller-chart';
import { SellerTiles } from './seller-tiles';
import { ToDoToday } from './to-do-today';

/** The home of a producer, wholesaler or supersaler: what to do today, eight figures, twelve months. */
export function Component() {
  const t = useMessages(messages);
  const { account, role } = useSession();
  const query = useSellerHomeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('greeting', { name: account?.name ?? '' })} lead={t('lead')}>
      <QueryState
        query={query}
        loadingText={t('loading')}
        errorText={t('failed')}
        skeleton={
          <div className="seller-home">
            <Skeleton height={150} />
            <TilesSkeleton />
            <Skeleton height={420} />
          </div>
        }
      >
        {({ sellerDashboard }) => (
          <div className="seller-home">
            <ToDoToday todo={sellerDashboard} role={role} />
            <section aria-labelledby="figures-title">
              <h2 id="figures-title" className="visually-hidden">
                {t('figures')}
              </h2>
              <SellerTiles tiles={sellerDashboard.tiles} />
            </section>
            <SellerChart months={sellerDashboard.months} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}

import { Role } from '../../../schema/values/roles';
import { useTraderHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Page } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { Skeleton, TilesSkeleton } from '../../ui/skeleton';
import './dashboard.css';
import { CropStockTable } from './crop-stock-table';
import { CropTrends } from './crop-trends';
import { SellerTiles } from './seller-tiles';
import { TraderChart } from './trader-chart';
import { TraderTiles } from './trader-tiles';
import { TraderToDo } from './trader-to-do';
import { messages } from './trader.messages';

/** The home of a supersaler or wholesaler: what waits on both sides, what was bought, sold and earned, prices of what he follows, his stock. */
export function Component() {
  const t = useMessages(messages);
  const { account, role } = useSession();
  const query = useTraderHomeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('greeting', { name: account?.name ?? '' })} lead={t('lead')}>
      <QueryState
        query={query}
        loadingText={t('loading')}
        errorText={t('failed')}
        skeleton={
          <div className="seller-home">
            <Skeleton height={180} />
            <TilesSkeleton />
            <Skeleton height={420} />
          </div>
        }
      >
        {({ traderDashboard: home, sellerDashboard }) => (
          <div className="seller-home">
            <TraderToDo todo={home} role={role} />
            <section aria-labelledby="figures-title">
              <h2 id="figures-title" className="visually-hidden">
                {t('figures')}
              </h2>
              <TraderTiles home={home} />
            </section>
            {role === Role.WHOLESALER && <CropTrends crops={home.crops} />}
            <TraderChart months={home.months} />
            {role !== Role.WHOLESALER && <CropTrends crops={home.crops} />}
            <CropStockTable stock={home.stock} />
            <section aria-labelledby="sales-title">
              <h2 id="sales-title" className="chart-title home-title">
                {t('sales')}
              </h2>
              <SellerTiles tiles={sellerDashboard.tiles} />
            </section>
          </div>
        )}
      </QueryState>
    </Page>
  );
}

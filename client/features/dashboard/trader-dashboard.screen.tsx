import { Role } from '../../../schema/values/accounts/roles';
import { useTraderHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { CropStockTable } from './crop-stock-table';
import { CropTrends } from './crop-trends';
import { HomeFrame, HomeSection } from './home-frame';
import { SellerTiles } from './seller-tiles';
import { ServicePanel } from './service-panel';
import { TraderChart } from './trader-chart';
import { TraderTiles } from './trader-tiles';
import { TraderToDo } from './trader-to-do';
import { messages } from './trader.messages';

/**
 * The home of a supersaler or wholesaler: what waits on both sides, what was bought, sold and earned, prices of
 * followed categories, stock.
 */
export function Component() {
  const t = useMessages(messages);
  const { role } = useSession();
  const query = useTraderHomeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <HomeFrame query={query} t={t} toDoHeight={232}>
      {({ traderDashboard: home, sellerDashboard, sellerDayCounts, sellerDuties }) => (
        <>
          <TraderToDo todo={home} counts={sellerDayCounts} duties={sellerDuties} role={role} />
          <HomeSection id="figures-title" title={t('figures')}>
            <TraderTiles home={home} />
          </HomeSection>
          {role === Role.WHOLESALER && <CropTrends crops={home.crops} />}
          <TraderChart months={home.months} />
          {role !== Role.WHOLESALER && <CropTrends crops={home.crops} />}
          <CropStockTable stock={home.stock} />
          <HomeSection id="sales-title" title={t('sales')} shown>
            <SellerTiles tiles={sellerDashboard.tiles} />
          </HomeSection>
          <ServicePanel service={sellerDashboard.service} role={role} />
        </>
      )}
    </HomeFrame>
  );
}

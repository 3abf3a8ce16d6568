import { useSellerHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { messages } from './dashboard.messages';
import { HomeFrame, HomeSection } from './home-frame';
import { SellerBars } from './seller-bars';
import { SellerChart } from './seller-chart';
import { SellerTiles } from './seller-tiles';
import { ServicePanel } from './service-panel';
import { isFirstDay, SetupGuide } from './setup-guide';
import { ToDoToday } from './to-do-today';

/**
 * The home of a producer, wholesaler or supersaler: what to do today or on the first day, eight figures, twelve months.
 */
export function Component() {
  const t = useMessages(messages);
  const { role } = useSession();
  const query = useSellerHomeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <HomeFrame query={query} t={t} toDoHeight={202}>
      {(data) => {
        const { sellerDashboard, sellerDayCounts, sellerDuties } = data;
        const isNew = isFirstDay(data);
        return (
          <>
            {isNew ? (
              <SetupGuide data={data} />
            ) : (
              <ToDoToday todo={sellerDashboard} counts={sellerDayCounts} duties={sellerDuties} role={role} />
            )}
            <HomeSection id="figures-title" title={t('figures')}>
              <SellerTiles tiles={sellerDashboard.tiles} />
            </HomeSection>
            {!isNew && (
              <>
                <ServicePanel service={sellerDashboard.service} role={role} />
                <SellerChart months={sellerDashboard.months} />
                <SellerBars home={sellerDashboard} />
              </>
            )}
          </>
        );
      }}
    </HomeFrame>
  );
}

import { useAdminHomeQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton, TilesSkeleton } from '../../../ui/feedback/skeleton';
import { TextLink } from '../../../ui/buttons/text-link';
import { AuditTable } from '../audit/audit-table';
import { messages } from '../audit/audit.messages';
import { MarketMoney } from './market-money';
import { QueueTiles } from './queue-tiles';

const recent = 8;
const dhakaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }); // writes yyyy-mm-dd

/** Shows how many tasks wait, each figure with a link to them, and the latest actions of admins. */
export function Component() {
  const t = useMessages(messages);
  const query = useAdminHomeQuery({ variables: { first: recent }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('homeTitle')} lead={t('homeLead')}>
      <QueryState
        query={query}
        loadingText={t('homeLoading')}
        skeleton={
          <>
            <TilesSkeleton count={11} />
            <RowsSkeleton />
          </>
        }
      >
        {({ adminOverview, marketMonths, auditEntries }) => (
          <>
            <QueueTiles overview={adminOverview} today={dhakaDay.format()} />
            <MarketMoney months={marketMonths} />
            <section aria-labelledby="recent-title" className="admin-recent">
              <h2 id="recent-title">{t('recent')}</h2>
              {auditEntries.nodes.length === 0 ? (
                <EmptyState title={t('nothingYet')} />
              ) : (
                <>
                  <AuditTable rows={auditEntries.nodes.slice(0, recent)} caption={t('recent')} />
                  <TextLink to={paths.adminAudit()}>{t('seeAll')}</TextLink>
                </>
              )}
            </section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

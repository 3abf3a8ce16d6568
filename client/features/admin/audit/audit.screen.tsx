import { limits } from '../../../../schema/values/limits';
import { useAuditTrailQuery, useExportAuditMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { PageMenu } from '../../../ui/overlays/page-menu';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { useCsvAction } from '../../../widgets/export-csv/export-csv';
import { AuditFilters, useAuditFilter } from './audit-filters';
import { AuditTable } from './audit-table';
import { messages } from './audit.messages';
import { NothingMatches } from '../nothing-matches';

const size = limits.auditPerPage;

/** Everything admins did, latest first; the filters are in the address, more rows come behind those that are there. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const filter = useAuditFilter();
  const query = useAuditTrailQuery({ variables: { ...filter, first: size }, fetchPolicy: 'cache-and-network' });
  const [exportAudit] = useAppMutation(useExportAuditMutation);
  const loadCsv = async () => {
    const { data, failure } = await exportAudit({ variables: filter, fetchPolicy: 'no-cache' });
    return { file: data?.exportAudit, error: failure };
  };
  const csv = useCsvAction(loadCsv);
  const nodes = query.data?.auditEntries.nodes ?? [];
  const narrowed = Object.values(filter).some((value) => value !== null);
  return (
    <Page title={t('title')} lead={t('lead')} actions={<PageMenu actions={[csv]} />}>
      <AuditFilters subjectName={nodes.find(({ subjectId }) => subjectId === filter.subjectId)?.subjectName ?? null} />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.auditEntries.nodes.length === 0}
        empty={
          narrowed ? (
            <NothingMatches
              title={t('noMatch')}
              text={t('noMatchText')}
              onClear={() => url.set({ q: null, action: null, admin: null, account: null, from: null, until: null })}
            />
          ) : (
            <EmptyState title={t('nothingYet')} />
          )
        }
      >
        {({ auditEntries: { totalCount, pageInfo, nodes: entries } }) => (
          <>
            <AuditTable rows={entries} caption={t('title')} />
            <div className="audit-more">
              <p className="caption" role="status">
                {t('shown', { shown: format.number(entries.length), total: format.number(totalCount) })}
              </p>
              {pageInfo.hasNextPage && (
                <Button
                  look="outline"
                  busy={query.loading}
                  busyLabel={t('loadingMore')}
                  onClick={() => void query.fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => undefined)}
                >
                  {t('more')}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryState>
    </Page>
  );
}

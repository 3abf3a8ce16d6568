import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { usePartnerDeliveriesQuery } from '../../../generated/graphql';
import type { PartnerDeliveryRow_DeliveryFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import { messages } from './deliveries.messages';
import { DeliveryFilters, useDeliveryFilter } from './delivery-filters';
import { DeliveryTable } from './delivery-table';
import type { DeliveryAct } from './delivery-table';
import { NothingMatches } from '../nothing-matches';
import { useRefreshCounts } from '../use-refresh-counts';
import { useDeliveryActs } from './use-delivery-acts';

const size = limits.adminPerPage;

/**
 * Lists deliveries to the webhooks of all partners. An admin sends one again or disables an endpoint, with a reason.
 * The address holds filters and page.
 */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const filter = useDeliveryFilter();
  const [confirming, setConfirming] = useState<{ readonly act: DeliveryAct; readonly row: PartnerDeliveryRow_DeliveryFragment } | null>(
    null,
  );
  const refresh = useRefreshCounts('partnerDeliveries');
  const query = usePartnerDeliveriesQuery({
    variables: { ...filter, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const narrowed = Object.values(filter).some((value) => value !== null);
  const close = () => setConfirming(null);
  const actOn = useDeliveryActs(() => {
    close();
    refresh();
  });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <DeliveryFilters />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.partnerDeliveries.nodes.length === 0}
        empty={
          narrowed ? (
            <NothingMatches title={t('noMatch')} onClear={() => url.set({ status: null, failing: null, event: null, q: null })} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )
        }
      >
        {({ partnerDeliveries }) => (
          <>
            <p className="caption users-found" role="status">
              {t('found', { count: partnerDeliveries.totalCount })}
            </p>
            <DeliveryTable rows={partnerDeliveries.nodes} onAct={(act, row) => setConfirming({ act, row })} />
            <Pager page={url.page} totalCount={partnerDeliveries.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {confirming && <ActDialog act={actOn(confirming.act, confirming.row)} onClose={close} />}
    </Page>
  );
}

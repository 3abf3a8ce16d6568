import { useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { useDisablePartnerWebhookMutation, usePartnerDeliveriesQuery, useRedeliverToPartnerMutation } from '../../generated/graphql';
import type { PartnerDeliveryRow_DeliveryFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { ActDialog } from './act-dialog';
import './admin.css';
import { messages } from './deliveries.messages';
import { DeliveryFilters, useDeliveryFilter } from './delivery-filters';
import { DeliveryTable } from './delivery-table';
import type { DeliveryAct } from './delivery-table';
import { NothingMatches } from './nothing-matches';
import { useRefreshDesk } from './use-refresh-desk';

const size = limits.adminPerPage;

/** What is sent to all partners; once more, or an endpoint off, with a reason. Filters and page are in the address. */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const filter = useDeliveryFilter();
  const [asked, setAsked] = useState<{ readonly act: DeliveryAct; readonly row: PartnerDeliveryRow_DeliveryFragment } | null>(null);
  const [redeliver] = useAppMutation(useRedeliverToPartnerMutation);
  const [disable] = useAppMutation(useDisablePartnerWebhookMutation);
  const refresh = useRefreshDesk('partnerDeliveries');
  const query = usePartnerDeliveriesQuery({
    variables: { ...filter, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const narrowed = Object.values(filter).some((value) => value !== null);
  const close = () => setAsked(null);
  const done = (failure: Failure | null, said: string) => {
    if (failure) return failure;
    toast.success(said);
    close();
    refresh();
    return null;
  };
  const about = ({ host, delivery }: PartnerDeliveryRow_DeliveryFragment) => ({ host, event: t(delivery.event) });
  const actOn = ({ act, row }: NonNullable<typeof asked>) => {
    const { host } = row;
    return act === 'redeliver'
      ? {
          ...{ title: t('redeliverTitle', about(row)), reasonLabel: t('reason'), hint: t('redeliverHint'), submitLabel: t('redeliver') },
          send: async (reason: string) =>
            done((await redeliver({ variables: { id: row.id, reason } })).failure, t('redelivered', { host })),
        }
      : {
          ...{ title: t('disableTitle', { host }), reasonLabel: t('reasonTold'), hint: t('disableHint'), submitLabel: t('disable') },
          send: async (reason: string) =>
            done((await disable({ variables: { webhookId: row.webhookId, reason } })).failure, t('disabled', { host })),
        };
  };
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
            <DeliveryTable rows={partnerDeliveries.nodes} onAct={(act, row) => setAsked({ act, row })} />
            <Pager page={url.page} totalCount={partnerDeliveries.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {asked && <ActDialog act={actOn(asked)} onClose={close} />}
    </Page>
  );
}

import type { PartnerDeliveryRow_DeliveryFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages } from './deliveries.messages';
import { messages as adminMessages } from '../admin.messages';

type Row = PartnerDeliveryRow_DeliveryFragment;
export type DeliveryAct = 'redeliver' | 'disable' | 'enable';

const tones = { PENDING: 'waiting', DELIVERED: 'good', FAILED: 'bad' } as const;

interface DeliveryTableProps {
  rows: readonly Row[];
  onAct: (act: DeliveryAct, row: Row) => void;
}

export function DeliveryTable({ rows, onAct }: DeliveryTableProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'host',
      header: t('host'),
      width: '200px',
      onCard: 'title',
      cell: ({ host, endpointEnabled, failingSince }) => (
        <>
          <strong className="host-name" lang="en" translate="no">
            {host}
          </strong>
          {!endpointEnabled && <span className="caption thing-note">{t('off')}</span>}
          {endpointEnabled && failingSince && (
            <span className="caption thing-note">{t('failingSince', { when: format.dateTime(failingSince) })}</span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('states'),
      onCard: 'badge',
      cell: ({ delivery: { status, lastError, responseStatus } }) => (
        <>
          <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
          {lastError && (
            <span className="caption thing-note" lang="en" translate="no">
              {lastError}
            </span>
          )}
          {!lastError && responseStatus && (
            <span className="caption thing-note">{t('answered', { status: format.digits(String(responseStatus)) })}</span>
          )}
        </>
      ),
    },
    { key: 'event', header: t('event'), cell: ({ delivery }) => t(delivery.event) },
    {
      key: 'owner',
      header: t('owner'),
      cell: ({ ownerId, ownerName }) => <TextLink to={paths.adminUsers({ account: ownerId })}>{ownerName}</TextLink>,
    },
    { key: 'attempts', header: t('attempts'), numeric: true, cell: ({ delivery }) => format.number(delivery.attempts) },
    { key: 'when', header: t('when'), cell: ({ delivery }) => <DateText at={delivery.deliveredAt ?? delivery.createdAt} withTime /> },
    {
      key: 'actions',
      header: shared('actions'),
      onCard: 'actions',
      cell: (row) => <DeliveryActions row={row} onAct={onAct} />,
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}

function DeliveryActions({ row, onAct }: Pick<DeliveryTableProps, 'onAct'> & { row: Row }) {
  const t = useMessages(messages);
  return (
    <div className="row-buttons">
      {row.delivery.status !== 'PENDING' && (
        <Button
          look="outline"
          size="md"
          aria-label={t('redeliverOf', { event: t(row.delivery.event), host: row.host })}
          onClick={() => onAct('redeliver', row)}
        >
          {t('redeliver')}
        </Button>
      )}
      {row.endpointDisabledBy === 'ADMIN' && (
        <Button look="outline" size="md" aria-label={t('enableOf', { host: row.host })} onClick={() => onAct('enable', row)}>
          {t('enable')}
        </Button>
      )}
      {row.endpointEnabled && (
        <Button
          look="outline"
          size="md"
          tone="danger"
          aria-label={t('disableOf', { host: row.host })}
          onClick={() => onAct('disable', row)}
        >
          {t('disable')}
        </Button>
      )}
    </div>
  );
}

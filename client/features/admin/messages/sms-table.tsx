import type { SmsRow_MessageFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './sms.messages';

type Row = SmsRow_MessageFragment;

const tones = { PENDING: 'waiting', SENT: 'good', FAILED: 'bad' } as const;
const purposes = [
  'password-reset',
  'registration',
  'phone',
  'account-decided',
  'new-order',
  'order-changed',
  'parcel',
  'question-asked',
  'bill',
  'payout',
  'payout-account',
  'price-alert',
  'recurring-order',
] as const;

interface SmsTableProps {
  rows: readonly Row[];
  busy: boolean;
  onResend: (row: Row) => void;
}

export function SmsTable({ rows, busy, onResend }: SmsTableProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const purposeOf = ({ purpose }: Row) => {
    const listed = purposes.find((one) => one === purpose);
    return t(listed ?? 'otherPurpose');
  };
  const columns: Column<Row>[] = [
    { key: 'phone', header: t('phone'), onCard: 'title', cell: ({ phone }) => <strong>{format.digits(phone)}</strong> },
    {
      key: 'state',
      header: t('states'),
      onCard: 'badge',
      cell: ({ status, lastError }) => (
        <>
          <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
          {lastError && <span className="caption thing-note">{t('error', { error: lastError })}</span>}
        </>
      ),
    },
    { key: 'purpose', header: t('purpose'), cell: purposeOf },
    {
      key: 'body',
      header: t('body'),
      cell: ({ body }) => (
        <span className="audit-reason" lang={languageOf(body)}>
          {body}
        </span>
      ),
    },
    { key: 'attempts', header: t('attempts'), numeric: true, cell: ({ attempts }) => format.number(attempts) },
    { key: 'when', header: t('when'), cell: ({ sentAt, createdAt }) => <DateText at={sentAt ?? createdAt} withTime /> },
    {
      key: 'actions',
      header: shared('actions'),
      onCard: 'actions',
      cell: (row) => {
        if (row.status !== 'FAILED') return null;
        if (!row.canResend) return <span className="caption">{t('codeGone')}</span>;
        return (
          <Button
            look="outline"
            size="md"
            busy={busy}
            busyLabel={t('resending')}
            aria-label={t('resendOf', { phone: format.digits(row.phone) })}
            onClick={() => onResend(row)}
          >
            {t('resend')}
          </Button>
        );
      },
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}

/** A message is in its receiver's language, whatever the admin's: a screen reader must know. */
const languageOf = (body: string) => (/[\u0980-\u09ff]/.test(body) ? 'bn' : 'en');

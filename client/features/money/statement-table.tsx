import type { Money_EntryFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { TextLink } from '../../ui/buttons/text-link';
import { DateText } from '../../ui/display/moment';
import { DataTable } from '../../ui/tables/data-table';
import type { Column } from '../../ui/tables/data-table';
import { messages } from './money.messages';

function nameOf({ kind, account, amount, orderId, commissionBase }: Money_EntryFragment) {
  if (kind === 'PAYOUT' || kind === 'PAYOUT_REVERSED') return kind;
  if (kind === 'REVERSAL' && orderId === null) return 'REVERSAL_OF_PAYMENT';
  // of the platform's accounts alone
  if (kind === 'PAYMENT_RECEIVED' || kind === 'PAYMENT_REFUNDED' || kind === 'REFUND_DUE' || kind === 'GATEWAY_SETTLED')
    return 'ONLINE_PAYMENT';
  if (kind === 'REFUND_COVERED' || kind === 'REFUND_RETURNED') return 'ONLINE_PAYMENT';
  if (kind === 'BILL' && account === 'RECEIVABLE' && amount.startsWith('-')) return 'BILL_LESS';
  // of a cash order the market owes the discount alone
  if (kind === 'ORDER_DELIVERED' && account === 'PAYABLE' && !commissionBase) return 'ORDER_DELIVERED_DISCOUNT';
  return `${kind}_${account === 'PAYABLE' ? 'PAYABLE' : 'RECEIVABLE'}` as const;
}

/** Says which way the amount goes; a sign alone would be good for one account and bad for the other. */
function wayOf({ kind, account, amount }: Money_EntryFragment) {
  const isLess = amount.startsWith('-');
  if (account !== 'PAYABLE') return isLess ? 'owesLess' : 'owesMore';
  if (isLess) return 'getsMore';
  return kind === 'PAYOUT' ? 'sent' : 'getsLess';
}

/** Each entry with its order. */
export function StatementTable({ entries }: { entries: readonly Money_EntryFragment[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const columns: Column<Money_EntryFragment>[] = [
    {
      key: 'what',
      header: t('what'),
      onCard: 'title',
      cell: (entry) => (
        <>
          {t(nameOf(entry))}
          {entry.commissionBase && entry.commissionPercent && (
            <p className="caption">
              {t(entry.account === 'PAYABLE' ? 'lessCommissionOf' : 'commissionOf', {
                percent: format.percent(entry.commissionPercent),
                base: format.money(entry.commissionBase),
              })}
            </p>
          )}
        </>
      ),
    },
    {
      key: 'order',
      header: t('order'),
      cell: ({ orderId, trackingNumber }) =>
        orderId && trackingNumber ? <TextLink to={paths.sale(role, orderId)}>{trackingNumber}</TextLink> : t('noOrder'),
    },
    { key: 'when', header: t('when'), cell: ({ occurredAt }) => <DateText at={occurredAt} /> },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      cell: (entry) => (
        <>
          {format.money(entry.amount.replace('-', ''))}
          <span className="caption money-way">{t(wayOf(entry))}</span>
        </>
      ),
    },
  ];
  return <DataTable caption={t('statement')} rows={entries} columns={columns} rowKey={({ id }) => id} />;
}

import type { ReactNode } from 'react';
import type { Payout_RowFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import { StatusBadge } from '../../ui/display/status-badge';
import { DataTable } from '../../ui/tables/data-table';
import type { Column } from '../../ui/tables/data-table';
import { messages } from './payouts.messages';

const tones = { REQUESTED: 'waiting', SENT: 'info', PAID: 'good', FAILED: 'bad' } as const;

interface PayoutTableProps {
  payouts: readonly Payout_RowFragment[];
  /** Columns more, for admins: whose it is, and what can be done with it. */
  sellerOf?: (payout: Payout_RowFragment) => ReactNode;
  actionsOf?: (payout: Payout_RowFragment) => ReactNode;
}

/** Payouts with their account, and the transfer or why there is none. */
export function PayoutTable({ payouts, sellerOf, actionsOf }: PayoutTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<Payout_RowFragment>[] = [
    { key: 'number', header: t('number'), onCard: 'title', cell: ({ number }) => number },
    ...(sellerOf ? [{ key: 'seller', header: t('seller'), cell: sellerOf }] : []),
    { key: 'when', header: t('when'), cell: ({ paidAt, failedAt, requestedAt }) => <DateText at={failedAt ?? paidAt ?? requestedAt} /> },
    { key: 'account', header: t('account'), cell: (payout) => <AccountText payout={payout} /> },
    { key: 'state', header: t('state'), cell: (payout) => <StateText payout={payout} /> },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
    ...(actionsOf ? [{ key: 'action', header: t('action'), cell: actionsOf }] : []),
  ];
  return <DataTable caption={t('payouts')} rows={payouts} columns={columns} rowKey={({ id }) => id} />;
}

function AccountText({ payout: { method, accountNumber, holder, bankName, branch } }: { payout: Payout_RowFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {t(method)} · {format.digits(accountNumber)}
      <br />
      <span className="caption">{[holder, bankName, branch].filter(Boolean).join(', ')}</span>
    </>
  );
}

function StateText({ payout: { state, reference, reason } }: { payout: Payout_RowFragment }) {
  const t = useMessages(messages);
  const more = state === 'FAILED' ? reason : reference && t('transfer', { reference });
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
      {more && (
        <>
          <br />
          <span className="caption">{more}</span>
        </>
      )}
    </>
  );
}

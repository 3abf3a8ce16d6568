import { useState } from 'react';
import { AdminSettlementsDocument, useCorrectRefundByHandMutation } from '../../../generated/graphql';
import type { RefundByHand_RowFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { NumberDialog } from '../number-dialog';
import type { RightNumber } from '../number-dialog';
import { messages } from './settlements.messages';

type Refund = RefundByHand_RowFragment;

/** The latest refunds that admins have paid by hand, each with its number to be corrected. */
export function RefundsByHand({ refunds }: { refunds: readonly Refund[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [wrong, setWrong] = useState<Refund | null>(null);
  if (refunds.length === 0) return null;
  const columns: Column<Refund>[] = [
    {
      key: 'order',
      header: t('order'),
      onCard: 'title',
      cell: ({ orderId, trackingNumber }) => <TextLink to={paths.adminOrders({ order: orderId })}>{trackingNumber}</TextLink>,
    },
    { key: 'paid', header: t('paidByHandOn'), cell: ({ paidAt }) => format.date(paidAt) },
    { key: 'by', header: t('paidByHandBy'), cell: ({ paidBy }) => paidBy ?? t('none') },
    { key: 'number', header: t('reference'), cell: ({ reference }) => reference ?? t('none') },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
    {
      key: 'correct',
      header: t('nextStep'),
      onCard: 'actions',
      cell: (refund) => (
        <Button look="ghost" tone="gray" aria-label={t('wrongNumberOf', { order: refund.trackingNumber })} onClick={() => setWrong(refund)}>
          {t('wrongNumber')}
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby="by-hand-title" className="admin-recent">
      <h2 id="by-hand-title">{t('paidByHand')}</h2>
      <DataTable caption={t('paidByHand')} rows={refunds} columns={columns} rowKey={({ id }) => id} />
      {wrong && <WrongNumberDialog refund={wrong} onClose={() => setWrong(null)} />}
    </section>
  );
}

function WrongNumberDialog({ refund: { id, trackingNumber }, onClose }: { refund: Refund; onClose: () => void }) {
  const [correct] = useAppMutation(useCorrectRefundByHandMutation);
  const send = async (right: RightNumber) =>
    (await correct({ variables: { id, ...right }, refetchQueries: [AdminSettlementsDocument] })).failure;
  return <NumberDialog subject={trackingNumber} send={send} onClose={onClose} />;
}

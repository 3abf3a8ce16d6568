import { useState } from 'react';
import { AdminSettlementsDocument, useRetryRefundMutation } from '../../../generated/graphql';
import type { RejectedRefund_RowFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { Alert } from '../../../ui/feedback/alert';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { ByHandSteps } from './by-hand-steps';
import type { ByHandStep } from './by-hand-steps';
import { messages } from './settlements.messages';

type Refund = RejectedRefund_RowFragment;

/** The refunds that a gateway has rejected, each to be sent again or paid by hand; nothing where there are none. */
export function RejectedRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [retry, { busy, errorText }] = useAppMutation(useRetryRefundMutation);
  const [chosen, setChosen] = useState<string | null>(null);
  const [byHand, setByHand] = useState<{ refund: Refund; step: ByHandStep } | null>(null);
  if (refunds.length === 0) return null;
  const send = async ({ id }: Refund) => {
    setChosen(id);
    const { failure } = await retry({ variables: { id }, refetchQueries: [AdminSettlementsDocument], awaitRefetchQueries: true });
    if (!failure) toast.success(t('retried'));
  };
  const columns: Column<Refund>[] = [
    {
      key: 'order',
      header: t('order'),
      onCard: 'title',
      cell: ({ orderId, trackingNumber }) => <TextLink to={paths.adminOrders({ order: orderId })}>{trackingNumber}</TextLink>,
    },
    { key: 'gateway', header: t('gateway'), cell: ({ gateway }) => t(gateway) },
    { key: 'rejected', header: t('rejectedOn'), cell: ({ rejectedAt }) => format.date(rejectedAt) },
    { key: 'error', header: t('refundError'), cell: ({ error }) => error ?? t('none') },
    { key: 'amount', header: t('refundAmount'), numeric: true, cell: ({ amount }) => format.money(amount) },
    {
      key: 'retry',
      header: t('nextStep'),
      onCard: 'actions',
      cell: (refund) => (
        <RefundButtons
          refund={refund}
          busy={busy}
          isSending={busy && chosen === refund.id}
          onSend={() => void send(refund)}
          onStep={(step) => setByHand({ refund, step })}
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="refunds-title" className="admin-recent">
      <h2 id="refunds-title">{t('refunds')}</h2>
      <p>{t('refundsText')}</p>
      {errorText && <Alert tone="error" role="alert" title={errorText} />}
      <DataTable caption={t('refunds')} rows={refunds} columns={columns} rowKey={({ id }) => id} />
      {byHand && <ByHandSteps {...byHand} onStep={(step) => setByHand(step && { ...byHand, step })} />}
    </section>
  );
}

interface RefundButtonsProps {
  refund: Refund;
  busy: boolean;
  isSending: boolean;
  onSend: () => void;
  onStep: (step: ByHandStep) => void;
}

/** While an admin pays it by hand, it can only be recorded or given up. */
function RefundButtons({ refund, busy, isSending, onSend, onStep }: RefundButtonsProps) {
  const { trackingNumber: order, byHandSince, byHandBy, givenLateAt } = refund;
  const t = useMessages(messages);
  const format = useFormat();
  if (byHandSince)
    return (
      <>
        <p>{t('byHandBy', { name: byHandBy ?? '', time: format.dateTime(byHandSince) })}</p>
        {givenLateAt && <Alert tone="warning" title={t('givenLate')} />}
        <span className="chip-row">
          <Button look="outline" aria-label={t('byHandRecordOf', { order })} disabled={busy} onClick={() => onStep('RECORD')}>
            {t('byHandRecord')}
          </Button>
          <Button
            look="outline"
            tone="gray"
            aria-label={t('byHandNotSentOf', { order })}
            disabled={busy}
            onClick={() => onStep('NOT_SENT')}
          >
            {t('byHandNotSent')}
          </Button>
        </span>
      </>
    );
  return (
    <span className="chip-row">
      <Button
        look="outline"
        aria-label={t('retryOf', { order })}
        busy={isSending}
        disabled={busy}
        busyLabel={t('retrying')}
        onClick={onSend}
      >
        {t('retry')}
      </Button>
      <Button look="outline" tone="gray" aria-label={t('byHandOf', { order })} disabled={busy} onClick={() => onStep('START')}>
        {t('byHand')}
      </Button>
    </span>
  );
}

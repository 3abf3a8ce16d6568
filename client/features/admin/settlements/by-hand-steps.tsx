import { AdminSettlementsDocument, useCancelRefundByHandMutation, useStartRefundByHandMutation } from '../../../generated/graphql';
import type { RejectedRefund_RowFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { ByHandDialog } from './by-hand-dialog';
import { messages } from './settlements.messages';

export type ByHandStep = 'START' | 'RECORD' | 'NOT_SENT';

interface StepProps {
  refund: RejectedRefund_RowFragment;
  onDone: () => void;
  onClose: () => void;
}

const REFETCH = { refetchQueries: [AdminSettlementsDocument], awaitRefetchQueries: true };

/** The dialogs of a refund by hand: it is reserved, then its money is sent and recorded, or was not sent. */
export function ByHandSteps({
  refund,
  step,
  onStep,
}: {
  refund: RejectedRefund_RowFragment;
  step: ByHandStep;
  onStep: (step: ByHandStep | null) => void;
}) {
  const onClose = () => onStep(null);
  if (step === 'RECORD') return <ByHandDialog refund={refund} onClose={onClose} />;
  if (step === 'START') return <StartDialog refund={refund} onDone={() => onStep('RECORD')} onClose={onClose} />;
  return <NotSentDialog refund={refund} onDone={onClose} onClose={onClose} />;
}

function StartDialog({ refund: { id, trackingNumber, amount }, onDone, onClose }: StepProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [start, { busy, errorText }] = useAppMutation(useStartRefundByHandMutation);
  const confirm = async () => {
    const { failure } = await start({ variables: { id }, ...REFETCH });
    if (!failure) onDone();
  };
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('byHandOf', { order: trackingNumber })}
      confirmLabel={t('byHandStart')}
      busyLabel={t('byHandStarting')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('byHandText', { amount: format.money(amount) })}
    </ConfirmDialog>
  );
}

function NotSentDialog({ refund: { id, trackingNumber }, onDone, onClose }: StepProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [cancel, { busy, errorText }] = useAppMutation(useCancelRefundByHandMutation);
  const confirm = async () => {
    const { failure } = await cancel({ variables: { id }, ...REFETCH });
    if (failure) return;
    toast.success(t('byHandCancelled'));
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={t('byHandNotSentOf', { order: trackingNumber })}
      confirmLabel={t('byHandNotSent')}
      busyLabel={t('saving')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('byHandNotSentText')}
    </ConfirmDialog>
  );
}

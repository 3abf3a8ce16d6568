import { useState } from 'react';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { messages } from '../sales.messages';
import type { StepDetails } from './use-sale-actions';

interface ReturnDialogProps {
  order: SaleRow_OrderFragment;
  onSend: (details: StepDetails) => Promise<Failure | null>;
  onClose: () => void;
}

/** Ends an order that could not be delivered: which items can no longer be sold, the others are in stock again. */
export function ReturnDialog({ order, onSend, onClose }: ReturnDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const failureText = useFailureText();
  const [lost, setLost] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const toggle = (id: string) => setLost(lost.includes(id) ? lost.filter((one) => one !== id) : [...lost, id]);
  const send = async () => {
    setBusy(true);
    const failure = await onSend({ lostLineIds: [...lost] });
    setBusy(false);
    if (failure) setError(failureText(failure));
  };
  return (
    <ConfirmDialog
      open
      title={t('titleRETURN', { number: order.trackingNumber })}
      confirmLabel={t('RETURN')}
      busyLabel={t('working')}
      cancelLabel={t('back')}
      busy={busy}
      errorText={error}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{t('returnText')}</p>
      <fieldset className="sale-lost">
        <legend>{t('lost')}</legend>
        {order.lines.map((line) => (
          <Checkbox
            key={line.id}
            label={`${line.productName}, ${format.quantity(line.quantity, line.unit, line.customUnitNote)}`}
            checked={lost.includes(line.id)}
            onChange={() => toggle(line.id)}
          />
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}

import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { SettlingButton } from '../../../ui/buttons/settling-button';
import { useSettling } from '../../../ui/buttons/use-settling';
import type { MoneyStep } from './sale-steps';
import { messages } from '../sales.messages';

interface MoneyDialogProps {
  order: SaleRow_OrderFragment;
  step: MoneyStep;
  busy: boolean;
  /** True: the seller has the money; false: not yet; null: it was paid before. */
  onResponse: (paymentReceived: boolean | null) => void;
  onClose: () => void;
}

const places = ['no', 'yes'];

/** Asks before a step that cannot be undone and shows what became of the money: a delivery, and a payment marked as received. */
export function MoneyDialog({ order, step, busy, onResponse, onClose }: MoneyDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const settling = useSettling(places, true);
  const isPaid = order.paymentStatus === 'PAID';
  const isClaimed = order.paymentStatus === 'CLAIMED';
  const question = t(isClaimed ? 'hasArrived' : 'wasCollected', { total: format.money(order.total) });
  const response = step === 'DELIVER' && !isPaid;
  return (
    <Dialog
      open
      place="sheet"
      onClose={onClose}
      title={t(`title${step}`, { number: order.trackingNumber })}
      footer={
        <>
          <SettlingButton
            look="outline"
            tone={response ? 'brand' : 'gray'}
            settling={settling}
            place={0}
            disabled={busy}
            onClick={() => (response ? onResponse(false) : onClose())}
          >
            {t(isPaid ? 'back' : 'notYet')}
          </SettlingButton>
          <SettlingButton
            settling={settling}
            place={1}
            busy={busy}
            busyLabel={t('working')}
            onClick={() => onResponse(isPaid ? null : true)}
          >
            {t(isPaid ? step : isClaimed ? 'yesArrived' : 'yesCash')}
          </SettlingButton>
        </>
      }
    >
      {!isPaid && <p className="money-question">{question}</p>}
      <p className="caption">{t(response ? 'collectHint' : 'cannotUndo')}</p>
      {response && (
        <Button look="plain" onClick={onClose} disabled={busy}>
          {t('notDelivered')}
        </Button>
      )}
    </Dialog>
  );
}

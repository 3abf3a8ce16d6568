import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Dialog } from '../../../ui/overlays/dialog';
import { SettlingButton } from '../../../ui/buttons/settling-button';
import { useSettling } from '../../../ui/buttons/use-settling';
import { messages } from '../sales.messages';

interface MoneyDialogProps {
  order: SaleRow_OrderFragment;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const places = ['no', 'yes'];

/** Asks before a payment is marked as received: what the buyer reported, or what is still to be paid. */
export function MoneyDialog({ order, busy, onConfirm, onClose }: MoneyDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const settling = useSettling(places, true);
  const isClaimed = order.paymentStatus === 'CLAIMED';
  const question = t(isClaimed ? 'hasArrived' : 'wasCollected', {
    amount: format.money(isClaimed ? order.money.claimed : order.money.due),
  });
  return (
    <Dialog
      open
      place="sheet"
      onClose={onClose}
      title={t('titlePAY_CONFIRM', { number: order.trackingNumber })}
      footer={
        <>
          <SettlingButton look="outline" tone="gray" settling={settling} place={0} disabled={busy} onClick={onClose}>
            {t('back')}
          </SettlingButton>
          <SettlingButton settling={settling} place={1} busy={busy} busyLabel={t('working')} onClick={onConfirm}>
            {t(isClaimed ? 'yesArrived' : 'yesCash')}
          </SettlingButton>
        </>
      }
    >
      <p className="money-question">{question}</p>
      <p className="caption">{t('cannotUndo')}</p>
    </Dialog>
  );
}

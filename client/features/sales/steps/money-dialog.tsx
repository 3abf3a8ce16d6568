import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Dialog } from '../../../ui/overlays/dialog';
import { SettlingButton } from '../../../ui/buttons/settling-button';
import { useSettling } from '../../../ui/buttons/use-settling';
import { messages } from '../sales.messages';
import { CamePartsDialog, type SendParts } from './came-parts.form';

interface PaidDialogProps {
  order: SaleRow_OrderFragment;
  busy: boolean;
  /** The amount is given where it is not what is due now. */
  onConfirm: (amount?: string) => Promise<void>;
  onClose: () => void;
}

const places = ['no', 'all', 'yes'];

interface MoneyDialogProps extends PaidDialogProps {
  onSend: SendParts;
}

/** Asks what came, of each part where the market asks about cash. */
export function MoneyDialog({ onSend, ...props }: MoneyDialogProps) {
  const { order, onClose } = props;
  return Number(order.money.claimedCash) > 0 ? (
    <CamePartsDialog order={order} onSend={onSend} onClose={onClose} />
  ) : (
    <PaidDialog {...props} />
  );
}

/** Asks before a payment is marked as received: what the buyer reported, or what is still to be paid. */
function PaidDialog({ order, busy, onConfirm, onClose }: PaidDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const settling = useSettling(places, true);
  const isClaimed = order.paymentStatus === 'CLAIMED';
  const { claimed, due, charged } = order.money;
  // all of a transfer came, or nothing; another dialog asks about cash beside it
  const takenOff = isClaimed ? 0 : Number(order.total) - Number(charged);
  const all = (Number(due) + takenOff).toFixed(2);
  const question = t(isClaimed ? 'hasArrived' : 'wasCollected', { amount: format.money(isClaimed ? claimed : due) });
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
          {takenOff > 0 && (
            <SettlingButton settling={settling} place={1} busy={busy} busyLabel={t('working')} onClick={() => void onConfirm(all)}>
              {format.money(all)}
            </SettlingButton>
          )}
          {(isClaimed || Number(due) > 0) && (
            <SettlingButton settling={settling} place={2} busy={busy} busyLabel={t('working')} onClick={() => void onConfirm()}>
              {takenOff > 0 ? format.money(due) : t(isClaimed ? 'yesArrived' : 'yesCash')}
            </SettlingButton>
          )}
        </>
      }
    >
      <p className="money-question">{takenOff > 0 ? t('howMuchCollected') : question}</p>
      {takenOff > 0 && <p>{t('takenOff', { amount: format.money(takenOff.toFixed(2)) })}</p>}
      <p className="caption">{t('cannotUndo')}</p>
    </Dialog>
  );
}

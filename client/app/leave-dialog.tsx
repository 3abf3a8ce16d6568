import { draftDays } from '../platform/device/draft-days';
import { atStake } from '../platform/forms/unsaved';
import { useMessages } from '../platform/i18n/use-messages';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { errorMessages } from './errors/errors.messages';

/** The question before unsaved input is left. */
export function LeaveDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const t = useMessages(errorMessages);
  const isStored = atStake() === 'stored'; // nothing is lost, so nothing warns
  return (
    <ConfirmDialog
      open
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      busyLabel={t('leave')}
      tone={isStored ? 'brand' : 'danger'}
      cancelLabel={t('stay')}
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{isStored ? t('leaveStored', { days: draftDays }) : t('leaveText')}</p>
    </ConfirmDialog>
  );
}

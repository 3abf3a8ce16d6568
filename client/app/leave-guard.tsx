import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { draftDays } from '../platform/device/draft-days';
import { atStake } from '../platform/forms/unsaved';
import { useMessages } from '../platform/i18n/use-messages';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { appMessages } from './app.messages';

/**
 * Asks before unsaved input is lost by navigation. Once for the whole page, since the router supports one blocker only:
 * forms register by `useUnsaved` what they hold. The browser itself asks when the tab is closed, unless drafts hold
 * everything.
 */
export function LeaveGuard() {
  const t = useMessages(appMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && atStake() !== 'nothing',
  );
  useBeforeUnload((event) => {
    if (atStake() === 'lost') event.preventDefault();
  });
  const isStored = atStake() === 'stored'; // nothing is lost, so nothing warns
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      busyLabel={t('leave')}
      tone={isStored ? 'brand' : 'danger'}
      cancelLabel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{isStored ? t('leaveStored', { days: draftDays }) : t('leaveText')}</p>
    </ConfirmDialog>
  );
}

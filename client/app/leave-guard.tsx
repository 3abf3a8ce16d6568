import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { draftDays } from '../platform/drafts/draft-days';
import { atStake } from '../platform/forms/unsaved';
import { useMessages } from '../platform/i18n/use-messages';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { appMessages } from './app.messages';

/**
 * Asks before what was typed is left behind by going elsewhere. Once for the whole page, since the router heeds one blocker only: forms tell by
 * `useUnsaved` what they hold. The browser itself asks when the tab is closed, unless drafts hold everything.
 */
export function LeaveGuard() {
  const t = useMessages(appMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && atStake() !== 'nothing',
  );
  useBeforeUnload((event) => {
    if (atStake() === 'lost') event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      busyLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{atStake() === 'kept' ? t('leaveKept', { days: draftDays }) : t('leaveText')}</p>
    </ConfirmDialog>
  );
}

import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useMessages } from '../platform/i18n/use-messages';
import { ConfirmDialog } from './confirm-dialog';
import { uiMessages } from './ui.messages';

/** Asks before what was typed is lost by going elsewhere. `when` is the form's `dirty`, and false once it was sent. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useMessages(uiMessages);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
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
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useUnsaved } from '../platform/forms/unsaved';
import { draftDays } from '../platform/drafts/draft-days';
import { useMessages } from '../platform/i18n/use-messages';
import { hasSessionHint } from '../platform/session/load-account';
import { ConfirmDialog } from './confirm-dialog';
import { uiMessages } from './ui.messages';

interface LeaveGuardProps {
  /** The form's `dirty`, and false once it was sent. */
  when: boolean;
  /** A draft holds everything (use-draft): the question says so, and the browser need not ask when the tab is closed. */
  kept?: boolean;
}

/** Asks before what was typed is left behind by going elsewhere. */
export function LeaveGuard({ when, kept = false }: LeaveGuardProps) {
  const t = useMessages(uiMessages);
  useUnsaved(when);
  const [signedIn] = useState(hasSessionHint);
  /** After a logout there is nothing to stay for; the cookie tells so before the page has been drawn anew. */
  const asks = () => when && hasSessionHint() === signedIn;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => asks() && currentLocation.pathname !== nextLocation.pathname);
  useBeforeUnload((event) => {
    if (asks() && !kept) event.preventDefault();
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
      <p>{kept ? t('leaveKept', { days: draftDays }) : t('leaveText')}</p>
    </ConfirmDialog>
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useMeQuery } from '../../generated/graphql';
import { readError } from '../apollo/read-error';
import { endsActing } from '../account/acting';
import { hasSessionHint } from '../account/session-hint';
import { useAccountLanguage } from './use-account-language';
import { SessionContext } from './use-session';
import type { Session } from './use-session';
import { useSessionActions } from './use-session-actions';
import { useSessionEvents } from './use-session-events';

/**
 * Loads the account of the session cookie, holds it, and ends the session. A session the server no longer knows only
 * interrupts: the account and the page stay, so that nothing typed is lost, until its owner logs in again in place
 * (`resume`) or gives up (`abandon`).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [expected, setExpected] = useState(hasSessionHint);
  const [ended, setEnded] = useState(false);
  const [interrupted, setInterrupted] = useState(false);
  const { data, error, loading } = useMeQuery({ skip: !expected, fetchPolicy: 'cache-first' });
  const account = (expected && data?.me) || null;
  const state = { account, setExpected, setEnded, setInterrupted };
  const actions = useSessionActions(state);
  const { ask, refresh, signOut, resume, abandon } = actions;
  useEffect(() => {
    if (error && endsActing(readError(error).code)) void ask().catch(() => undefined); // as oneself
  }, [ask, error]);
  useSessionEvents(state, expected, actions);
  useAccountLanguage(account?.language);

  const session = useMemo<Session>(
    () => ({
      account,
      loading: expected && loading && !data,
      error: expected && error && !data ? readError(error) : null,
      role: account?.role ?? null,
      status: account?.status ?? null,
      ended,
      interrupted,
      refresh,
      signOut,
      resume,
      postpone: () => setInterrupted(false),
      abandon,
    }),
    [abandon, account, data, ended, error, expected, interrupted, loading, refresh, resume, signOut],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

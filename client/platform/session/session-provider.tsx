import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, SignOutDocument, useMeQuery } from '../../generated/graphql';
import type { MeQuery, SignOutMutation } from '../../generated/graphql';
import { readError } from '../apollo/read-error';
import { guestCart } from '../cart/guest-cart';
import { guestFavourites } from '../favourites/guest-favourites';
import { claimedCoupon } from '../device/claimed-coupon';
import { recentSearches } from '../device/recent-searches';
import { dropSessionHint, hasSessionHint } from './load-account';
import { onOtherTab, tellOtherTabs } from './other-tabs';
import { onSessionEnded } from './session-events';
import { forgetAll } from './tab-memory';
import { useAccountLanguage } from './use-account-language';
import { SessionContext } from './use-session';
import type { Session } from './use-session';

/** Without a network its code may not come; what was shown is forgotten all the same. */
async function hangUp(): Promise<void> {
  try {
    const { closeSocket } = await import('../apollo/socket-link');
    closeSocket();
  } catch (failure) {
    console.error('The live connection could not be closed.', failure);
  }
}

/** Never in the way of the logout itself. */
async function eraseDrafts(accountId: string): Promise<void> {
  try {
    const { clearDrafts } = await import('../drafts/draft-store');
    await clearDrafts(accountId);
  } catch (failure) {
    console.error('The drafts on this device could not be erased.', failure);
  }
}

/**
 * Loads the account of the session cookie, keeps it, and ends the session. A session the server no longer knows only interrupts: the account and
 * the page stay, so that nothing typed is lost, until its owner logs in again in place (`resume`) or gives up (`abandon`).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [expected, setExpected] = useState(hasSessionHint);
  const [ended, setEnded] = useState(false);
  const [interrupted, setInterrupted] = useState(false);
  const { data, error, loading } = useMeQuery({ skip: !expected, fetchPolicy: 'cache-first' });
  const account = (expected && data?.me) || null;
  const accountId = account?.id;

  const ask = useCallback(async () => {
    const result = await client.query<MeQuery>({ query: MeDocument, fetchPolicy: 'network-only' });
    setExpected(true);
    setEnded(false);
    return result.data?.me ?? null;
  }, [client]);

  const refresh = useCallback(async () => {
    const me = await ask();
    if (me && me.id !== accountId) tellOtherTabs('in');
    return me;
  }, [accountId, ask]);

  const forget = useCallback(async () => {
    dropSessionHint();
    forgetAll();
    client.writeQuery<MeQuery>({ query: MeDocument, data: { me: null } }); // at once: the guards read it before the store is cleared
    setExpected(false);
    setInterrupted(false);
    await hangUp();
    await client.clearStore();
  }, [client]);

  const signOut = useCallback(async () => {
    try {
      await client.mutate<SignOutMutation>({ mutation: SignOutDocument });
    } catch (failure) {
      console.error('The server did not confirm the logout.', failure); // specification §8: only logged
    }
    guestCart.clear();
    guestFavourites.clear();
    recentSearches.clear();
    claimedCoupon.forget();
    if (accountId) void eraseDrafts(accountId);
    await forget();
    tellOtherTabs('out');
  }, [accountId, client, forget]);

  const abandon = useCallback(async () => {
    setEnded(true);
    await forget();
  }, [forget]);

  const goOn = useCallback(async () => {
    await hangUp();
    setInterrupted(false);
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => query.getCurrentResult().error !== undefined });
  }, [client]);

  const resume = useCallback(async () => {
    tellOtherTabs('in');
    await goOn();
  }, [goOn]);

  useEffect(
    () => (expected ? onSessionEnded(() => (accountId ? setInterrupted(true) : void abandon())) : undefined),
    [abandon, accountId, expected],
  );

  useEffect(
    () =>
      onOtherTab((change) => {
        if (change === 'out') return void (accountId && abandon());
        void ask().then(
          async (me) => {
            if (me?.id === accountId) return goOn();
            await hangUp();
            setInterrupted(false);
            await client.resetStore(); // nothing of the account before may be shown
          },
          () => undefined, // no answer: the next request tells
        );
      }),
    [abandon, accountId, ask, client, goOn],
  );

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

import { useCallback } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, SignOutDocument } from '../../generated/graphql';
import type { MeQuery, SessionAccountFragment, SignOutMutation } from '../../generated/graphql';
import { visitorCart } from '../cart/visitor-cart';
import { claimedCoupon } from '../device/claimed-coupon';
import { recentSearches } from '../device/recent-searches';
import { visitorFavourites } from '../favourites/visitor-favourites';
import { eraseOfflineCopy } from '../offline/offline-link';
import { acting, stopActing } from '../account/acting';
import { dropSessionHint } from '../account/session-hint';
import { notifyOtherTabs } from './other-tabs';
import { forgetAll } from './tab-memory';

/** Without a network its code may not come; what was shown is forgotten all the same. */
export async function hangUp(): Promise<void> {
  try {
    const { closeSocket } = await import('../connection/socket-link');
    closeSocket();
  } catch (failure) {
    console.error('The live connection could not be closed.', failure);
  }
}

/** Never in the way of the logout itself. */
async function erase(accountId: string): Promise<void> {
  try {
    const { eraseDevice } = await import('./erase-device');
    await eraseDevice(accountId);
  } catch (failure) {
    console.error('What this device has could not be erased.', failure);
  }
}

export interface SessionState {
  readonly account: SessionAccountFragment | null;
  readonly setExpected: Dispatch<SetStateAction<boolean>>;
  readonly setEnded: Dispatch<SetStateAction<boolean>>;
  readonly setInterrupted: Dispatch<SetStateAction<boolean>>;
}

export type SessionActions = ReturnType<typeof useSessionActions>;

/** Returns the functions that begin, continue and end the session of this tab. */
export function useSessionActions({ account, setExpected, setEnded, setInterrupted }: SessionState) {
  const client = useApolloClient();
  const accountId = account?.id;

  const ask = useCallback(async () => {
    const result = await client.query<MeQuery>({ query: MeDocument, fetchPolicy: 'network-only', context: { live: true } });
    setExpected(true);
    setEnded(false);
    return result.data?.me ?? null;
  }, [client, setEnded, setExpected]);

  const refresh = useCallback(async () => {
    const me = await ask();
    if (me && me.id !== accountId && !acting()) notifyOtherTabs('in');
    return me;
  }, [accountId, ask]);

  const forget = useCallback(async () => {
    dropSessionHint();
    forgetAll();
    stopActing();
    client.writeQuery<MeQuery>({ query: MeDocument, data: { me: null } }); // at once: the guards read it before the store is cleared
    setExpected(false);
    setInterrupted(false);
    await Promise.all([eraseOfflineCopy(client), hangUp()]);
    await client.clearStore();
  }, [client, setExpected, setInterrupted]);

  const signOut = useCallback(async () => {
    try {
      await client.mutate<SignOutMutation>({ mutation: SignOutDocument });
    } catch (failure) {
      console.error('The server did not confirm the logout.', failure); // the user is logged out here in any case: only logged
    }
    visitorCart.clear();
    visitorFavourites.clear();
    recentSearches.clear();
    claimedCoupon.forget();
    for (const id of [accountId, acting()?.agent.id]) if (id) void erase(id);
    await forget();
    notifyOtherTabs('out');
  }, [accountId, client, forget]);

  const abandon = useCallback(async () => {
    setEnded(true);
    await forget();
  }, [forget, setEnded]);

  const goOn = useCallback(async () => {
    await hangUp();
    setInterrupted(false);
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => query.getCurrentResult().error !== undefined });
  }, [client, setInterrupted]);

  const resume = useCallback(async () => {
    notifyOtherTabs('in');
    await goOn();
  }, [goOn]);
  return { ask, refresh, signOut, abandon, goOn, resume };
}

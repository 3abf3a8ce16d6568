import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, SaveLanguageDocument, SignOutDocument, useMeQuery } from '../../generated/graphql';
import type { MeQuery, SaveLanguageMutation, SaveLanguageMutationVariables, SignOutMutation } from '../../generated/graphql';
import { readError } from '../apollo/read-error';
import { guestCart } from '../cart/guest-cart';
import { useLanguage } from '../i18n/use-language';
import { dropSessionHint, hasSessionHint } from './load-account';
import { onSessionEnded } from './session-events';
import { SessionContext } from './use-session';
import type { Session } from './use-session';

/** Never in the way of the logout itself. */
async function eraseDrafts(accountId: string): Promise<void> {
  try {
    const { clearDrafts } = await import('../drafts/draft-store');
    await clearDrafts(accountId);
  } catch (failure) {
    console.error('The drafts on this device could not be erased.', failure);
  }
}

/** Loads the account of the session cookie, keeps it, tells the server the chosen language, and ends the session. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [expected, setExpected] = useState(hasSessionHint);
  const [ended, setEnded] = useState(false);
  const { data, error, loading } = useMeQuery({ skip: !expected, fetchPolicy: 'cache-first' });
  const account = (expected && data?.me) || null;
  const accountId = account?.id;

  const refresh = useCallback(async () => {
    const result = await client.query<MeQuery>({ query: MeDocument, fetchPolicy: 'network-only' });
    setExpected(true);
    setEnded(false);
    return result.data?.me ?? null;
  }, [client]);

  const forget = useCallback(async () => {
    dropSessionHint();
    setExpected(false);
    const { closeSocket } = await import('../apollo/socket-link');
    closeSocket();
    await client.clearStore();
  }, [client]);

  const signOut = useCallback(async () => {
    try {
      await client.mutate<SignOutMutation>({ mutation: SignOutDocument });
    } catch (failure) {
      console.error('The server did not confirm the logout.', failure); // specification §8: only logged
    }
    guestCart.clear();
    if (accountId) void eraseDrafts(accountId);
    await forget();
  }, [accountId, client, forget]);

  useEffect(
    () =>
      expected
        ? onSessionEnded(() => {
            setEnded(true);
            void forget();
          })
        : undefined,
    [expected, forget],
  );

  const accountLanguage = account?.language;
  useEffect(() => {
    if (!accountLanguage || accountLanguage === language) return;
    const save = client.mutate<SaveLanguageMutation, SaveLanguageMutationVariables>({
      mutation: SaveLanguageDocument,
      variables: { language },
    });
    save.then(
      () =>
        client.refetchQueries({
          updateCache: (cache) => void cache.modify({ fields: { notifications: (_held, { INVALIDATE }) => INVALIDATE } }),
        }), // notifications are written in the reader's language
      () => undefined, // the page has switched; the server learns it with the next visit
    );
  }, [accountLanguage, client, language]);

  const session = useMemo<Session>(
    () => ({
      account,
      loading: expected && loading && !data,
      error: expected && error && !data ? readError(error) : null,
      role: account?.role ?? null,
      status: account?.status ?? null,
      ended,
      refresh,
      signOut,
    }),
    [account, data, ended, error, expected, loading, refresh, signOut],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

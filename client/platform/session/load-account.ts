import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../../generated/graphql';
import type { MeQuery, SessionAccountFragment } from '../../generated/graphql';
import { endsActing } from '../account/acting';
import { hasSessionHint } from '../account/session-hint';
import { readError } from '../apollo/read-error';

/** For guards and loaders, which run before React; the response lands in the same cache the SessionProvider reads. */
export async function loadAccount(client: ApolloClient): Promise<SessionAccountFragment | null> {
  const cached = client.readQuery<MeQuery>({ query: MeDocument });
  if (cached) return cached.me;
  if (!hasSessionHint()) return null;
  const ask = () => client.query<MeQuery>({ query: MeDocument, fetchPolicy: 'network-only' });
  const { data } = await ask().catch((failure: unknown) => {
    if (endsActing(readError(failure).code)) return ask(); // as oneself
    throw failure;
  });
  return data?.me ?? null;
}

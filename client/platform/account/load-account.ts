import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../../generated/graphql';
import { readError } from '../apollo/read-error';
import { onServer } from '../device/first-view';
import type { MeQuery, SessionAccountFragment } from '../../generated/graphql';
import { endsActing } from './acting';

/**
 * Asks who is signed in. The readable cookie `hb_role` is beside the hidden session cookie: without it there is no one
 * to ask about.
 */
const roleCookie = 'hb_role';

export function hasSessionHint(): boolean {
  return !onServer && document.cookie.split('; ').some((pair) => pair.startsWith(`${roleCookie}=`) && pair.length > roleCookie.length + 1);
}

export function dropSessionHint(): void {
  document.cookie = `${roleCookie}=; path=/; max-age=0`;
}

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

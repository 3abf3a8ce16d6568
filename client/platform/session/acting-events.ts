import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../../generated/graphql';
import type { MeQuery } from '../../generated/graphql';
import { acting, stopActing } from '../account/acting';
import { loadAnew } from '../account/load-anew';
import { paths } from '../paths';

/** Another tab logged in: this one goes on where that is the login that acts here, else it acts no more. */
export async function agentCameIn(client: ApolloClient, goOn: () => Promise<void>): Promise<void> {
  const { data } = await client.query<MeQuery>({ query: MeDocument, fetchPolicy: 'no-cache', context: { live: true, asOneself: true } });
  if (data?.me?.id === acting()?.agent.id) return goOn();
  stopActing();
  loadAnew(paths.dashboard());
}

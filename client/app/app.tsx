import type { ApolloClient } from '@apollo/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';
import type { AppRouter } from './router';

/**
 * No transitions: Apollo's useQuery holds its variables outside React, so an interrupted transition to another page or
 * filter makes it ask for the old and the new variables in turn, without end.
 */
export function App({ client, router }: { client: ApolloClient; router: AppRouter }) {
  return (
    <Providers client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
}

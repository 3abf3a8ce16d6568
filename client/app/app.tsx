import type { ApolloClient } from '@apollo/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';
import type { AppRouter } from './router';

export function App({ client, router }: { client: ApolloClient; router: AppRouter }) {
  return (
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  );
}

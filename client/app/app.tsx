import { useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';
import { createAppRouter } from './router';

export function App({ client }: { client: ApolloClient }) {
  const [router] = useState(() => createAppRouter(client));
  return (
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  );
}

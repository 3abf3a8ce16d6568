import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SessionProvider } from '../platform/session/session-provider';
import { Toaster } from '../ui/feedback/toaster';

/** Everything a screen may rely on, in the order they rely on each other. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <SessionProvider>
        {children}
        <Toaster />
      </SessionProvider>
    </ApolloProvider>
  );
}

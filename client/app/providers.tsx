import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { SessionProvider } from '../platform/session/session-provider';
import { system } from '../platform/theme/system';
import { Toaster } from '../ui/toaster';

/** Everything a screen may rely on, in the order they rely on each other. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <SessionProvider>
          {children}
          <Toaster />
        </SessionProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}

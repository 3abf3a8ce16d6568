import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { accountSuspended } from '../account/session-events';
import { currentLanguage } from '../language/language';
import { socketOpened } from './socket-events';

/**
 * Subscriptions over one WebSocket: opened with the first, closed 3 s after the last, reconnected with growing pauses.
 */
let client: Client | null = null;
let link: GraphQLWsLink | null = null;
let wake: () => void = () => undefined;
window.addEventListener('online', () => wake()); // no need to sit the pause out

const longestPauseMs = 30_000;
/** A first connection that took longer may have missed what came since the screen was read. */
const quickMs = 2_000;

/**
 * 1 s, 2 s, 4 s … up to 30 s, shortened by chance by up to a half, so that a thousand phones do not come back at once.
 */
function pause(retries: number): Promise<void> {
  const length = Math.min(longestPauseMs, 1000 * 2 ** retries) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, length);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

export function socketLink(): GraphQLWsLink {
  if (link) return link;
  const begun = Date.now();
  let wasOpen = false;
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  client = createClient({
    url: `${scheme}://${window.location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: 3000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: pause,
    connectionParams: () => ({ language: currentLanguage() }),
    on: {
      connected: () => {
        if (wasOpen || Date.now() - begun > quickMs) socketOpened();
        wasOpen = true;
      },
      ping: (received, payload) => {
        if (received && typeof payload?.suspended === 'string') accountSuspended(payload.suspended);
      },
    },
  });
  link = new GraphQLWsLink(client);
  return link;
}

/** A new session (login, logout) needs a new handshake: the cookie is read only then. */
export function closeSocket(): void {
  Promise.resolve(client?.dispose()).catch(() => undefined); // the server may have closed it first
  client = null;
  link = null;
}

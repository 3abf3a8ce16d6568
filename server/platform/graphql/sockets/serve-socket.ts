/**
 * Serves one socket between WebSocket and graphql-ws: its messages are checked (message-guard.ts), its peer is asked
 * whether it is still there, and one that floods is cut off and charged to its address (openings.ts).
 */
import type { Duplex } from 'node:stream';
import type { Server as SocketProtocol } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Logger } from '../../logging/logger';
import { type Closing, INVALID, MessageGuard } from './message-guard';
import type { Openings } from './openings';
import type { SocketExtra } from './socket-extra';

/** Closes of graphql-ws for what the client sent: not what it asks of the protocol, before its turn, twice. */
const SENT_WRONGLY: readonly number[] = [4400, 4401, 4409, 4429];
/** A subscriber this far behind is cut off; it will reconnect and ask for what it missed. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const HEARTBEAT_MS = 12_000;
export const GOODBYE_MS = 1_000;
const NORMAL = 1000;
/**
 * More takes another place of the address's openings: a page that subscribes to ten things sends some twenty. The
 * places of a minute are 36,000 messages, some 5 s of the main thread; where none is left, the socket is closed.
 */
export const MESSAGES_OF_A_PLACE = 20;
/** Clients of graphql-ws connect again after this one. */
const LATER: Closing = { code: 1013, reason: 'Too many messages from your network: try again later' };

type OpenedSocket = Pick<SocketExtra, 'request' | 'ip' | 'entered'> & { readonly connection: Duplex };

interface SocketParts {
  readonly protocol: SocketProtocol<SocketExtra>;
  readonly openings: Openings;
  readonly logger: Logger;
}

export function serveSocket(socket: WebSocket, { connection, ...opened }: OpenedSocket, { protocol, openings, logger }: SocketParts): void {
  const extra: SocketExtra = {
    ...opened,
    close: (code, reason) => socket.close(code, reason),
    send: (message) => send(socket, JSON.stringify(message)),
    onClose: [],
  };
  const cutOff = (closing: Closing) => {
    closeSoon(socket, connection, closing);
    opened.entered();
    void openings.charge(opened.ip);
  };
  // ws has closed the socket itself (1009 for a frame too large), and waits 30 s for its peer
  socket.on('error', (error) => {
    logger.debug('socket', { error });
    cutOff(INVALID);
  });
  const heart = beat(socket);
  const guard = new MessageGuard();
  const isRejected = (closing: Closing | null): boolean => {
    if (closing) cutOff(closing);
    return closing !== null;
  };
  const isCounted = () => socket.readyState === socket.OPEN && !isRejected(guard.countFrame());
  let received = 0;
  const countReceived = () => {
    received += 1;
    if (received % MESSAGES_OF_A_PLACE !== 0) return;
    void openings.take(opened.ip).then((hasPlace) => {
      if (!hasPlace) closeSoon(socket, connection, LATER);
    });
  };
  socket.on('ping', (data) => {
    if (!isCounted()) return;
    countReceived();
    socket.pong(data);
  });
  socket.on('pong', isCounted);
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) => send(socket, data),
      close: (code = NORMAL, reason = '') => (SENT_WRONGLY.includes(code) ? cutOff({ code, reason }) : socket.close(code, reason)),
      onMessage: (receive) => {
        socket.on('message', (data: Buffer) => {
          if (socket.readyState !== socket.OPEN || isRejected(guard.check(data))) return;
          countReceived();
          receive(data.toString('utf8')).catch((error: unknown) => {
            if (isOfServers(error)) return cutOff(INVALID);
            logger.error('socket', { error });
            socket.close(1011, 'Internal error');
          });
        });
      },
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    clearInterval(heart);
    void closed(code, reason.toString('utf8'));
  });
}

/** graphql-ws throws where a client sends what only servers send, as `next`. */
const isOfServers = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Unexpected message of type');

/** Nothing that comes after is read, and who does not answer the closing is not waited for. */
function closeSoon(socket: WebSocket, connection: Duplex, { code, reason }: Closing): void {
  socket.close(code, reason);
  socket.pause();
  connection.end();
  setTimeout(() => {
    connection.read(); // ws would read what waits before it ends
    socket.terminate();
  }, GOODBYE_MS).unref();
}

function send(socket: WebSocket, data: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve) => socket.send(data, () => resolve()));
}

/** A peer that returns no pong between two pings is disconnected. */
function beat(socket: WebSocket): NodeJS.Timeout {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  return setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT_MS);
}

/**
 * Live subscriptions: WebSockets by graphql-ws on the server's own port, at /graphql. Apollo Server protects none of
 * this, so the upgrade checks the origin and the frame size here, message-guard.ts checks each message, and
 * socket-protocol.ts checks identity, kind, limits and errors.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { EVENTS_MISSED } from '../../events/topics';
import { clientAddress } from '../../http/client-address';
import { addressKey } from '../../security/address-key';
import { isOwnOrigin } from '../../security/origin';
import { type Closing, closeSoon, INVALID, MessageGuard } from './message-guard';
import { OpenCounts } from './open-counts';
import { createSocketProtocol, type SocketSettings } from './socket-protocol';
import type { SocketExtra } from './socket-extra';

export interface Sockets {
  /** How many are open. */
  count(): number;
  close(): Promise<void>;
}

export interface SocketTransportSettings extends SocketSettings {
  readonly publicUrl: string | null;
  readonly trustProxy: number;
}

const PATH = '/graphql';
const MAX_FRAME_BYTES = 64 * 1024;
/** A subscriber this far behind is cut off; it will reconnect and ask for what it missed. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A ping is counted before it is answered. */
const PROTOCOL = { noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, autoPong: false } as const;
const HEARTBEAT_MS = 12_000;
const GOODBYE_MS = 1_000;
const COME_BACK = 1012;
/** So many sockets of one address may be open before they say whose they are: then their viewer's limit counts. */
export const MOST_WAITING = 40;

export function attachSockets(server: Server, settings: SocketTransportSettings): Sockets {
  const protocol = createSocketProtocol(settings);
  const sockets = new WebSocketServer({ ...PROTOCOL, handleProtocols });
  const waiting = new OpenCounts();
  let closing = false;

  const onUpgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on('error', () => undefined);
    const refusal = closing ? '503 Service Unavailable' : refusalOf(request, settings.publicUrl);
    if (refusal) return reject(connection, refusal);
    const ip = clientAddress(request, settings.trustProxy);
    const entered = waiting.take(addressKey(ip), MOST_WAITING);
    // not a close of the protocol: clients of graphql-ws would not connect again after 4429
    if (!entered) return reject(connection, '429 Too Many Requests');
    connection.once('close', entered);
    sockets.handleUpgrade(request, connection, head, (socket) => serve(socket, { request, ip, entered }));
  };

  const serve = (socket: WebSocket, opened: Pick<SocketExtra, 'request' | 'ip' | 'entered'>) => {
    const extra: SocketExtra = {
      ...opened,
      close: (code, reason) => socket.close(code, reason),
      send: (message) => send(socket, JSON.stringify(message)),
      onClose: [],
    };
    // ws closes the socket itself (1009 for a frame too large); the event only needs a listener.
    socket.on('error', (error) => settings.logger.debug('socket', { error }));
    const heart = beat(socket);
    const guard = new MessageGuard();
    const isRejected = (closing: Closing | null): boolean => {
      if (closing) closeSoon(socket, closing);
      return closing !== null;
    };
    const isCounted = () => socket.readyState === socket.OPEN && !isRejected(guard.countFrame());
    socket.on('ping', (data) => isCounted() && socket.pong(data));
    socket.on('pong', isCounted);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) => {
          socket.on('message', (data: Buffer) => {
            if (socket.readyState !== socket.OPEN || isRejected(guard.check(data))) return;
            receive(data.toString('utf8')).catch((error: unknown) => {
              if (isOfServers(error)) return closeSoon(socket, INVALID);
              settings.logger.error('socket', { error });
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
  };

  server.on('upgrade', onUpgrade);
  const missed = settings.events.subscribe(EVENTS_MISSED);
  void (async () => {
    for await (const _ of missed) for (const socket of sockets.clients) socket.close(COME_BACK, 'Come back');
  })();
  return {
    count: () => sockets.clients.size,
    close: async () => {
      closing = true;
      void missed.return?.();
      for (const socket of sockets.clients) socket.close(1001, 'Going away');
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_MS);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(patience);
      server.off('upgrade', onUpgrade);
    },
  };
}

/** graphql-ws throws where a client sends what only servers send, as `next`. */
const isOfServers = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Unexpected message of type');

function refusalOf(request: IncomingMessage, publicUrl: string | null): string | null {
  if (pathOf(request) !== PATH) return '404 Not Found';
  if (request.headers.origin === 'null')
    delete request.headers.cookie; // Sandbox's page: with a token or as a visitor (foreign-origins.ts)
  else if (!isOwnOrigin(request.headers, publicUrl)) return '403 Forbidden';
  return null;
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}

function reject(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // no deadline of the HTTP server holds for an upgrade
  setTimeout(() => connection.destroy(), GOODBYE_MS).unref();
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

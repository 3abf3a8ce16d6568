/**
 * Live subscriptions: WebSockets by graphql-ws on the server's own port, at /graphql. Apollo Server protects none of
 * this, so the upgrade checks the origin and the frame size here, message-guard.ts checks each message, and
 * socket-protocol.ts checks identity, kind, limits and errors.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { EVENTS_MISSED } from '../../events/topics';
import { clientAddress } from '../../http/client-address';
import { addressKey } from '../../security/address-key';
import { isOwnOrigin } from '../../security/origin';
import { OpenCounts } from './open-counts';
import { Openings } from './openings';
import { GOODBYE_MS, serveSocket } from './serve-socket';
import { createSocketProtocol, type SocketSettings } from './socket-protocol';

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
/** A message in more pieces closes the socket (1008): a piece may be empty, and clients send a message whole. */
const MAX_FRAGMENTS = 64;
/** A ping is counted before it is answered. */
const PROTOCOL = {
  noServer: true,
  maxPayload: MAX_FRAME_BYTES,
  maxFragments: MAX_FRAGMENTS,
  perMessageDeflate: false,
  autoPong: false,
} as const;
const COME_BACK = 1012;
const REJECTED_AFTER_MS = 1_000;
const UNAVAILABLE = '503 Service Unavailable';
const TOO_MANY = '429 Too Many Requests';
/** So many sockets of one address may be open before they say whose they are: then their viewer's limit counts. */
export const MOST_WAITING = 40;

export function attachSockets(server: Server, settings: SocketTransportSettings): Sockets {
  const protocol = createSocketProtocol(settings);
  const sockets = new WebSocketServer({ ...PROTOCOL, handleProtocols });
  const waiting = new OpenCounts();
  const openings = new Openings(settings.limiter, settings.logger);
  const parts = { protocol, openings, logger: settings.logger };
  let closing = false;

  const onUpgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on('error', () => undefined);
    const refusal = closing ? UNAVAILABLE : refusalOf(request, settings.publicUrl);
    if (refusal) return reject(connection, refusal);
    const ip = clientAddress(request, settings.trustProxy);
    const entered = waiting.take(addressKey(ip), MOST_WAITING);
    // not a close of the protocol: clients of graphql-ws would not connect again after 4429
    if (!entered) return reject(connection, TOO_MANY);
    connection.once('close', entered);
    void takeOpening(ip).then((isTaken) => {
      if (closing) return reject(connection, UNAVAILABLE);
      if (!isTaken) return rejectLater(connection, entered);
      sockets.handleUpgrade(request, connection, head, (socket) => serveSocket(socket, { request, ip, entered, connection }, parts));
    });
  };

  // while the database is away every phone comes back again and again, and is asked to do so
  const takeOpening = async (ip: string) => !settings.availability.isAvailable() || (await openings.take(ip));

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

/** An address that asks again and again is rejected after a while, and keeps a place of those that wait until then. */
function rejectLater(connection: Duplex, entered: () => void): void {
  setTimeout(() => {
    entered();
    reject(connection, TOO_MANY);
  }, REJECTED_AFTER_MS).unref();
}

function reject(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // no deadline of the HTTP server holds for an upgrade
  setTimeout(() => connection.destroy(), GOODBYE_MS).unref();
}

/** A subscriber on a socket of one application: what it receives, and when. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Subscriber {
  /** Resolves when something arrives that has not been returned yet. */
  next(): Promise<unknown>;
  close(): void;
}

export async function subscribe(url: string, token: string): Promise<Subscriber> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  const query = 'subscription { notificationAdded { id } }';
  const arrived: unknown[] = [];
  let wake: (() => void) | null = null;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as { type: string };
    if (message.type === 'error') throw new Error(`The subscription failed: ${String(data)}`);
    if (message.type !== 'next') return;
    arrived.push(message);
    wake?.();
  });
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return {
    next: async () => {
      if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return arrived.shift();
    },
    close: () => socket.terminate(),
  };
}

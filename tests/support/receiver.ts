/** A partner's receiver of webhooks on a free port: stores what arrives, responds as configured. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly signature: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly body: {
    readonly id: string;
    readonly type: string;
    readonly apiVersion: string;
    readonly createdAt: string;
    readonly data: Record<string, Record<string, unknown>>;
  };
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The status of the response; null: it never responds. 204 by default. */
  answer: (received: Received) => number | null;
  /** Resolves with the next request from now on. */
  next(): Promise<Received>;
  stop(): Promise<void>;
}

export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const waiting: ((one: Received) => void)[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const one = {
        path: request.url ?? '',
        signature: String(request.headers['haatbar-signature']),
        headers: request.headers,
        text,
        body: JSON.parse(text) as Received['body'],
      };
      received.push(one);
      for (const tell of waiting.splice(0)) tell(one);
      const status = receiver.answer(one);
      if (status !== null) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => 204,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}

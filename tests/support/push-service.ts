/** A push service on a free port: stores what arrives, responds as configured. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface PushRequest {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly received: PushRequest[];
  /** 201 by default. */
  respond: (request: PushRequest) => { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: PushRequest[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(one);
      const { status, headers } = service.respond(one);
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respond: () => ({ status: 201 }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

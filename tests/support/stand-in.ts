/** A small real HTTP server on the loopback, in place of a service elsewhere. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface StandInResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface StandIn {
  readonly url: string;
  readonly requests: SentRequest[];
  /**
   * Given instead of what the service would say, one for each of the next requests; `hang up` ends the connection,
   * `hang` sends nothing, `serve` lets one pass.
   */
  readonly next: (StandInResponse | 'hang up' | 'hang' | 'serve')[];
  stop(): Promise<void>;
}

export async function openStandIn(serve: (request: SentRequest) => StandInResponse | Promise<StandInResponse>): Promise<StandIn> {
  const requests: SentRequest[] = [];
  const next: StandIn['next'] = [];
  const server = createServer((incoming, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body: Buffer.concat(chunks) };
      requests.push(request);
      const planned = next.shift() ?? 'serve';
      const result = planned === 'serve' ? await serve(request) : planned;
      if (result === 'hang') return;
      if (result === 'hang up') return void incoming.socket.destroy();
      response.writeHead(result.status ?? 200, result.headers).end(result.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    next,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `GET /metrics` on a port of its own, which only the operator's Prometheus reaches: it has no login. */
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../http/listening';

export interface MetricsServer {
  /** Address of the metrics. */
  readonly url: string;
  close(): Promise<void>;
}

export async function serveMetrics(registry: Registry, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const url = await listen(server, host, port, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  return {
    url: `${url}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Ends an HTTP server without breaking an answer: requests in flight are answered, each with `Connection: close`, idle
 * connections are given a moment to be told so, then nothing new is accepted. Used by server/app/build-app.ts.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class Draining {
  private readonly sockets = new Set<Socket>();
  private readonly open = new Set<ServerResponse>();
  private begun = false;

  constructor(
    private readonly server: Server,
    /** How long idle connections are given to speak once more and be told. */
    private readonly graceMs: number,
  ) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.prependListener('request', (_request, response) => {
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
      if (this.begun) response.setHeader('connection', 'close');
    });
  }

  /** From now on every answer closes its connection. */
  begin(): void {
    this.begun = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Resolves when every answer is out, or after `patienceMs` whatever happens. */
  async end(patienceMs: number): Promise<void> {
    const until = Date.now() + patienceMs;
    const grace = Date.now() + this.graceMs;
    while (Date.now() < grace && this.sockets.size > 0) await sleep(20);
    this.server.close();
    while (Date.now() < until && this.open.size > 0) await sleep(20);
  }

  /** What is still connected now is cut off. */
  cut(): void {
    this.server.closeAllConnections();
    for (const socket of this.sockets) socket.destroy();
  }
}

/**
 * Ends an HTTP server without breaking a response: requests in flight get a response, each with `Connection: close`,
 * persistent connections are given a moment to be closed, and the listening socket is closed only when no one is in its
 * queue: the system would cut those off. Used by server/app/start/build-app.ts.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as eventsHandled, setTimeout as sleep } from 'node:timers/promises';

// A connection accepted a moment ago has this long to send its request.
const FIRST_BYTE_MS = 500;
// The queue is empty when for so long no one has come out of it and no one has been served (who might come again).
const QUIET_MS = 25;
const QUEUE_MS = 1_500;
/** A client may send requests before it has the responses; one with more of them in hand is cut off. */
const MOST_PIPELINED = 16;

const PLACE = Symbol('place');
const IN_HAND = Symbol('in hand');

/** A socket with the number of its responses that are not out yet. */
interface CountedSocket extends Socket {
  [IN_HAND]?: number;
}

/** A response that is not out yet, with its place in the list of these. */
interface OpenResponse extends ServerResponse {
  [PLACE]?: number;
}

export class Draining {
  private readonly sockets = new Set<Socket>();
  private readonly upgraded = new Set<Socket>();
  /**
   * A list, since a Set of what comes and goes leaves old tables behind that hold one another, and all responses, until
   * the next collection of the whole heap.
   */
  private readonly open: OpenResponse[] = [];
  private begun = false;
  private held: (() => void)[] | undefined;
  private lastMoveAt = 0;

  constructor(
    private readonly server: Server,
    handler: RequestListener,
    /** How long persistent connections may send one more request before they are closed. */
    private readonly graceMs: number,
  ) {
    server.on('connection', (socket) => this.follow(socket));
    server.on('upgrade', ({ socket }: IncomingMessage) => {
      this.sockets.delete(socket);
      this.upgraded.add(socket);
    });
    server.on('request', (request, response) => {
      if (!this.take(request.socket)) return;
      this.add(response);
      response.once('close', () => this.remove(response));
      if (this.begun) response.setHeader('connection', 'close');
      if (this.held) this.held.push(() => handler(request, response));
      else handler(request, response);
    });
  }

  /** From now on every response closes its connection. */
  begin(): void {
    this.begun = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Resolves when every response is out, or after `patienceMs` whatever happens. */
  async end(patienceMs: number): Promise<void> {
    const until = performance.now() + patienceMs;
    await waitWhile(() => this.sockets.size > 0 || this.moves(), performance.now() + this.graceMs);
    await this.closeListener();
    await waitWhile(() => this.sockets.size > 0, performance.now() + FIRST_BYTE_MS);
    await waitWhile(() => this.open.length > 0, until);
  }

  /** Cuts the connections that are still open. */
  cut(): void {
    this.server.closeAllConnections();
    for (const socket of [...this.sockets, ...this.upgraded]) socket.destroy();
  }

  /**
   * New requests wait while the queue empties, so that no one comes back into it. A process that was held up finds its
   * timers due before it has accepted who came meanwhile: quiet is believed only after that.
   */
  private async closeListener(): Promise<void> {
    this.held = [];
    const answering = (): boolean => this.open.length > (this.held?.length ?? 0);
    const until = performance.now() + QUEUE_MS;
    do {
      await waitWhile(() => answering() || this.moves(), until);
      await eventsHandled();
    } while ((answering() || this.moves()) && performance.now() < until);
    // not the HTTP server's own close(): that would cut connections whose request is on its way
    net.Server.prototype.close.call(this.server);
    const { held } = this;
    this.held = undefined;
    for (const handle of held) handle();
  }

  /** False where the request is not handled: its socket has too many others in hand, or was cut off for that. */
  private take(socket: CountedSocket): boolean {
    const inHand = socket[IN_HAND] ?? 0;
    if (inHand >= MOST_PIPELINED) socket.destroy();
    if (socket.destroyed) return false;
    socket[IN_HAND] = inHand + 1;
    return true;
  }

  private add(response: OpenResponse): void {
    response[PLACE] = this.open.push(response) - 1;
  }

  private remove({ [PLACE]: place = -1, req: { socket } }: OpenResponse): void {
    const counted: CountedSocket = socket;
    counted[IN_HAND] = (counted[IN_HAND] ?? 1) - 1;
    const last = this.open.pop();
    if (!last || last[PLACE] === place) return;
    this.open[place] = last;
    last[PLACE] = place;
  }

  private moves(): boolean {
    return performance.now() - this.lastMoveAt < QUIET_MS;
  }

  private follow(socket: Socket): void {
    this.sockets.add(socket);
    this.lastMoveAt = performance.now();
    socket.once('close', () => {
      this.lastMoveAt = performance.now();
      this.sockets.delete(socket);
      this.upgraded.delete(socket);
      setImmediate(() => this.letGo(socket));
    });
  }

  /**
   * Node.js closes the first response of a socket that died, and never those that were waiting for it: whoever listens
   * to their end would hold them for ever.
   */
  private letGo(socket: CountedSocket): void {
    if (!socket[IN_HAND]) return;
    for (const response of this.open.filter(({ req }) => req.socket === socket)) {
      response.destroy();
      response.emit('close');
    }
  }
}

async function waitWhile(condition: () => boolean, until: number): Promise<void> {
  while (condition() && performance.now() < until) await sleep(5);
}

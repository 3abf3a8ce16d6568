/**
 * Load over connections that are held open, each asking again after a response. Written on bare sockets, since every
 * millisecond the loading side spends is taken from PostgreSQL on the same processor. Parses responses with a
 * Content-Length and chunked ones.
 */
import net from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses that were not 200, or contained errors. */
  readonly failed: number;
  readonly answered: number;
  /** Bytes of a response on the wire, headers included. */
  readonly bytes: number;
}

export interface LoadSettings {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** The next request; the number counts up over all connections. */
  readonly next: (index: number) => HttpRequest;
  readonly from: number;
}

const END_OF_HEADERS = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

export async function load({ port, connections, milliseconds, next, from }: LoadSettings): Promise<LoadResult> {
  let index = from;
  let failed = 0;
  let bytes = 0;
  const times: number[] = [];
  const started = performance.now();
  const until = started + milliseconds;
  const worker = async (): Promise<void> => {
    const connection = await connect(port);
    while (performance.now() < until) {
      const sent = performance.now();
      const response = await connection.ask(next(index++));
      times.push(performance.now() - sent);
      bytes += response.length;
      if (!isGood(response)) failed += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    answered: times.length,
    bytes: bytes / Math.max(1, times.length),
  };
}

/** The body of one response, for comparing. */
export async function askOnce(port: number, request: HttpRequest): Promise<string> {
  const connection = await connect(port);
  const response = await connection.ask(request);
  connection.close();
  const end = response.indexOf(END_OF_HEADERS);
  const body = response.subarray(end + END_OF_HEADERS.length);
  return (/content-encoding: br/i.test(response.toString('latin1', 0, end)) ? brotliDecompressSync(body) : body).toString('utf8');
}

function isGood(response: Buffer): boolean {
  return response.toString('latin1', 9, 12) === '200' && response.indexOf('{"errors"') === -1;
}

interface Connection {
  ask(request: HttpRequest): Promise<Buffer>;
  close(): void;
}

function connect(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let pending: { answer: (bytes: Buffer) => void; fail: (error: Error) => void } | null = null;
    let received: Buffer[] = [];
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    const fail = (error: Error): void => (pending ? pending.fail(error) : reject(error));
    socket.on('error', fail).on('close', () => fail(new Error('The server closed a connection.')));
    socket.on('data', (chunk) => {
      received.push(chunk);
      const bytes = received.length === 1 ? chunk : Buffer.concat(received);
      if (!isWhole(bytes)) return;
      received = [];
      const { answer: response } = pending ?? { answer: () => undefined };
      pending = null;
      response(bytes);
    });
    socket.on('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((response, failed) => {
            pending = { answer: response, fail: failed };
            socket.write(textOf(request));
          }),
        close: () => {
          pending = { answer: () => undefined, fail: () => undefined };
          socket.destroy();
        },
      }),
    );
  });
}

function textOf({ method, path, headers = {}, body }: HttpRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const type = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${type}\r\n${body ?? ''}`;
}

function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf(END_OF_HEADERS);
  if (end === -1) return false;
  const headers = bytes.toString('latin1', 0, end);
  const length = /content-length: (\d+)/i.exec(headers)?.[1];
  if (length !== undefined) return bytes.length >= end + 4 + Number(length);
  return bytes.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS);
}

/** Requests as a program may write them, valid or not: over HTTP by Node's client, and byte by byte. */
import http from 'node:http';
import net from 'node:net';

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

export const resultOf = ({ status }: WireResponse): string => (status < 300 ? 'ok' : String(status));

const PATIENCE_MS = 25_000;
const agent = new http.Agent({ keepAlive: false });

/** Rejects where the connection ends without a response. */
export function send(url: string, { method, path, headers, body = '' }: WireRequest): Promise<WireResponse> {
  const length = Buffer.byteLength(body);
  const sent = { ...(length > 0 && { 'content-length': String(length) }), ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { method, headers: sent, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('no response')));
    request.on('error', reject);
    request.end(body);
  });
}

/** Everything the server sends until it closes the connection; `cut` closes our side after the last byte. */
export function exchange(url: string, parts: readonly (Buffer | string)[], { cut = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
      if (cut) socket.end();
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the connection stays open')));
    socket.on('data', (data: Buffer) => received.push(data));
    // the server may close before it has read all: what it sent before counts
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
  });
}

/** Status, headers and body of the first response; null where there is none. */
export function firstResponse(text: string): WireResponse | null {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/, '').split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(line)?.[1];
  if (status === undefined) return null;
  const headers = Object.fromEntries(
    fields.map((field) => [field.split(':')[0]?.toLowerCase() ?? '', field.slice(field.indexOf(':') + 1).trim()]),
  );
  return { status: Number(status), headers, text: rest.join('\r\n\r\n') };
}

/**
 * Reads a JSON body, of at most 100 KB unless less is allowed. express.json would first read all of a larger one,
 * however long its sender goes on, and respond then; here the response goes out at the first byte too many.
 */
import type { IncomingMessage } from 'node:http';
import { bodyTooLarge, malformedRequest } from '../errors/common-errors';
import { assertShallow } from '../validation/shallow';

const JSON_BYTES = 100 * 1024;

export async function readJson(request: IncomingMessage, mostBytes = JSON_BYTES): Promise<unknown> {
  // Detected by its length alone, so that no one has to send it at all.
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw bodyTooLarge();
  if (!isPlainUtf8(request)) throw malformedRequest();
  return parse(await collect(request, mostBytes));
}

function isPlainUtf8({ headers }: IncomingMessage): boolean {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && (headers['content-encoding'] ?? 'identity') === 'identity';
}

/** Leaves the request open when it is too long: the response must still reach its sender. */
function collect(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (error?: Error) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      if (error) reject(error);
      else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size));
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > mostBytes) stop(bodyTooLarge());
    };
    const onEnd = () => stop();
    const onClose = () => stop(malformedRequest());
    request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformedRequest();
  }
  assertShallow(value);
  return value;
}

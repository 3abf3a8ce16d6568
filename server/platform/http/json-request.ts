/**
 * Reads a JSON body, of at most 100 KB unless less is allowed. express.json would first read all of a larger one,
 * however long its sender goes on, and respond then; here the response goes out at the first byte too many.
 * A body in thousands of pieces is malformed.
 */
import type { IncomingMessage } from 'node:http';
import { parse as parseFields, type ParsedUrlQuery } from 'node:querystring';
import { ByteCount, CollectedBytes } from '../collected-bytes';
import { bodyTooLarge, malformedRequest } from '../errors/common-errors';
import { assertShallow } from '../validation/shallow';

const JSON_BYTES = 100 * 1024;

export async function readJson(request: IncomingMessage, mostBytes = JSON_BYTES): Promise<unknown> {
  assertLength(request, mostBytes);
  if (!isPlainUtf8(request)) throw malformedRequest();
  return parse(await collect(request, mostBytes));
}

/** Reads the fields of a form without files, whatever character set its header names: gateways send ASCII. */
export async function readForm(request: IncomingMessage, mostBytes: number, mostFields: number): Promise<ParsedUrlQuery> {
  assertLength(request, mostBytes);
  return parseFields((await collect(request, mostBytes)).toString('utf8'), '&', '=', { maxKeys: mostFields });
}

/** Detects a body that is too large by its length alone, so that no one has to send it at all. */
function assertLength({ headers }: IncomingMessage, mostBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw bodyTooLarge();
}

function isPlainUtf8({ headers }: IncomingMessage): boolean {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && (headers['content-encoding'] ?? 'identity') === 'identity';
}

/** Leaves the request open when it is too long: the response must still reach its sender. */
function collect(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const count = new ByteCount(mostBytes);
    const collected = new CollectedBytes();
    const stop = (error?: Error) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      if (error) reject(error);
      else resolve(collected.take());
    };
    const onData = (chunk: Buffer) => {
      const excess = count.add(chunk);
      if (excess === null) collected.add(chunk);
      else stop(excess === 'BYTES' ? bodyTooLarge() : malformedRequest());
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

/**
 * The client's files that were packed at build time (client/build/pack-files.cjs): each is sent as its `.br`, its `.gz`
 * or as it is, by what the browser accepts, from memory and without packing anything again. In memory are its packed
 * forms only: for the rare client that accepts none of them it is unpacked, which needs no file that a later build may
 * have replaced. Those with a hash in their name are sent by asset-requests.ts, the others by the handler here, which
 * http-app.ts mounts before the compression of dynamic responses.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { acceptedEncoding, type Encoding, WORTH_PACKING } from '../pack-response';

export interface Variant {
  /** A stream where it is unpacked for each response. */
  readonly body: Buffer | (() => Transform);
  readonly length: number;
  readonly etag: string;
  /** Null: as it is. */
  readonly encoding: Encoding | null;
}

interface StoredVariant extends Variant {
  readonly body: Buffer;
}

export interface PackedFile {
  readonly name: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  readonly br: StoredVariant | null;
  readonly gzip: StoredVariant | null;
}

/** By the path of their URL. */
export type PackedFiles = ReadonlyMap<string, PackedFile>;

const PACKED = /\.(?:br|gz)$/;
const HASHED = /[.-][\w-]{7,8}\.(?:js|css|woff2|png|webp|svg|json)$/;

/** A file with a hash in its name never changes. `file` is its path in the client's folder. */
export const isForEver = (file: string): boolean => file.startsWith('assets') && HASHED.test(file);

/** Any other is asked for again each time. */
export const cacheControlOf = (file: string): string => (isForEver(file) ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * Some 2 MB are stored in memory for the whole client, with what never changes and was too small to pack. Empty where
 * there is no client.
 */
export function readPackedFiles(clientDir: string): PackedFiles {
  if (!fs.existsSync(clientDir)) return new Map();
  const files = new Set(fs.readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/')));
  const isComplete = (file: string) => file.endsWith('.woff2') || fs.statSync(path.join(clientDir, file)).size < WORTH_PACKING;
  const chosen = [...files].filter((file) => PACKED.test(file) || (isForEver(file) && isComplete(file)));
  const names = new Set(chosen.map((file) => file.replace(PACKED, '')));
  const read = (file: string, encoding: Encoding | null, ending = ''): StoredVariant | null => {
    if (!files.has(file)) return null;
    const bytes = fs.readFileSync(path.join(clientDir, file));
    return {
      body: bytes,
      length: bytes.length,
      encoding,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}${ending}"`,
    };
  };
  return new Map(
    [...names].flatMap((name) => {
      const plain = read(name, null);
      if (!plain) return [];
      const [br, gzip] = [read(`${name}.br`, 'br', '-br'), read(`${name}.gz`, 'gzip', '-gz')];
      const packed = gzip ?? br;
      const unpacked = packed ? { ...plain, body: () => unpack(packed) } : plain;
      return [[`/${name}`, { name, cacheControl: cacheControlOf(name), plain: unpacked, br, gzip }] as const];
    }),
  );
}

function unpack({ body, encoding }: StoredVariant): Transform {
  const stream = encoding === 'gzip' ? createGunzip() : createBrotliDecompress();
  stream.end(body);
  return stream;
}

export function packedFiles(files: PackedFiles): RequestHandler {
  return (request, response, next) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(request.path) : undefined;
    if (file) sendPacked(request, response, file);
    else next();
  };
}

/** For who accepts this encoding. */
export function variantFor({ plain, br, gzip }: PackedFile, accepted: Encoding | null): Variant {
  return (accepted === 'br' ? br : accepted === 'gzip' ? gzip : null) ?? plain;
}

/** With the status that `response` has, or 304. */
export function sendPacked(request: Request, response: Response, file: PackedFile): void {
  const variant = variantFor(file, acceptedEncoding(request.headers['accept-encoding']));
  const { length, etag, encoding } = variant;
  response.vary('accept-encoding').set({ 'cache-control': file.cacheControl, etag });
  if (encoding) response.set('content-encoding', encoding);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.type(path.extname(file.name)).set('content-length', String(length));
  endWith(variant, request.method, response);
}

/** Ends a response whose headers are set; that of a HEAD request without a body. */
export function endWith({ body }: Variant, method: string | undefined, response: ServerResponse): void {
  if (method === 'HEAD') response.end();
  else if (Buffer.isBuffer(body)) response.end(body);
  else if (!response.destroyed) pipeline(body(), response, () => undefined); // else the client has gone
}

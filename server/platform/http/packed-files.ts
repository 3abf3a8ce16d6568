/**
 * The client's files that were packed at build time (client/build/pack-files.cjs): each is sent as its `.br`, its `.gz` or as it is, by what the browser
 * accepts, from memory and without packing anything again. Mounted by http-app.ts before the compression of dynamic responses.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface PackedFile {
  readonly name: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  readonly br: Variant | null;
  readonly gzip: Variant | null;
}

/** By the path of their URL. */
export type PackedFiles = ReadonlyMap<string, PackedFile>;

const PACKED = /\.(?:br|gz)$/;
const HASHED = /[.-][\w-]{7,8}\.(?:js|css|woff2|png|webp|svg|json)$/;

/** A file with a hash in its name never changes; any other is asked for again each time. `file` is its path in the client's folder. */
export function cacheControlOf(file: string): string {
  return file.startsWith('assets') && HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Some 4 MB are stored in memory for the whole client. Empty where nothing was packed. */
export function readPackedFiles(clientDir: string): PackedFiles {
  if (!fs.existsSync(clientDir)) return new Map();
  const files = new Set(fs.readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/')));
  const packed = new Set([...files].filter((file) => PACKED.test(file)).map((file) => file.replace(PACKED, '')));
  const read = (file: string, encoding: string): Variant | null => {
    if (!files.has(file)) return null;
    const bytes = fs.readFileSync(path.join(clientDir, file));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}${encoding}"` };
  };
  return new Map(
    [...packed].flatMap((name) => {
      const plain = read(name, '');
      const file = plain && {
        name,
        cacheControl: cacheControlOf(name),
        plain,
        br: read(`${name}.br`, '-br'),
        gzip: read(`${name}.gz`, '-gz'),
      };
      return file ? [[`/${name}`, file] as const] : [];
    }),
  );
}

export function packedFiles(files: PackedFiles): RequestHandler {
  return (request, response, next) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(request.path) : undefined;
    if (file) sendPacked(request, response, file);
    else next();
  };
}

/** With the status that `response` has; 304 and HEAD are express's. */
export function sendPacked(request: Request, response: Response, { name, cacheControl, plain, br, gzip }: PackedFile): void {
  const encoding = br && request.acceptsEncodings('br') ? 'br' : gzip && request.acceptsEncodings('gzip') ? 'gzip' : null;
  const { bytes, etag } = (encoding === 'br' ? br : encoding === 'gzip' ? gzip : plain) ?? plain;
  response.vary('accept-encoding').type(path.extname(name)).set({ 'cache-control': cacheControl, etag });
  if (encoding) response.set('content-encoding', encoding);
  response.send(bytes);
}

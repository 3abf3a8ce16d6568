/**
 * Writes database and images into one archive, as they are at one moment: everything is read in a single REPEATABLE
 * READ snapshot while the servers go on. The file appears under its name only when it is whole. Called by `npm run
 * backup`.
 */
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { variantKey, variantWidths } from '../../server/platform/files/image-variants';
import type { ImageStore } from '../../server/platform/files/image-store';
import { copyOut } from './copy-stream';
import { END, type EndNote, FORMAT, IMAGES, MANIFEST, type Manifest, nameOf, readContents, rowsOf, TABLES } from './backup-contents';
import { type Entry, packTar } from './tar';

const PIECE_BYTES = 4 * 1024 * 1024;

export interface BackupReport {
  readonly rows: number;
  readonly images: number;
  /** Keys that rows point at and the store does not have. */
  readonly missing: readonly string[];
}

export async function writeBackup(databaseUrl: string, store: ImageStore, file: string): Promise<BackupReport> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'haatbar-backup' });
  const half = `${file}.half`;
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const missing: string[] = [];
    const counts = { rows: {} as Record<string, number>, images: 0 };
    const archive = packTar(entries(client, store, counts, missing));
    await pipeline(Readable.from(archive), createGzip({ level: 6 }), createWriteStream(half, { mode: 0o600 }));
    await sync(half);
    await rename(half, file);
    return { rows: Object.values(counts.rows).reduce((sum, rows) => sum + rows, 0), images: counts.images, missing };
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* entries(
  client: Client,
  store: ImageStore,
  counts: { rows: Record<string, number>; images: number },
  missing: string[],
): AsyncGenerator<Entry> {
  const manifest: Manifest = { format: FORMAT, createdAt: new Date().toISOString(), ...(await readContents(client)) };
  yield { name: MANIFEST, bytes: asJson(manifest) };
  for (const table of manifest.tables) {
    let rows = 0;
    let piece = 0;
    for await (const bytes of pieces(copyOut(client, `COPY ${rowsOf(table)} TO STDOUT`))) {
      rows += lines(bytes);
      yield { name: `${TABLES}${nameOf(table)}/${String(++piece).padStart(6, '0')}`, bytes };
    }
    counts.rows[nameOf(table)] = rows;
  }
  const { rows: images } = await client.query<{ hash: string; width: number }>('SELECT DISTINCT hash, width FROM images ORDER BY hash');
  for (const { hash, width } of images) {
    for (const variant of variantWidths(width)) {
      const key = variantKey(hash, variant);
      const bytes = await store.get(key);
      if (!bytes) missing.push(key);
      else {
        counts.images += 1;
        yield { name: IMAGES + key, bytes };
      }
    }
  }
  yield { name: END, bytes: asJson(counts satisfies EndNote) };
}

/** Whole lines of COPY's text, a few megabytes at a time. */
async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const line of source) {
    waiting.push(line);
    size += line.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** A line break inside a value is written `\n`, so every real one ends a row. */
function lines(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === 0x0a) count += 1;
  return count;
}

function asJson(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

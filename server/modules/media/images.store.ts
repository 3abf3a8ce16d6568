/**
 * The table of images, and the lock on a content that uploads and the sweep take. Called by ImagesService and
 * ImageSweepService.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, flag, instant, int, select, selectOne, text } from '../../platform/db/columns';
import { type Db, execute, exists } from '../../platform/db/sql';
import type { Image } from './image.entity';

const list = columns({
  id: column('id', text),
  ownerId: column('owner_id', text),
  hash: column('hash', text),
  width: column('width', int),
  height: column('height', int),
  isIllustration: column('is_illustration', flag),
  createdAt: column('created_at', instant),
});
const ID = columns({ id: column('id', text) });
const HASH = columns({ hash: column('hash', text) });

const BY_IDS = (sql: string) => `SELECT ${sql} FROM images WHERE id = ANY ($1::uuid[])`;
const OF_OWNER = (sql: string) => `SELECT ${sql} FROM images WHERE owner_id = $1 AND hash = $2`;
const OWNED = (sql: string) => `SELECT ${sql} FROM images WHERE owner_id = $1 AND id = ANY ($2::uuid[])`;
const OWNED_BY_HASH = (sql: string) => `SELECT ${sql} FROM images WHERE owner_id = $1 AND hash = ANY ($2::bpchar[])`;
const ADD = (sql: string) => `
  INSERT INTO images (owner_id, hash, width, height, is_illustration) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (owner_id, hash) DO UPDATE SET is_illustration = images.is_illustration
  RETURNING ${sql}`;
const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
const IS_KNOWN = 'SELECT 1 FROM images WHERE hash = $1 LIMIT 1';
const KNOWN = (sql: string) => `SELECT DISTINCT ${sql} FROM images WHERE hash = ANY ($1::bpchar[])`;

export function imagesByIds(db: Db, ids: readonly string[]): Promise<Image[]> {
  return select(db, list, BY_IDS, [ids]);
}

export function imageOfOwner(db: Db, ownerId: string, hash: string): Promise<Image | null> {
  return selectOne(db, list, OF_OWNER, [ownerId, hash]);
}

/** Returns which of these ids are images of this user. */
export async function ownedImageIds(db: Db, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await select(db, ID, OWNED, [ownerId, ids])).map(({ id }) => id));
}

/** The ids of this user's images with these contents, by hash. */
export async function ownedImagesByHash(db: Db, ownerId: string, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  return new Map((await select(db, list, OWNED_BY_HASH, [ownerId, hashes])).map(({ id, hash }) => [hash, id]));
}

export type NewImage = Pick<Image, 'ownerId' | 'hash' | 'width' | 'height' | 'isIllustration'>;

/** The same content of the same user is the same image. */
export async function addImage(tx: EntityManager, { ownerId, hash, width, height, isIllustration }: NewImage): Promise<Image> {
  const stored = await selectOne(tx, list, ADD, [ownerId, hash, width, height, isIllustration]);
  if (!stored) throw new Error('An image row was neither inserted nor found.');
  return stored;
}

/**
 * Held until the transaction ends: no one sweeps the files of this content away between writing them and inserting the
 * row.
 */
export async function lockContent(tx: EntityManager, hash: string): Promise<void> {
  await execute(tx, LOCK, [hash]);
}

export function isKnownHash(db: Db, hash: string): Promise<boolean> {
  return exists(db, IS_KNOWN, [hash]);
}

/** Returns which of these hashes an image has. */
export async function knownHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  return new Set((await select(db, HASH, KNOWN, [hashes])).map(({ hash }) => hash));
}

export async function deleteImages(tx: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await execute(tx, 'DELETE FROM images WHERE id = ANY ($1::uuid[])', [ids]);
}

/** Addresses of images that were fetched for a seller, with the image each became. Called by ImportImagesService. */
import { column, columns, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const fetched = columns({ url: column('url', text), imageId: column('image_id', text) });

const FETCHED = (sql: string) => `SELECT ${sql} FROM fetched_images WHERE owner_id = $1 AND url = ANY ($2::text[])`;
const REMEMBER = `
  INSERT INTO fetched_images (owner_id, url, image_id) VALUES ($1, $2, $3) ON CONFLICT (owner_id, url) DO UPDATE SET image_id = excluded.image_id`;

/** Image ids by address. */
export async function fetchedImages(db: Db, ownerId: string, urls: readonly string[]): Promise<Map<string, string>> {
  return new Map((await select(db, fetched, FETCHED, [ownerId, urls])).map(({ url, imageId }) => [url, imageId]));
}

export async function rememberImage(db: Db, ownerId: string, url: string, imageId: string): Promise<void> {
  await execute(db, REMEMBER, [ownerId, url, imageId]);
}

/** Do rows and files of images fit together? */
import type { Db } from '../../server/platform/db/sql';
import { rows } from './sql';
import { variantKey, variantWidths } from '../../server/platform/files/image-variants';
import type { ImageStore } from '../../server/platform/files/image-store';

export interface Mismatch {
  readonly filesWithoutRow: string[];
  readonly rowsWithoutFile: string[];
}

export async function storedKeys(store: ImageStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(new Date(Date.now() + 3_600_000))) keys.push(key);
  return keys.sort();
}

export async function imageMismatch(db: Db, store: ImageStore): Promise<Mismatch> {
  const images = await rows<{ hash: string; width: number }>(db, 'SELECT DISTINCT hash, width FROM images');
  const wanted = new Set(images.flatMap(({ hash, width }) => variantWidths(width).map((variant) => variantKey(hash, variant))));
  const stored = new Set(await storedKeys(store));
  return {
    filesWithoutRow: [...stored].filter((key) => !wanted.has(key)),
    rowsWithoutFile: [...wanted].filter((key) => !stored.has(key)),
  };
}

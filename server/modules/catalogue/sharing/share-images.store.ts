/** The table of share images: one row for a product and language, replaced when what it shows has changed. */
import type { Language } from '../../../../schema/values/accounts/roles';
import { bytes, column, columns, selectOne } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const content = columns({ content: column('content', bytes) });

const FIND = (list: string) => `SELECT ${list} FROM share_images WHERE product_id = $1 AND language = $2 AND card = $3`;
const PUT = `
  INSERT INTO share_images (product_id, language, card, content) VALUES ($1, $2, $3, $4)
  ON CONFLICT (product_id, language) DO UPDATE SET card = excluded.card, content = excluded.content`;

export interface ShareImageKey {
  readonly productId: string;
  readonly language: Language;
  /** SHA-256 of what it shows. */
  readonly card: string;
}

/** Null where none was drawn, or another card. */
export async function findShareImage(db: Db, { productId, language, card }: ShareImageKey): Promise<Buffer | null> {
  return (await selectOne(db, content, FIND, [productId, language, card]))?.content ?? null;
}

export async function putShareImage(db: Db, { productId, language, card }: ShareImageKey, image: Buffer): Promise<void> {
  await execute(db, PUT, [productId, language, card, image]);
}

/** Makes what products are found by where a migration has left or emptied it. Run after migrating, before anyone searches. */
import type { DataSource } from 'typeorm';
import { execute, rows } from '../../../platform/db/sql';
import { productSearchWords } from './product-words';
import { productSearchText } from './search-text';

const AT_ONCE = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Answers how many products were written, in one pass in order of their ids. Repeated runs find nothing left. */
export async function completeSearchTexts(db: DataSource): Promise<number> {
  let made = 0;
  for (let after = FIRST; ;) {
    const products = await rows<{ id: string; name: string; categorySlug: string }>(
      db,
      `SELECT id, concat_ws(' ', name, second_name) AS name, category_slug AS "categorySlug" FROM products
       WHERE id > $1 AND (search_text = '' OR search_words = '{}') ORDER BY id LIMIT ${AT_ONCE}`,
      [after],
    );
    const last = products.at(-1);
    if (!last) return made;
    await execute(
      db,
      `UPDATE products SET search_text = made.text, search_words = made.words
       FROM unnest($1::uuid[], $2::text[], $3::jsonb[]) AS made (id, text, words) WHERE products.id = made.id`,
      [
        products.map(({ id }) => id),
        products.map(productSearchText),
        products.map((product) => JSON.stringify(productSearchWords(product))),
      ],
    );
    made += products.length;
    after = last.id;
  }
}

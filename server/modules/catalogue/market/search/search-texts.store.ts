/**
 * Fills the search columns of products where a migration added or emptied them. Run after migrating, before the first
 * search.
 */
import type { DataSource } from 'typeorm';
import { column, columns, select, text } from '../../../../platform/db/columns';
import { execute } from '../../../../platform/db/sql';
import { productSearchWords } from '../../words/product-words';
import { productSearchText } from '../../words/search-text';

const product = columns({
  id: column('id', text),
  name: column(`concat_ws(' ', name, second_name)`, text),
  categorySlug: column('category_slug', text),
});
const AT_ONCE = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Completes the search texts in one pass in the order of ids; returns how many products were written. A repeated run
 * finds none left.
 */
export async function completeSearchTexts(db: DataSource): Promise<number> {
  let made = 0;
  for (let after = FIRST; ;) {
    const products = await select(
      db,
      product,
      (list) => `SELECT ${list} FROM products
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

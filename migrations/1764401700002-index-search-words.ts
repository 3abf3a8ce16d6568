/**
 * Products that have several tokens at once are found by an index of all tokens, whatever the order of the best of
 * each; and the entries of a token in order of age, so that the newest of a common one are read first.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexSearchWords1764401700002 implements MigrationInterface {
  readonly name = 'IndexSearchWords1764401700002';

  async up(runner: QueryRunner): Promise<void> {
    // without a list of pending entries, which every search would read through
    await runner.query(`
      CREATE INDEX products_words ON products USING gin (search_words) WITH (fastupdate = off) WHERE is_published;
      ALTER TABLE product_words DROP CONSTRAINT product_words_pkey, ADD PRIMARY KEY (word, product_id);
      CREATE INDEX product_words_product ON product_words (product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX products_words, product_words_product;
      ALTER TABLE product_words DROP CONSTRAINT product_words_pkey, ADD PRIMARY KEY (product_id, word);
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search texts of products whose names have signs that were read as parts of words, such as typographic quotes: the
 * application makes them again.
 */
export class ReadSignsAgain1764402503000 implements MigrationInterface {
  name = 'ReadSignsAgain1764402503000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(`UPDATE products SET search_text = ''
      WHERE deleted_at IS NULL AND concat_ws(' ', name, second_name) ~ '[“”‘’«»…&+*=@#<>^$৳\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]'`);
  }

  /** The version before makes them in its own way. */
  async down(): Promise<void> {}
}

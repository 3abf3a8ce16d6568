import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until which change each admin has seen the stories of sellers; stories are listed by their last change. */
export class CreateStoryLooks1764401962000 implements MigrationInterface {
  name = 'CreateStoryLooks1764401962000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE story_looks (
        admin_id uuid NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        seen_until timestamptz NOT NULL
      )`);
    await db.query('CREATE INDEX seller_stories_updated ON seller_stories (updated_at, seller_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX seller_stories_updated');
    await db.query('DROP TABLE story_looks');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the stories that sellers write about themselves, in one language or both, with images. An admin may hide a
 * story with a reason.
 */
export class CreateSellerStories1764401957003 implements MigrationInterface {
  name = 'CreateSellerStories1764401957003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE seller_stories (
        seller_id uuid NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        text_bn varchar(2000),
        text_en varchar(2000),
        hidden_at timestamptz,
        hidden_reason varchar(500),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT seller_stories_hidden CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
      )`);
    await db.query(`
      CREATE TABLE seller_story_images (
        seller_id uuid NOT NULL REFERENCES seller_stories ON DELETE CASCADE,
        position smallint NOT NULL,
        image_id uuid NOT NULL REFERENCES images,
        PRIMARY KEY (seller_id, position)
      )`);
    await db.query('CREATE INDEX seller_story_images_image ON seller_story_images (image_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE seller_story_images');
    await db.query('DROP TABLE seller_stories');
  }
}

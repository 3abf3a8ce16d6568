import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Images of reviews, and the reports of users about them. What an admin hid stays as a record: who, when, why. Its
 * image is removed as soon as nothing else shows it; the hash rejects the same content in a review of the same author.
 */
export class CreateReviewImages1764401960001 implements MigrationInterface {
  name = 'CreateReviewImages1764401960001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE review_images (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
        position smallint NOT NULL,
        image_id uuid REFERENCES images ON DELETE SET NULL,
        reported_at timestamptz,
        decided_at timestamptz,
        decided_by uuid REFERENCES users,
        decision_reason varchar(500),
        is_hidden boolean NOT NULL DEFAULT false,
        hidden_hash char(64),
        CONSTRAINT review_images_once UNIQUE (review_id, image_id),
        CONSTRAINT review_images_position CHECK (position BETWEEN 0 AND 3),
        CONSTRAINT review_images_shown CHECK (is_hidden OR image_id IS NOT NULL),
        CONSTRAINT review_images_decision CHECK ((decided_at IS NULL) = (decision_reason IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
        CONSTRAINT review_images_hidden CHECK (NOT is_hidden OR decided_at IS NOT NULL)
      );
      CREATE INDEX review_images_image ON review_images (image_id);
      CREATE INDEX review_images_waiting ON review_images (reported_at, id) WHERE reported_at IS NOT NULL AND decided_at IS NULL;
      CREATE INDEX review_images_decided ON review_images (decided_at DESC, id DESC) WHERE decided_at IS NOT NULL;
      CREATE TABLE review_image_reports (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        review_image_id uuid NOT NULL REFERENCES review_images ON DELETE CASCADE,
        reporter_id uuid NOT NULL REFERENCES users,
        reason varchar(500) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        decided_at timestamptz
      );
      CREATE UNIQUE INDEX review_image_reports_open ON review_image_reports (review_image_id, reporter_id) WHERE decided_at IS NULL;
      CREATE INDEX review_image_reports_image ON review_image_reports (review_image_id, created_at);
      CREATE INDEX review_image_reports_reporter ON review_image_reports (reporter_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE review_image_reports');
    await db.query('DROP TABLE review_images');
  }
}

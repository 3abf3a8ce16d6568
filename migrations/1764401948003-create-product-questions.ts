import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Public questions about products and the replies of their sellers, each of which an admin may hide. Indexes: the list
 * of a product, what waits for a seller, and the last question of which a seller was notified by SMS.
 */
export class CreateProductQuestions1764401948003 implements MigrationInterface {
  name = 'CreateProductQuestions1764401948003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE product_questions (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        product_id uuid NOT NULL REFERENCES products,
        seller_id uuid NOT NULL REFERENCES users,
        author_id uuid NOT NULL REFERENCES users,
        body varchar(500) NOT NULL,
        reply varchar(1000),
        replied_at timestamptz,
        hidden_at timestamptz,
        hidden_reason varchar(500),
        reply_hidden_at timestamptz,
        reply_hidden_reason varchar(500),
        is_texted boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT product_questions_author CHECK (author_id <> seller_id),
        CONSTRAINT product_questions_reply CHECK ((reply IS NULL) = (replied_at IS NULL))
      )`);
    await db.query(
      'CREATE INDEX product_questions_product ON product_questions (product_id, created_at DESC, id DESC) WHERE hidden_at IS NULL',
    );
    await db.query('CREATE INDEX product_questions_seller ON product_questions (seller_id, created_at, id) WHERE hidden_at IS NULL');
    await db.query(
      'CREATE INDEX product_questions_waiting ON product_questions (seller_id, created_at, id) WHERE hidden_at IS NULL AND replied_at IS NULL',
    );
    await db.query('CREATE INDEX product_questions_texted ON product_questions (seller_id, created_at) WHERE is_texted');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE product_questions');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries that a seller reports as not accepted, and whose buyer objects; once for an order. */
export class CreateRefusalContests1764402802000 implements MigrationInterface {
  name = 'CreateRefusalContests1764402802000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE refusal_contests (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_id uuid NOT NULL REFERENCES orders CONSTRAINT refusal_contests_once UNIQUE,
        buyer_id uuid NOT NULL REFERENCES users,
        seller_id uuid NOT NULL REFERENCES users,
        text varchar(500) NOT NULL,
        state varchar(9) NOT NULL DEFAULT 'OPEN' CONSTRAINT refusal_contests_state CHECK (state IN ('OPEN', 'ACCEPTED', 'DISMISSED')),
        reason varchar(500),
        opened_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        CONSTRAINT refusal_contests_decided CHECK ((state = 'OPEN') = (decided_at IS NULL) AND (state = 'OPEN') = (reason IS NULL))
      );
      CREATE INDEX refusal_contests_waiting ON refusal_contests (opened_at, id) WHERE state = 'OPEN';
      CREATE INDEX refusal_contests_opened ON refusal_contests (opened_at DESC, id DESC)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE refusal_contests');
  }
}

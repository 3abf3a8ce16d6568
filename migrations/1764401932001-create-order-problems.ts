import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Problems with delivered orders and their stories. `orders.open_problems` counts the living ones, so that neither a
 * list nor a move of orders has to look for them; `receipts.is_held` stops a trader from listing again what is
 * disputed. What of an order and its lines was refunded has its columns already.
 */
export class CreateOrderProblems1764401932001 implements MigrationInterface {
  name = 'CreateOrderProblems1764401932001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_problems (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_id uuid NOT NULL REFERENCES orders,
        line_id uuid REFERENCES order_lines,
        buyer_id uuid NOT NULL REFERENCES users,
        seller_id uuid NOT NULL REFERENCES users,
        kind varchar(16) NOT NULL CONSTRAINT order_problems_kind CHECK (
          kind IN ('NOT_RECEIVED', 'MISSING', 'SPOILED', 'DAMAGED', 'WRONG_PRODUCT', 'POOR_QUALITY')),
        wanted_remedy varchar(16) NOT NULL CONSTRAINT order_problems_wanted_remedy CHECK (
          wanted_remedy IN ('REFUND', 'PARTIAL_REFUND', 'REPLACEMENT')),
        wanted_amount numeric(14,2) CONSTRAINT order_problems_wanted_amount CHECK (wanted_amount > 0),
        state varchar(16) NOT NULL CONSTRAINT order_problems_state CHECK (
          state IN ('OPEN', 'OFFERED', 'ESCALATED', 'REPLACING', 'SOLVED', 'DISMISSED', 'WITHDRAWN')),
        offered_remedy varchar(16) CONSTRAINT order_problems_offered_remedy CHECK (
          offered_remedy IN ('REFUND', 'PARTIAL_REFUND', 'REPLACEMENT')),
        offered_amount numeric(14,2) CONSTRAINT order_problems_offered_amount CHECK (offered_amount > 0),
        remedy varchar(16) CONSTRAINT order_problems_remedy CHECK (remedy IN ('REFUND', 'PARTIAL_REFUND', 'REPLACEMENT')),
        refunded numeric(14,2) NOT NULL DEFAULT 0 CONSTRAINT order_problems_refunded CHECK (refunded >= 0),
        due_at timestamptz,
        reminded_at timestamptz,
        reported_at timestamptz NOT NULL DEFAULT now(),
        agreed_at timestamptz,
        ended_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_problems_line CHECK (line_id IS NOT NULL OR kind = 'NOT_RECEIVED'),
        CONSTRAINT order_problems_due CHECK ((due_at IS NULL) = (ended_at IS NOT NULL)),
        CONSTRAINT order_problems_ended CHECK ((state IN ('SOLVED', 'DISMISSED', 'WITHDRAWN')) = (ended_at IS NOT NULL))
      );
      CREATE INDEX order_problems_order ON order_problems (order_id, id);
      CREATE UNIQUE INDEX order_problems_living ON order_problems (line_id) WHERE ended_at IS NULL;
      CREATE INDEX order_problems_buyer ON order_problems (buyer_id, reported_at DESC, id DESC);
      CREATE INDEX order_problems_seller ON order_problems (seller_id, reported_at DESC, id DESC);
      CREATE INDEX order_problems_due_at ON order_problems (due_at) WHERE ended_at IS NULL;
      CREATE TABLE order_problem_entries (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        problem_id uuid NOT NULL REFERENCES order_problems,
        actor varchar(8) NOT NULL CONSTRAINT order_problem_entries_actor CHECK (actor IN ('BUYER', 'SELLER', 'ADMIN', 'SYSTEM')),
        actor_id uuid REFERENCES users,
        action varchar(16) NOT NULL,
        state varchar(16) NOT NULL,
        text varchar(500),
        remedy varchar(16),
        amount numeric(14,2),
        image_ids uuid[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_problem_entries_system CHECK ((actor = 'SYSTEM') = (actor_id IS NULL))
      );
      CREATE INDEX order_problem_entries_problem ON order_problem_entries (problem_id, id);
      ALTER TABLE orders ADD COLUMN open_problems smallint NOT NULL DEFAULT 0 CONSTRAINT orders_open_problems CHECK (open_problems >= 0);
      ALTER TABLE receipts ADD COLUMN is_held boolean NOT NULL DEFAULT false;
    `);
  }

  /** Keeps the amounts that were refunded. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE receipts DROP COLUMN is_held;
      ALTER TABLE orders DROP COLUMN open_problems;
      DROP TABLE order_problem_entries;
      DROP TABLE order_problems;
    `);
  }
}

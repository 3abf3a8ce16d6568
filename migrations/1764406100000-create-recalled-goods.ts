import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['NOT_RECEIVED', 'MISSING', 'SPOILED', 'DAMAGED', 'WRONG_PRODUCT', 'POOR_QUALITY', 'NOT_THE_GRADE'];
const kindCheck = (kinds: readonly string[]) => `
  ALTER TABLE order_problems DROP CONSTRAINT order_problems_kind,
    ADD CONSTRAINT order_problems_kind CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

const TABLES = `
  CREATE TABLE recalled_lots (
    lot_id uuid PRIMARY KEY REFERENCES lots (id),
    quantity numeric(14,3) NOT NULL,
    recalled_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT recalled_lots_quantity CHECK (quantity >= 0)
  );
  CREATE TABLE recalled_shares (
    order_line_id uuid NOT NULL,
    lot_id uuid NOT NULL REFERENCES recalled_lots (lot_id),
    order_id uuid NOT NULL REFERENCES orders (id),
    quantity numeric(14,3) NOT NULL,
    found numeric(14,3) NOT NULL DEFAULT 0,
    is_notified boolean NOT NULL DEFAULT false,
    refund varchar(8) NOT NULL DEFAULT 'WAITING',
    refunded numeric(14,2) NOT NULL DEFAULT 0,
    PRIMARY KEY (order_line_id, lot_id),
    FOREIGN KEY (order_line_id, lot_id) REFERENCES lot_shares (order_line_id, lot_id),
    CONSTRAINT recalled_shares_quantities CHECK (quantity > 0 AND found >= 0 AND found <= quantity),
    CONSTRAINT recalled_shares_refund CHECK (refund IN ('WAITING', 'REFUNDED', 'NONE')),
    CONSTRAINT recalled_shares_refunded CHECK (refunded >= 0 AND (refund = 'REFUNDED' OR refunded = 0))
  );
  CREATE INDEX recalled_shares_lot ON recalled_shares (lot_id, order_line_id);
  CREATE INDEX recalled_shares_order ON recalled_shares (order_id);
  CREATE INDEX recalled_shares_to_notify ON recalled_shares (order_id) WHERE NOT is_notified;
  CREATE INDEX recalled_shares_waiting ON recalled_shares (order_id) WHERE refund = 'WAITING';
  CREATE TABLE recall_reports (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    order_line_id uuid NOT NULL REFERENCES order_lines (id),
    actor_id uuid REFERENCES users (id),
    quantity numeric(14,3) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT recall_reports_quantity CHECK (quantity >= 0)
  );
  CREATE INDEX recall_reports_line ON recall_reports (order_line_id, id);
  CREATE INDEX recall_reports_actor ON recall_reports (actor_id);
  CREATE TRIGGER recall_reports_append_only BEFORE UPDATE OR DELETE ON recall_reports FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER recall_reports_no_truncate BEFORE TRUNCATE ON recall_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TABLE lot_continuations (
    from_lot_id uuid NOT NULL REFERENCES lots (id),
    lot_id uuid NOT NULL REFERENCES lots (id),
    quantity numeric(14,3) NOT NULL,
    PRIMARY KEY (from_lot_id, lot_id),
    CONSTRAINT lot_continuations_quantity CHECK (quantity > 0)
  );
  CREATE INDEX lot_continuations_lot ON lot_continuations (lot_id);
  CREATE TABLE lot_event_images (
    event_id uuid NOT NULL REFERENCES lot_events (id),
    position smallint NOT NULL,
    image_id uuid NOT NULL REFERENCES images (id),
    PRIMARY KEY (event_id, position),
    CONSTRAINT lot_event_images_position CHECK (position >= 0 AND position <= 4)
  );
  CREATE INDEX lot_event_images_image ON lot_event_images (image_id);
  ALTER TABLE lot_shares ADD COLUMN replaced numeric(14,3) NOT NULL DEFAULT 0,
    ADD CONSTRAINT lot_shares_replaced CHECK (replaced >= 0 AND replaced <= quantity);
  ALTER TABLE lots ADD COLUMN is_first boolean NOT NULL DEFAULT false;
  CREATE UNIQUE INDEX lots_first ON lots (product_id) WHERE is_first`;

/** Buyers of earlier recalls were asked to report them: nothing is refunded without them. */
const FILL = `
  INSERT INTO recalled_lots (lot_id, quantity, recalled_at)
  SELECT lot.id, lot.added - lot.removed, (SELECT max(e.created_at) FROM lot_events e WHERE e.lot_id = lot.id AND e.kind = 'RECALLED')
  FROM lots lot WHERE lot.hold = 'RECALLED';
  INSERT INTO recalled_shares (order_line_id, lot_id, order_id, quantity, is_notified, refund)
  SELECT share.order_line_id, share.lot_id, line.order_id, share.quantity - share.returned, true, 'NONE'
  FROM lot_shares share JOIN recalled_lots lot ON lot.lot_id = share.lot_id JOIN order_lines line ON line.id = share.order_line_id
  WHERE share.quantity > share.returned`;

/**
 * A recall keeps the contents of each lot and who had them: how much of that was found again and refunded. A hold has
 * images. A lot may be the first that orders take, whatever its age, and one that was opened because the unit of its
 * product changed names those that its goods came from.
 */
export class CreateRecalledGoods1764406100000 implements MigrationInterface {
  name = 'CreateRecalledGoods1764406100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    for (const statements of [kindCheck([...KINDS, 'RECALLED']), TABLES, FILL]) await db.query(statements);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP INDEX lots_first;
      ALTER TABLE lots DROP COLUMN is_first;
      ALTER TABLE lot_shares DROP COLUMN replaced;
      DROP TABLE lot_continuations, lot_event_images, recall_reports, recalled_shares, recalled_lots`);
    await db.query(`UPDATE order_problems SET kind = 'POOR_QUALITY' WHERE kind = 'RECALLED'`);
    await db.query(kindCheck(KINDS));
  }
}

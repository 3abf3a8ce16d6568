import type { MigrationInterface, QueryRunner } from 'typeorm';

const ERASABLE = `
  CREATE FUNCTION refuse_order_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' AND EXISTS (
      SELECT 1 FROM orders o JOIN users u ON u.id IN (o.buyer_id, o.seller_id) WHERE o.id = OLD.order_id AND u.closed_at IS NOT NULL)
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
  DROP TRIGGER order_events_append_only ON order_events;
  CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_order_event_change();
`;
/**
 * Accounts that were closed before are still named in the inboxes of others: their names are not known any more, the
 * places of a name are.
 */
const EARLIER = `
  UPDATE notifications n SET params = n.params || jsonb_strip_nulls(jsonb_build_object(
    'buyer', CASE WHEN b.closed_at IS NOT NULL AND n.params ? 'buyer' THEN b.name END,
    'seller', CASE WHEN s.closed_at IS NOT NULL AND n.params ? 'seller' THEN s.name END))
  FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users s ON s.id = o.seller_id
  WHERE o.tracking_number = n.params->>'order' AND (b.closed_at IS NOT NULL OR s.closed_at IS NOT NULL)
`;

/** The name of a closed account leaves the reasons of its orders. */
export class EraseReasons1764402201000 implements MigrationInterface {
  name = 'EraseReasons1764402201000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(ERASABLE);
    await db.query(EARLIER);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER order_events_append_only ON order_events;
      CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
      DROP FUNCTION refuse_order_event_change;
    `);
  }
}

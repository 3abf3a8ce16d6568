import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order that is complete keeps no more of its online payments than its gateways have not given back: where a
 * transfer was taken back before, its seller owed a refund that nobody had paid.
 */
export class KeepWhatIsStillThere1764405300000 implements MigrationInterface {
  name = 'KeepWhatIsStillThere1764405300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(keepOnlineMoney(STILL_THERE('NEW')));
    await db.query(`
      ALTER TABLE orders DISABLE TRIGGER orders_keep_online_money;
      UPDATE orders SET kept_online = received_online - given_back_online WHERE kept_online > received_online - given_back_online;
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      ALTER TABLE orders ENABLE TRIGGER orders_keep_online_money;
      ALTER TABLE orders ADD CONSTRAINT orders_kept_online_there CHECK (kept_online IS NULL OR kept_online <= received_online - given_back_online)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP CONSTRAINT orders_kept_online_there');
    await db.query(keepOnlineMoney(KEPT('NEW')));
  }
}

/** SQL: what an order keeps of these online payments: the charge, less what the seller has received in other ways. */
const keptOf = (order: string, online: string) => `
  least(${online}, greatest(0, ${order}.total - ${order}.refunded
    - (${order}.received - ${order}.received_online - ${order}.given_back + ${order}.given_back_online)))`;

const KEPT = (order: string) => keptOf(order, `${order}.received_online`);
const STILL_THERE = (order: string) => keptOf(order, `${order}.received_online - ${order}.given_back_online`);

const keepOnlineMoney = (kept: string) => `
      CREATE OR REPLACE FUNCTION keep_online_money() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.completed_at IS NULL THEN NEW.kept_online := NULL;
        ELSIF TG_OP = 'INSERT' THEN NEW.kept_online := coalesce(NEW.kept_online, ${kept});
        ELSIF OLD.completed_at IS NULL THEN NEW.kept_online := ${kept};
        ELSE NEW.kept_online := greatest(0, OLD.kept_online + NEW.received_online - OLD.received_online);
        END IF;
        RETURN NEW;
      END $$`;

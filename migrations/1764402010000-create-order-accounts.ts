import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The account of an order: what was received and given back is rows with amounts, the order has their sums, and a
 * trigger derives its payment status from them. Processes of the version before write the status themselves, so all of
 * them are stopped during this step.
 */
export class CreateOrderAccounts1764402010000 implements MigrationInterface {
  name = 'CreateOrderAccounts1764402010000';
  readonly needsStop = true;

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(COLUMNS);
    await db.query(STATUS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER orders_payment_status ON orders;
      DROP FUNCTION derive_payment_status();
      UPDATE orders SET payment_status = 'PAID' WHERE payment_status = 'REFUND_DUE';
      UPDATE orders SET payment_status = 'UNPAID' WHERE payment_status = 'PARTLY_PAID';
      UPDATE order_events SET payment_status = CASE payment_status WHEN 'REFUND_DUE' THEN 'PAID' ELSE 'UNPAID' END
        WHERE payment_status IN ('REFUND_DUE', 'PARTLY_PAID');
      ALTER TABLE orders ALTER payment_status TYPE varchar(8), DROP received, DROP received_online, DROP claimed, DROP given_back, DROP given_back_online,
        DROP refund_owed, DROP paying_until, DROP payment_under_check, DROP handover_tries, DROP undone_confirmations, DROP undone_shipments, DROP receipt_confirmed_at,
        ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('UNPAID', 'CLAIMED', 'PAID', 'REFUNDED'));
      ALTER TABLE order_events ALTER payment_status TYPE varchar(8);
      ALTER TABLE handover_codes ADD tries smallint NOT NULL DEFAULT 0 CONSTRAINT handover_codes_tries CHECK (tries >= 0 AND tries <= 5);
      CREATE UNIQUE INDEX gateway_payments_applied ON gateway_payments (order_id) WHERE is_applied;
      DROP TABLE order_account_differences, order_refunds, order_payments
    `);
  }
}

const TABLES = `
  CREATE TABLE order_payments (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    order_id uuid NOT NULL REFERENCES orders,
    method varchar(16) NOT NULL CONSTRAINT order_payments_method CHECK (method IN ('CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET', 'ONLINE')),
    amount numeric(14,2) NOT NULL CONSTRAINT order_payments_amount CHECK (amount > 0),
    state varchar(9) NOT NULL CONSTRAINT order_payments_state CHECK (state IN ('CLAIMED', 'RECEIVED', 'REJECTED', 'SENT_BACK')),
    number varchar(15),
    reference varchar(40),
    transfer_amount numeric(14,2) CONSTRAINT order_payments_transfer CHECK (transfer_amount >= amount),
    gateway_payment_id uuid,
    made_at timestamptz NOT NULL DEFAULT now(),
    decided_at timestamptz,
    CONSTRAINT order_payments_gateway UNIQUE (gateway_payment_id),
    CONSTRAINT order_payments_decided CHECK ((state = 'CLAIMED') = (decided_at IS NULL)),
    CONSTRAINT order_payments_online CHECK ((method = 'ONLINE') = (gateway_payment_id IS NOT NULL) AND (state <> 'SENT_BACK' OR method = 'ONLINE'))
  );
  CREATE INDEX order_payments_order ON order_payments (order_id, id);
  CREATE INDEX order_payments_reference ON order_payments (method, reference) WHERE reference IS NOT NULL;
  CREATE TABLE order_refunds (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    order_id uuid NOT NULL REFERENCES orders,
    buyer_id uuid NOT NULL REFERENCES users,
    seller_id uuid NOT NULL REFERENCES users,
    payer varchar(7) NOT NULL CONSTRAINT order_refunds_payer CHECK (payer IN ('SELLER', 'GATEWAY')),
    amount numeric(14,2) NOT NULL CONSTRAINT order_refunds_amount CHECK (amount > 0),
    state varchar(9) NOT NULL CONSTRAINT order_refunds_state CHECK (state IN ('OWED', 'GIVEN', 'DENIED', 'CONFIRMED', 'DROPPED')),
    due_at timestamptz NOT NULL,
    method varchar(16) CONSTRAINT order_refunds_method CHECK (method IN ('CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET')),
    reference varchar(40),
    note varchar(500),
    gateway_refund_id uuid,
    owed_at timestamptz NOT NULL DEFAULT now(),
    given_at timestamptz,
    decided_at timestamptz,
    reminded_at timestamptz,
    CONSTRAINT order_refunds_gateway UNIQUE (gateway_refund_id),
    CONSTRAINT order_refunds_payer_state CHECK ((payer = 'GATEWAY') = (gateway_refund_id IS NOT NULL) AND (payer = 'SELLER' OR state = 'CONFIRMED')),
    CONSTRAINT order_refunds_decided CHECK ((state IN ('CONFIRMED', 'DROPPED')) = (decided_at IS NOT NULL)),
    CONSTRAINT order_refunds_given CHECK (state NOT IN ('GIVEN', 'DENIED') OR (given_at IS NOT NULL AND method IS NOT NULL))
  );
  CREATE INDEX order_refunds_order ON order_refunds (order_id, id);
  CREATE INDEX order_refunds_seller ON order_refunds (seller_id, due_at, id) WHERE state IN ('OWED', 'GIVEN', 'DENIED');
  CREATE INDEX order_refunds_buyer ON order_refunds (buyer_id, due_at, id) WHERE state IN ('OWED', 'GIVEN', 'DENIED');
  CREATE INDEX order_refunds_due ON order_refunds (due_at, id) WHERE state IN ('OWED', 'GIVEN', 'DENIED');
  CREATE INDEX order_refunds_seller_decided ON order_refunds (seller_id, decided_at) WHERE state = 'CONFIRMED' AND payer = 'SELLER';
  CREATE TABLE order_account_differences (
    order_id uuid PRIMARY KEY REFERENCES orders,
    expected numeric(14,2) NOT NULL,
    found numeric(14,2) NOT NULL,
    found_at timestamptz NOT NULL DEFAULT now()
  )`;

/**
 * The status grows by two words. Tries of the handover code belong to the order, whatever becomes of its codes. An
 * order can be paid online in parts.
 */
const COLUMNS = `
  ALTER TABLE orders ALTER payment_status TYPE varchar(11);
  ALTER TABLE order_events ALTER payment_status TYPE varchar(11);
  ALTER TABLE orders DROP CONSTRAINT orders_payment_status_check,
    ADD received numeric(14,2) NOT NULL DEFAULT 0,
    ADD received_online numeric(14,2) NOT NULL DEFAULT 0,
    ADD claimed numeric(14,2) NOT NULL DEFAULT 0,
    ADD given_back numeric(14,2) NOT NULL DEFAULT 0,
    ADD given_back_online numeric(14,2) NOT NULL DEFAULT 0,
    ADD refund_owed numeric(14,2) NOT NULL DEFAULT 0,
    ADD paying_until timestamptz,
    ADD payment_under_check boolean NOT NULL DEFAULT false,
    ADD handover_tries smallint NOT NULL DEFAULT 0,
    ADD undone_confirmations smallint NOT NULL DEFAULT 0,
    ADD undone_shipments smallint NOT NULL DEFAULT 0,
    ADD receipt_confirmed_at timestamptz;
  UPDATE orders o SET handover_tries = c.tries FROM handover_codes c WHERE c.order_id = o.id AND c.tries > 0;
  ALTER TABLE handover_codes DROP COLUMN tries;
  DROP INDEX gateway_payments_applied`;

/** The one place where a payment status is made. */
const STATUS = `
  CREATE FUNCTION derive_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    charged numeric := CASE WHEN NEW.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN 0 ELSE NEW.total - NEW.refunded END;
    kept numeric := NEW.received - NEW.given_back;
  BEGIN
    NEW.payment_status := CASE
      WHEN NEW.claimed > 0 THEN 'CLAIMED'
      WHEN kept > charged THEN 'REFUND_DUE'
      WHEN charged = 0 AND NEW.received > 0 THEN 'REFUNDED'
      WHEN kept = charged AND (charged > 0 OR (NEW.total = 0 AND NEW.status NOT IN ('REJECTED', 'EXPIRED', 'CANCELLED'))) THEN 'PAID'
      WHEN kept > 0 THEN 'PARTLY_PAID'
      ELSE 'UNPAID' END;
    RETURN NEW;
  END $$;
  CREATE TRIGGER orders_payment_status BEFORE INSERT OR UPDATE OF status, total, refunded, received, given_back, claimed, payment_status ON orders
    FOR EACH ROW EXECUTE FUNCTION derive_payment_status()`;

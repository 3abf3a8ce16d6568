import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices of orders, numbered by seller and year without gaps. Orders that were shipped before have none. */
export class CreateInvoices1764401939001 implements MigrationInterface {
  name = 'CreateInvoices1764401939001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE invoice_numbers (
        seller_id uuid NOT NULL REFERENCES users,
        year smallint NOT NULL,
        last integer NOT NULL,
        PRIMARY KEY (seller_id, year)
      );
      CREATE TABLE invoices (
        order_id uuid PRIMARY KEY REFERENCES orders,
        seller_id uuid NOT NULL REFERENCES users,
        year smallint NOT NULL,
        sequence integer NOT NULL,
        issued_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT invoices_number UNIQUE (seller_id, year, sequence)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE invoices, invoice_numbers');
  }
}

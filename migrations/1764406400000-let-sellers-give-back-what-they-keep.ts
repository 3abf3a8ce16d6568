import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The seller of a complete order has what was paid online, and gives it back: after a recall, for one. It counts beside
 * what the seller received otherwise.
 */
export class LetSellersGiveBackWhatTheyKeep1764406400000 implements MigrationInterface {
  name = 'LetSellersGiveBackWhatTheyKeep1764406400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(limit('received - received_online + coalesce(kept_online, 0)'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(limit('received - received_online'));
  }
}

const limit = (hasSeller: string): string => `
  SET LOCAL lock_timeout = '5s';
  ALTER TABLE orders DROP CONSTRAINT orders_given_back,
    ADD CONSTRAINT orders_given_back CHECK (given_back_online >= 0 AND given_back_online <= received_online AND given_back >= given_back_online
      AND given_back - given_back_online <= ${hasSeller} AND refund_owed >= 0)`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goods that were written off as lost before their recall are in its quantity, as those that were counted away. */
const LOST = `
  SELECT recalled.lot_id, sum(gone.quantity) AS quantity FROM recalled_lots recalled
  JOIN lot_removals gone ON gone.lot_id = recalled.lot_id AND gone.cause = 'LOST' AND gone.created_at <= recalled.recalled_at
  GROUP BY recalled.lot_id`;
const change = (sign: '+' | '-') => `
  UPDATE recalled_lots SET quantity = recalled_lots.quantity ${sign} lost.quantity FROM (${LOST}) lost WHERE recalled_lots.lot_id = lost.lot_id`;

export class RecallLostGoods1764435000000 implements MigrationInterface {
  name = 'RecallLostGoods1764435000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(change('+'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(change('-'));
  }
}

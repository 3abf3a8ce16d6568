import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores figures that a job counts for each seller over the last 90 days: how soon orders and questions got a response,
 * and how many delivered orders had a problem. The first run of the job fills the table.
 */
export class CreateServiceFigures1764401957002 implements MigrationInterface {
  name = 'CreateServiceFigures1764401957002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE service_figures (
        seller_id uuid NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        responses integer NOT NULL,
        response_minutes integer,
        delivered integer NOT NULL,
        problems integer NOT NULL,
        counted_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT service_figures_responses CHECK (responses >= 0 AND (responses = 0) = (response_minutes IS NULL)),
        CONSTRAINT service_figures_problems CHECK (problems >= 0 AND problems <= delivered)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE service_figures');
  }
}

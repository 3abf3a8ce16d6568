/**
 * Counts the SQL statements a piece of work sends through the data source, transaction brackets left out, and the read
 * of the market's settings, which the application stores for five seconds: whether it is among them depends on the
 * clock.
 */
import type { DataSource, Logger } from 'typeorm';

const LEFT_OUT = /^(START TRANSACTION|COMMIT|ROLLBACK)|FROM platform_settings WHERE key = ANY/;

export async function countSql(db: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const usual = db.logger;
  const counting: Logger = Object.create(usual) as Logger;
  counting.logQuery = (query) => {
    if (!LEFT_OUT.test(query)) statements.push(query);
  };
  db.logger = counting;
  try {
    await work();
  } finally {
    db.logger = usual;
  }
  return statements;
}

/** Counts the SQL statements a piece of work sends through the data source, transaction brackets left out. */
import type { DataSource, Logger } from 'typeorm';

const BRACKETS = /^(START TRANSACTION|COMMIT|ROLLBACK)/;

export async function countSql(db: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const usual = db.logger;
  const counting: Logger = Object.create(usual) as Logger;
  counting.logQuery = (query) => {
    if (!BRACKETS.test(query)) statements.push(query);
  };
  db.logger = counting;
  try {
    await work();
  } finally {
    db.logger = usual;
  }
  return statements;
}

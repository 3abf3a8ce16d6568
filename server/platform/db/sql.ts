/**
 * Plain SQL where TypeORM's builders would only be in the way: typed rows, values as parameters and never in the text.
 * numeric and bigint arrive as strings; cast counts with `::int`. Used by services, on the pool or inside a transaction.
 */
import { type DataSource, EntityManager } from 'typeorm';

export type Db = DataSource | EntityManager;

export async function rows<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T[]> {
  const { records } = await run(db, text, params);
  return records as T[];
}

export async function one<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T | null> {
  return (await rows<T>(db, text, params))[0] ?? null;
}

/** The number of rows a statement touched. */
export async function execute(db: Db, text: string, params: readonly unknown[] = []): Promise<number> {
  return (await run(db, text, params)).affected ?? 0;
}

async function run(db: Db, text: string, params: readonly unknown[]): Promise<{ records: unknown[]; affected?: number | null }> {
  const inside = db instanceof EntityManager ? db.queryRunner : undefined;
  if (inside) return inside.query(text, [...params], true);
  const runner = (db instanceof EntityManager ? db.dataSource : db).createQueryRunner();
  try {
    return await runner.query(text, [...params], true);
  } finally {
    await runner.release();
  }
}

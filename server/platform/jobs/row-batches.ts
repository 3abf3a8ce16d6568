/**
 * Does what is due in batches of one transaction each. Where a batch fails, its rows are done one by one, so that a row
 * which cannot be done keeps no other waiting.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../db/transaction';

export interface Choice {
  /** At most so many rows. */
  readonly limit: number;
  /** These have failed in this run. */
  readonly except: readonly string[];
  /** This row alone, where it is still due; null for all. */
  readonly only: string | null;
}

interface Work<Row> {
  /** Locks due rows, the first due first, and passes over those that another process holds. */
  readonly take: (tx: EntityManager, choice: Choice) => Promise<Row[]>;
  /** Returns how many rows it changed. */
  readonly run: (tx: EntityManager, rows: readonly Row[]) => Promise<number>;
}

/** Returns how many rows were changed; throws what failed once all others are done, so that the job reports it. */
export async function runInBatches<Row extends { readonly id: string }>(db: DataSource, limit: number, work: Work<Row>): Promise<number> {
  const failures = new Map<string, unknown>();
  for (let count = 0; ;) {
    const { taken, done } = await runBatch(db, { limit, except: [...failures.keys()], only: null }, work, failures);
    count += done;
    if (taken === limit) continue;
    if (failures.size === 0) return count;
    throw new AggregateError([...failures.values()], `${failures.size} rows failed: ${[...failures.keys()].join(' ')}`);
  }
}

async function runBatch<Row extends { readonly id: string }>(
  db: DataSource,
  choice: Choice,
  { take, run }: Work<Row>,
  failures: Map<string, unknown>,
): Promise<{ readonly taken: number; readonly done: number }> {
  let rows: readonly Row[] = [];
  const runChosen = (chosen: Choice) =>
    inTransaction(db, async (tx) => {
      rows = await take(tx, chosen);
      return rows.length > 0 ? run(tx, rows) : 0;
    });
  try {
    const done = await runChosen(choice);
    return { taken: rows.length, done };
  } catch (error) {
    if (rows.length === 0) throw error;
  }
  const taken = rows;
  let done = 0;
  for (const { id } of taken) {
    await runChosen({ limit: 1, except: [], only: id }).then(
      (changed) => (done += changed),
      (error: unknown) => void failures.set(id, error),
    );
  }
  return { taken: taken.length, done };
}

/** SQL: the rows of a choice, with its `except` and `only` as these parameters. */
export const isChosen = (id: string, except: string, only: string): string =>
  `${id} <> ALL (${except}::uuid[]) AND (${only}::uuid IS NULL OR ${id} = ${only}::uuid)`;

/**
 * Transactions for services: READ COMMITTED, repeated when PostgreSQL asks for it (serialisation failure, deadlock),
 * with work that must wait for the commit (events, notifications, files) queued by `afterCommit`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, type EntityManager, type QueryRunner, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { openingOfRequest } from './acting-scope';
import { begin, commit, type Request, together } from './sql';
export { violatedConstraint } from '../errors/guard-errors';
import { endStatementTime } from './statement-time';

const ATTEMPTS = 4;
const REPEATABLE = new Set(['40001', '40P01']);
const waiting = new WeakMap<QueryRunner, (() => void)[]>();
const closing = new WeakMap<QueryRunner, (() => Promise<void>)[]>();

export function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  return inTransactionFrom(db, [], work);
}

/**
 * The same for a transaction that runs often: its first statements are sent with its beginning, in one message, and
 * `work` receives their rows. Round trips are what a transaction costs.
 */
export async function inTransactionFrom<T>(
  db: DataSource,
  opening: readonly Request[],
  work: (tx: EntityManager, openingRows: readonly unknown[][]) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, opening, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !REPEATABLE.has(sqlState(error) ?? '')) throw error;
      await sleep(attempt * 10 + Math.random() * 20);
    }
  }
}

/**
 * Runs `work` as a part of the transaction that is undone alone where it fails; the error is thrown on, and the
 * transaction can continue. What it queued for the commit stays queued, so let whatever can fail come first.
 */
export async function inSavepoint<T>(tx: EntityManager, work: () => Promise<T>): Promise<T> {
  const runner = tx.queryRunner;
  if (!runner) throw new Error('inSavepoint needs the entity manager of inTransaction.');
  await runner.query('SAVEPOINT part');
  try {
    const result = await work();
    await runner.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await runner.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}

/** Runs `callback` once the transaction has been committed, and never if it is not. */
export function afterCommit(tx: EntityManager, callback: () => void): void {
  const list = tx.queryRunner && waiting.get(tx.queryRunner);
  if (!list) throw new Error('afterCommit needs the entity manager of inTransaction.');
  list.push(callback);
}

/** Runs `work` as the last of the transaction, a part of it: where it fails, nothing is committed. */
export function beforeCommit(tx: EntityManager, work: () => Promise<void>): void {
  const list = tx.queryRunner && closing.get(tx.queryRunner);
  if (!list || !tx.queryRunner?.isTransactionActive)
    throw new Error('beforeCommit needs the entity manager of inTransaction, before its end.');
  list.push(work);
}

/**
 * Sends the last statements of a transaction together with its commit, so that what they lock is free again without
 * another message; returns the rows of each. Where something waits for the end of the transaction (`beforeCommit`), the
 * commit follows that.
 */
export async function endTogether(tx: EntityManager, requests: readonly Request[]): Promise<unknown[][]> {
  const runner = tx.queryRunner;
  const last = runner && closing.get(runner);
  if (!last) throw new Error('endTogether needs the entity manager of inTransaction.');
  if (last.length > 0) return together(tx, requests);
  const rows = await commit(runner, requests);
  markActive(runner, false);
  return rows;
}

/** The five-letter code of a PostgreSQL error (`23505` …), for services that expect one. */
export function sqlState(error: unknown): string | undefined {
  return (error as { driverError?: { code?: string } }).driverError?.code;
}

async function once<T>(
  db: DataSource,
  opening: readonly Request[],
  work: (tx: EntityManager, openingRows: readonly unknown[][]) => Promise<T>,
): Promise<T> {
  const runner = db.createQueryRunner();
  const callbacks: (() => void)[] = [];
  const last: (() => Promise<void>)[] = [];
  waiting.set(runner, callbacks);
  closing.set(runner, last);
  try {
    let result: T;
    try {
      markActive(runner, true);
      const acting = openingOfRequest();
      const before = acting?.statements ?? [];
      const rows = await begin(runner, [...before, ...opening]);
      acting?.verify(rows.slice(0, before.length));
      const openingRows = before.length > 0 ? rows.slice(before.length) : rows;
      result = await work(runner.manager, openingRows);
      for (const close of last) await close();
      if (runner.isTransactionActive) {
        await commit(runner);
        markActive(runner, false);
      }
    } catch (error) {
      if (isBroken(runner, error)) throw new LostConnectionError();
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
    for (const callback of callbacks) settle(callback);
    return result;
  } finally {
    const { databaseConnection } = runner as QueryRunner & { readonly databaseConnection?: object };
    if (databaseConnection) endStatementTime(databaseConnection);
    await runner.release();
  }
}

/**
 * TypeORM releases a runner whose connection breaks between two statements, and then reports a wrong use of the runner
 * to the next statement.
 */
function isBroken({ isReleased }: QueryRunner, error: unknown): boolean {
  return isReleased && error instanceof QueryRunnerAlreadyReleasedError;
}

class LostConnectionError extends Error {
  override readonly name = 'LostConnectionError';

  constructor() {
    super('Connection terminated within a transaction'); // connection-errors.ts knows its beginning
  }
}

/**
 * TypeORM is left to know whether there is a transaction, so that `save` makes none of its own; READ COMMITTED:
 * data-source.ts
 */
function markActive(runner: QueryRunner, isActive: boolean): void {
  Object.assign(runner, { isTransactionActive: isActive, transactionDepth: isActive ? 1 : 0 });
}

/**
 * Runs a callback after the commit. What is committed stays committed: a callback that fails is reported as a warning
 * and fails no request.
 */
function settle(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    process.emitWarning(String(error), { type: 'AfterCommit', detail: error instanceof Error ? error.stack : undefined });
  }
}

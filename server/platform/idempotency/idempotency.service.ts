/**
 * Stores, inside the transaction that does the work, what a user already asked for under a key: the same key and body
 * again leads to the same response, another body is rejected. A second request with the key waits until the first has
 * committed or failed. What fails leaves no trace of its key: it may be tried again.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { isStorable } from '../../../schema/text/normalised';
import { serverLimits } from '../../../schema/values/server-limits';
import { bytes, type Column, column, columns, nullable, selectOne, shape, text } from '../db/columns';
import { type Db, execute } from '../db/sql';
import { violatedConstraint } from '../db/transaction';
import { AppError } from '../errors/app-error';
import { plainKey, type RequestKey, wrongKey } from './request-key';

export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** Plain data in a fixed order of keys. */
  readonly body: unknown;
}

interface Claim {
  /** Id of the object that is to be created, or was created under the key before. */
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * The key is stored with the response's id in one statement, so that nothing is left to write when the work is done.
 */
const ID = columns({ id: column(`answer->>'id'`, text) });
const CLAIM = (list: string) => `
  INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer)
  VALUES ($1, $2, $3, $4, jsonb_build_object('id', uuid_v7())) ON CONFLICT (user_id, key) DO NOTHING RETURNING ${list}`;

const SAVE_RESULT = `UPDATE idempotency_keys SET answer = jsonb_build_object('id', $3::text) WHERE user_id = $1 AND key = $2`;

const earlierRequest = columns({
  operation: column('operation', text),
  hash: column('request_hash', bytes),
  id: column(`answer->>'id'`, text),
});
const EARLIER = (list: string) => `SELECT ${list} FROM idempotency_keys WHERE user_id = $1 AND key = $2`;

const storedRequest = shape({ operation: text, hash: text, id: text });
/** A request that was stored under a key, as a statement reads it among other things; its hash in hexadecimal. */
export type EarlierRequest = ReturnType<typeof storedRequest>;

/** The column of the request under this key (SQL of a user's id and a key), null where there is none. */
export const earlierRequestOf = (user: string, key: string): Column<EarlierRequest | null> =>
  column(
    `(SELECT json_build_object('operation', k.operation, 'hash', encode(k.request_hash, 'hex'), 'id', k.answer->>'id')
      FROM idempotency_keys k WHERE k.user_id = ${user} AND k.key = ${key})`,
    nullable(storedRequest),
  );

/**
 * SQL: stores a key, its parameters (keyParams) being `$first` and those that follow, with the id of what is made (an
 * expression); a part of the statement that makes it.
 */
export const storeKey = (user: string, id: string, first: number): string => `
  INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer)
  VALUES (${user}, $${first}, $${first + 1}, $${first + 2}, jsonb_build_object('id', ${id}))`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdempotencyService {
  requireKey(key: string | null | undefined): string {
    const given = plainKey(key);
    if (given === '') throw wrongKey('order.keyRequired');
    if (given.length > serverLimits.idempotencyKeyLength || !isStorable(given)) throw wrongKey('order.keyTooLong');
    return given;
  }

  /**
   * For work that changes a thing there is: true when it was done under this key before, and is not to be done again;
   * the caller then responds with the thing as it is. Without a key, false.
   */
  async isDone(tx: EntityManager, key: RequestKey | null | undefined, request: Omit<IdempotentRequest, 'key'>): Promise<boolean> {
    return (await this.resultOf(tx, key, request)) !== null;
  }

  /**
   * The same for work that creates a row: its id when it was created under this key before; null when it is to be
   * created now, and passed to `saveResult`.
   */
  async resultOf(tx: EntityManager, key: RequestKey | null | undefined, request: Omit<IdempotentRequest, 'key'>): Promise<string | null> {
    if (!key) return null;
    const body = key.body === undefined ? request.body : key.body;
    const claim = await this.claim(tx, { ...request, body, key: this.requireKey(key.value) });
    if (claim.isNew) return null;
    key.onReplay();
    return claim.id;
  }

  /**
   * Stores what was made under the key: its id, or the result itself as text where it is more than a thing that can be
   * read again.
   */
  async saveResult(tx: EntityManager, key: RequestKey | null | undefined, userId: string, id: string): Promise<void> {
    if (key) await execute(tx, SAVE_RESULT, [userId, this.requireKey(key.value), id]);
  }

  /** Returns the id of what was created under the key; null where nothing was, or not yet. */
  async find(db: Db, { userId, key, operation }: Omit<IdempotentRequest, 'body'>): Promise<string | null> {
    const earlier = await selectOne(db, earlierRequest, EARLIER, [userId, key]);
    return earlier?.operation === operation ? earlier.id : null;
  }

  /**
   * Returns the id of what was created under the key; null where nothing was. `earlier` was read under a lock
   * (earlierRequestOf) that every request of the same operation and user takes first. The work that follows stores the
   * key with its rows (storeKey).
   */
  earlierId({ operation, body }: IdempotentRequest, earlier: EarlierRequest | null): string | null {
    if (earlier && (earlier.operation !== operation || hashOf(body).toString('hex') !== earlier.hash)) throw keyReused();
    return earlier && earlier.id;
  }

  private async claim(tx: EntityManager, request: IdempotentRequest): Promise<Claim> {
    const { userId, key, operation, body } = request;
    const claimed = await selectOne(tx, ID, CLAIM, [userId, key, operation, hashOf(body)]);
    return claimed ? { id: claimed.id, isNew: true } : this.earlier(tx, request);
  }

  private async earlier(tx: EntityManager, { userId, key, operation, body }: IdempotentRequest): Promise<Claim> {
    const earlier = await selectOne(tx, earlierRequest, EARLIER, [userId, key]);
    if (!earlier || earlier.operation !== operation || !hashOf(body).equals(earlier.hash)) throw keyReused();
    return { id: earlier.id, isNew: false };
  }
}

/**
 * Whether a transaction has failed because another operation of the user stored the key since it was read: it can be
 * run again, and then finds it.
 */
export function isKeyTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'idempotency_keys_pkey';
}

/** The parameters of `storeKey`. */
export const keyParams = ({ key, operation, body }: IdempotentRequest): readonly unknown[] => [key, operation, hashOf(body)];

const keyReused = () => new AppError('IDEMPOTENCY_KEY_REUSED', 'order.keyReused');

const hashOf = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

/** A form whose fields a client may send in any order, as a body. */
export function inFixedOrder(form: object): unknown {
  return Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

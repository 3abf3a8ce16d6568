/**
 * Stores, inside the transaction that does the work, what a user already asked for under a key: the same key and body again leads to the same response, another
 * body is rejected. A second request with the key waits until the first has committed or failed. What fails leaves no trace of its key: it may be tried again.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { bytes, column, columns, type Selection, selection, selectOne, text } from '../db/columns';
import { type Db, execute } from '../db/sql';
import { AppError } from '../errors/app-error';
import { plainKey, type RequestKey } from './request-key';

export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** Plain data in a fixed order of keys. */
  readonly body: unknown;
}

export interface ClaimedId {
  readonly id: string;
}

export interface Claim {
  /** Of the thing that is to be made, or was made then. */
  readonly id: string;
  readonly isNew: boolean;
}

/** The key is stored with the response's id in one statement, so that nothing is left to write when the work is done. */
const ID = columns({ id: column(`answer->>'id'`, text) });
const CLAIM = (list: string) => `
  INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer)
  VALUES ($1, $2, $3, $4, jsonb_build_object('id', uuid_v7())) ON CONFLICT (user_id, key) DO NOTHING RETURNING ${list}`;

/** The same, and a lock of this name until the transaction ends: what follows sees all that was committed under the lock before. */
const CLAIM_LOCKED = (list: string) => `
  INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer)
  SELECT $1, $2, $3, $4, jsonb_build_object('id', uuid_v7()) FROM (SELECT pg_advisory_xact_lock(hashtextextended($5, 0))) AS locked
  ON CONFLICT (user_id, key) DO NOTHING RETURNING ${list}`;

const SAVE_RESULT = `UPDATE idempotency_keys SET answer = jsonb_build_object('id', $3::text) WHERE user_id = $1 AND key = $2`;

const earlierRequest = columns({
  operation: column('operation', text),
  hash: column('request_hash', bytes),
  id: column(`answer->>'id'`, text),
});
const EARLIER = (list: string) => `SELECT ${list} FROM idempotency_keys WHERE user_id = $1 AND key = $2`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdempotencyService {
  requireKey(key: string | null | undefined): string {
    const given = plainKey(key);
    if (given === '') throw new AppError('BAD_USER_INPUT', 'order.keyRequired');
    if (given.length > serverLimits.idempotencyKeyLength || given.includes('\0')) throw new AppError('BAD_USER_INPUT', 'order.keyTooLong');
    return given;
  }

  /**
   * For work that changes a thing there is: true when it was done under this key before, and is not to be done again; the caller then responds with the
   * thing as it is. Without a key, false.
   */
  async isDone(tx: EntityManager, key: RequestKey | null | undefined, request: Omit<IdempotentRequest, 'key'>): Promise<boolean> {
    return (await this.resultOf(tx, key, request)) !== null;
  }

  /** The same for work that creates a row: its id when it was created under this key before; null when it is to be created now, and passed to `saveResult`. */
  async resultOf(tx: EntityManager, key: RequestKey | null | undefined, request: Omit<IdempotentRequest, 'key'>): Promise<string | null> {
    if (!key) return null;
    const body = key.body === undefined ? request.body : key.body;
    const claim = await this.claim(tx, { ...request, body, key: this.requireKey(key.value) });
    if (claim.isNew) return null;
    key.onReplay();
    return claim.id;
  }

  /** Stores what was made under the key: its id, or the result itself as text where it is more than a thing that can be read again. */
  async saveResult(tx: EntityManager, key: RequestKey | null | undefined, userId: string, id: string): Promise<void> {
    if (key) await execute(tx, SAVE_RESULT, [userId, this.requireKey(key.value), id]);
  }

  /** What was made under the key, null when nothing was, or not yet. */
  async find(db: Db, { userId, key, operation }: Omit<IdempotentRequest, 'body'>): Promise<string | null> {
    const earlier = await selectOne(db, earlierRequest, EARLIER, [userId, key]);
    return earlier?.operation === operation ? earlier.id : null;
  }

  /**
   * The statement that claims a key, for a transaction that begins with it; `claimed` reads its rows. Requests that name the same lock queue from here until their
   * transactions end.
   */
  claiming({ userId, key, operation, body }: IdempotentRequest, lock: string): Selection<ClaimedId> {
    return selection(ID, CLAIM_LOCKED, [userId, key, operation, hashOf(body), lock]);
  }

  async claimed(tx: EntityManager, request: IdempotentRequest, [claimed]: readonly ClaimedId[]): Promise<Claim> {
    return claimed ? { id: claimed.id, isNew: true } : this.earlier(tx, request);
  }

  private async claim(tx: EntityManager, request: IdempotentRequest): Promise<Claim> {
    const { userId, key, operation, body } = request;
    const claimed = await selectOne(tx, ID, CLAIM, [userId, key, operation, hashOf(body)]);
    return claimed ? { id: claimed.id, isNew: true } : this.earlier(tx, request);
  }

  private async earlier(tx: EntityManager, { userId, key, operation, body }: IdempotentRequest): Promise<Claim> {
    const earlier = await selectOne(tx, earlierRequest, EARLIER, [userId, key]);
    if (!earlier || earlier.operation !== operation || !hashOf(body).equals(earlier.hash)) {
      throw new AppError('IDEMPOTENCY_KEY_REUSED', 'order.keyReused');
    }
    return { id: earlier.id, isNew: false };
  }
}

const hashOf = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

/** A form whose fields a client may send in any order, as a body. */
export function inFixedOrder(form: object): unknown {
  return Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Remembers, inside the transaction that does the work, what a person already asked for under a key: the same key and body again leads to
 * the same answer, another body is refused. A second request with the key waits until the first has committed or gone.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { type Db, one } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';

export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** Plain data in a fixed order of keys. */
  readonly body: unknown;
}

export interface Claim {
  /** Of the thing that is to be made, or was made then. */
  readonly id: string;
  readonly isNew: boolean;
}

/** The key is minted with the answer's id in one statement, so that nothing is left to write when the work is done. */
const CLAIM = `
  INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer)
  VALUES ($1, $2, $3, $4, jsonb_build_object('id', uuid_v7())) ON CONFLICT (user_id, key) DO NOTHING RETURNING answer->>'id' AS id`;

const EARLIER = `SELECT operation, request_hash AS "hash", answer->>'id' AS id FROM idempotency_keys WHERE user_id = $1 AND key = $2`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdempotencyService {
  requireKey(key: string | null | undefined): string {
    const given = key?.trim().normalize('NFC') ?? '';
    if (given === '') throw new AppError('BAD_USER_INPUT', 'order.keyRequired');
    if (given.length > limits.idempotencyKeyLength || given.includes('\0')) throw new AppError('BAD_USER_INPUT', 'order.keyTooLong');
    return given;
  }

  /** What was made under the key, null when nothing was, or not yet. */
  async find(db: Db, { userId, key, operation }: Omit<IdempotentRequest, 'body'>): Promise<string | null> {
    const earlier = await one<{ operation: string; id: string }>(db, EARLIER, [userId, key]);
    return earlier?.operation === operation ? earlier.id : null;
  }

  async claim(tx: EntityManager, { userId, key, operation, body }: IdempotentRequest): Promise<Claim> {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest();
    const claimed = await one<{ id: string }>(tx, CLAIM, [userId, key, operation, hash]);
    if (claimed) return { id: claimed.id, isNew: true };
    const earlier = await one<{ operation: string; hash: Buffer; id: string }>(tx, EARLIER, [userId, key]);
    if (!earlier || earlier.operation !== operation || !hash.equals(earlier.hash)) {
      throw new AppError('IDEMPOTENCY_KEY_REUSED', 'order.keyReused');
    }
    return { id: earlier.id, isNew: false };
  }
}

/**
 * Makes and checks the codes that are sent to phones. A try is counted by one UPDATE, committed before the code is compared, so that a thousand
 * parallel guesses get no more tries than a queue of them; a code works once.
 */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one, rows } from '../../platform/db/sql';
import { hashToken } from '../../platform/security/tokens';
import { OneTimeCode, type CodePurpose } from './one-time-code.entity';

/** Whose code it is: an account's, or a phone's that need not have an account. */
export type CodeHolder = { readonly userId: string; readonly phone?: undefined } | { readonly phone: string; readonly userId?: undefined };

@scoped(Lifecycle.ContainerScoped)
export class OneTimeCodesService {
  constructor(private readonly db: DataSource) {}

  /** A new code, told this once; those before it are gone. */
  async issue(tx: EntityManager, holder: CodeHolder, purpose: CodePurpose): Promise<string> {
    const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
    await tx.delete(OneTimeCode, { ...holder, purpose });
    await rows(
      tx,
      'INSERT INTO one_time_codes (user_id, phone, purpose, code_hash, expires_at) VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))',
      [holder.userId ?? null, holder.phone ?? null, purpose, hashCode(holder, code), limits.otpMinutes],
    );
    return code;
  }

  /** Takes one try; the id of the live code if this is it. Never inside a transaction: a try that is rolled back would be free. */
  async attempt(holder: CodeHolder, purpose: CodePurpose, code: string): Promise<string | null> {
    const live = await one<{ id: string; hash: Buffer }>(
      this.db,
      `UPDATE one_time_codes SET attempts = attempts + 1
       WHERE id = (SELECT id FROM one_time_codes WHERE (user_id = $1 OR phone = $2) AND purpose = $3 ORDER BY created_at DESC, id DESC LIMIT 1)
         AND attempts < $4 AND consumed_at IS NULL AND expires_at > now()
       RETURNING id, code_hash AS hash`,
      [holder.userId ?? null, holder.phone ?? null, purpose, limits.otpTries],
    );
    return live && timingSafeEqual(live.hash, hashCode(holder, code)) ? live.id : null;
  }

  /** Uses the code up with the transaction it opened; false for the slower of two twins. */
  async consume(tx: EntityManager, id: string): Promise<boolean> {
    const { affected } = await tx.update(OneTimeCode, { id, consumedAt: IsNull() }, { consumedAt: new Date() });
    return affected === 1;
  }
}

function hashCode({ userId, phone }: CodeHolder, code: string): Buffer {
  return hashToken(`${userId ?? phone}:${code}`);
}

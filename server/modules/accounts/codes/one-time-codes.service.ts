/**
 * Makes and checks the codes that are sent to phones. A try is counted by one UPDATE, committed before the code is
 * compared, so that a thousand parallel guesses get no more tries than a queue of them; a code works once.
 */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { networkKey } from '../../../platform/security/address-key';
import { hashToken } from '../../../platform/security/tokens';
import { OneTimeCode, type CodePurpose } from './one-time-code.entity';
import { addCode, tryCode } from './one-time-codes.store';

/**
 * The holder of a code: an account, or a phone that need not have an account. `about`: the one thing that the code
 * opens, where there may be several.
 */
export type CodeHolder =
  | { readonly userId: string; readonly phone?: undefined; readonly about?: string }
  | { readonly phone: string; readonly userId?: undefined; readonly about?: undefined };

/** A code that was typed, and the network address from which it came. */
export interface CodeTry {
  readonly code: string;
  readonly ip: string;
}

@scoped(Lifecycle.ContainerScoped)
export class OneTimeCodesService {
  constructor(private readonly db: DataSource) {}

  /** A new code, returned this once; those before it are deleted. */
  async issue(tx: EntityManager, holder: CodeHolder, purpose: CodePurpose): Promise<string> {
    const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
    await tx.delete(OneTimeCode, { ...holder, purpose });
    await addCode(tx, holder, purpose, hashCode(holder, code));
    return code;
  }

  /**
   * Takes one try; the id of the live code if this is it. Never inside a transaction: a try that is rolled back would
   * be free.
   */
  async attempt(holder: CodeHolder, purpose: CodePurpose, { code, ip }: CodeTry): Promise<string | null> {
    const live = await tryCode(this.db, holder, purpose, networkKey(ip));
    return live && timingSafeEqual(live.hash, hashCode(holder, code)) ? live.id : null;
  }

  /** Uses the code up with the transaction it opened; false for the later of two concurrent uses. */
  async consume(tx: EntityManager, id: string): Promise<boolean> {
    const { affected } = await tx.update(OneTimeCode, { id, consumedAt: IsNull() }, { consumedAt: new Date() });
    return affected === 1;
  }
}

function hashCode({ userId, phone }: CodeHolder, code: string): Buffer {
  return hashToken(`${userId ?? phone}:${code}`);
}

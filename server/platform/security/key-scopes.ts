/**
 * Checks the scope of an API key. Default closed: an operation declares its scope in `@Operation`, a REST route in
 * `scope`; one that declares none rejects every key, so passwords, sessions, the keys themselves and all of an admin's
 * work need a login.
 */
import type { KeyScope } from '../../../schema/values/market/partners';
import { AppError } from '../errors/app-error';
import type { KeyGrant } from './viewer';

/** Throws FORBIDDEN unless this key may; `needed` undefined: no key may, for the `reason` of the operation. */
export function assertKeyMay({ scopes }: KeyGrant, needed: KeyScope | 'ANY' | undefined, reason?: string): void {
  if (needed === undefined) throw new AppError('FORBIDDEN', 'apiKey.notForKeys', undefined, undefined, { reason });
  if (needed !== 'ANY' && !scopes.includes(needed)) throw new AppError('FORBIDDEN', 'apiKey.scopeMissing', { scope: needed });
}

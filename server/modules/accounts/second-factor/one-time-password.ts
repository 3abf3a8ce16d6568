/** Codes of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 seconds, as every app reads them) and recovery codes. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../../platform/security/tokens';

const PERIOD_SECONDS = 30;
/** A code of one step before or after is accepted as well: clocks of phones differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** The alphabet has no letters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

/** 160 random bits in Base32, as RFC 4226 asks. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** An authenticator app reads this from the QR code. */
export const setupUri = (secret: string, phone: string): string => totp(secret, phone).toString();

/** The step a code belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code);

/** Ten codes such as 'abcde-fgh23'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
  });
}

/** As it is stored; capitals, blanks and hyphens do not matter. */
export const hashRecoveryCode = (userId: string, code: string): Buffer =>
  hashToken(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

function totp(secret: string, label = 'admin'): TOTP {
  return new TOTP({ issuer: 'Haatbar', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
}

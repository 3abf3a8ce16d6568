/** Opaque session tokens and API keys: 256 random bits for the holder, only their SHA-256 for the database. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const KEY_MARK = 'hbk_';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** 32 bytes, as the bytea column stores them. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** `hbk_` and a token: found by scanners of leaked secrets, and easy to distinguish from a session's. */
export function newApiKey(): string {
  return KEY_MARK + newToken();
}

/** Could this have come from newToken()? Junk never reaches the database. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text);
}

export function looksLikeApiKey(text: string): boolean {
  return text.startsWith(KEY_MARK) && looksLikeToken(text.slice(KEY_MARK.length));
}

/** Makes the secret that signs a webhook's messages. It is stored in plain text, because signing needs it. */
export function newSigningSecret(): string {
  return `whsec_${newToken()}`;
}

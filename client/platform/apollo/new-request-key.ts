/**
 * An idempotency key for one thing that is wanted done, to be sent again with each try. `randomUUID` exists only on
 * secure origins; the phone in the field may be on plain http.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

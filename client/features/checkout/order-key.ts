/** The idempotency key of one order: the same input keeps the same key, in this tab and after a reload, until an answer has come. */
const storageKey = 'order-key';

interface KeptKey {
  readonly input: string;
  readonly key: string;
}

/** `randomUUID` exists only on secure origins; the seller's phone in the field may be on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function orderKey(input: unknown): string {
  const text = JSON.stringify(input);
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as KeptKey | null;
    if (kept?.input === text) return kept.key;
    const made = newKey();
    window.sessionStorage.setItem(storageKey, JSON.stringify({ input: text, key: made } satisfies KeptKey));
    return made;
  } catch {
    return newKey();
  }
}

export function forgetOrderKey(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // nothing was kept
  }
}

/**
 * Signs what goes out: `Haatbar-Signature: t=<unix seconds>,v1=<hex>`, HMAC-SHA256 over `<t>.<body>`. While a rotated
 * secret is still good there is one v1 for each. How a receiver checks it is in docs/webhooks.md.
 */
import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'haatbar-signature';

export function sign(body: string, secrets: readonly string[], seconds: number): string {
  const marks = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
  return [`t=${seconds}`, ...marks].join(',');
}

/** By which key a push service knows this market: RFC 8292, a token signed by ES256 for each origin. */
import { createECDH, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { isPublicKey } from './encrypt-push';

/** Base64url; the private key is the number of 32 bytes, the public one the uncompressed point. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A token is rejected by push services if it is valid for more than a day. */
const VALID_SECONDS = 12 * 3_600;
const PRIVATE_KEY_BYTES = 32;

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // leading zeros of the number are left out by node
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES), pair.getPrivateKey()]).subarray(-PRIVATE_KEY_BYTES);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Whether they are keys, and of one pair. */
export function areVapidKeys({ publicKey, privateKey }: VapidKeys): boolean {
  if (!isPublicKey(publicKey) || !/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().toString('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * The header Authorization of a request to this origin. `subject`: where the operator of the push service reaches ours,
 * a mailto: or https: address.
 */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { origin, subject, nowSeconds }: { readonly origin: string; readonly subject: string; readonly nowSeconds: number },
): string {
  const head = encoded({ typ: 'JWT', alg: 'ES256' });
  const claims = encoded({ aud: origin, exp: nowSeconds + VALID_SECONDS, sub: subject });
  const key = createPrivateKey({ key: { ...publicJwk(publicKey), d: privateKey }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${head}.${claims}.${signature.toString('base64url')}, k=${publicKey}`;
}

/** For the other side, which checks the signature. */
export function vapidPublicKey(publicKey: string): ReturnType<typeof createPublicKey> {
  return createPublicKey({ key: publicJwk(publicKey), format: 'jwk' });
}

function publicJwk(publicKey: string): { kty: string; crv: string; x: string; y: string } {
  const point = Buffer.from(publicKey, 'base64url');
  return { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * Encrypts a message for one browser, so that the push service between them cannot read it: RFC 8291 with the content
 * coding aes128gcm of RFC 8188, one record. The keys are the browser's; what is needed of the sender is made for each
 * message.
 */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const PUBLIC_KEY_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const RECORD_BYTES = 4_096;
/** After the last byte of the last record. */
const LAST_RECORD = Buffer.from([2]);

/** A browser gives out these keys with its subscription, in base64url. */
export interface BrowserKeys {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** The secret that it shares with the sender. */
  readonly auth: string;
}

/** Made for each message; given by tests, which compare with the example of the RFC. */
export interface MessageSecrets {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

/** Whether both have the right length, and the key is a point of the curve. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  return isPublicKey(p256dh) && isBase64url(auth) && Buffer.from(auth, 'base64url').length === AUTH_BYTES;
}

/** Reports whether the text is a public key of P-256: uncompressed, in base64url without padding. */
export function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  if (!isBase64url(text) || key.length !== PUBLIC_KEY_BYTES || key[0] !== UNCOMPRESSED) return false;
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(key); // rejects what is not on the curve
    return true;
  } catch {
    return false;
  }
}

/** The body of the request to the push service. */
export function encryptPush(plain: Buffer, { p256dh, auth }: BrowserKeys, secrets?: MessageSecrets): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = createECDH(CURVE);
  if (secrets) sender.setPrivateKey(secrets.privateKey);
  else sender.generateKeys();
  const salt = secrets?.salt ?? randomBytes(SALT_BYTES);
  const shared = sender.computeSecret(receiver);
  const publicKey = sender.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, publicKey]);
  const material = derive(shared, Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, encrypted]);
}

function derive(material: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes));
}

const isBase64url = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text);

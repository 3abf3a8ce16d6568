/** A browser's side of web push: its subscription at a push service, its keys, and what it reads of a message. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

export interface PushBrowser {
  /** The input of `savePushSubscription`. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** The text of an encrypted message; throws for one that is not for this browser. */
  decrypt(message: Buffer): string;
}

const HEADER = { salt: 16, size: 4, length: 1, key: 65 };
const TAG_BYTES = 16;

export function pushBrowser(service = 'https://push.example.com'): PushBrowser {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (material: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, info, length));
  return {
    subscription: {
      endpoint: `${service}/send/${randomUUID()}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    decrypt(message) {
      const salt = message.subarray(0, HEADER.salt);
      const keyAt = HEADER.salt + HEADER.size + HEADER.length;
      const sender = message.subarray(keyAt, keyAt + HEADER.key);
      const body = message.subarray(keyAt + HEADER.key);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const material = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const plain = Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** How push services know the market: the token of RFC 8292 and its keys. */
import { verify } from 'node:crypto';
import { readConfig } from '../../../server/platform/config/env';
import { areVapidKeys, makeVapidKeys, vapidAuthorization, vapidPublicKey } from '../../../server/platform/push/vapid';

/** The example of RFC 8292. */
const example = {
  token:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0' +
    '.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
};

function isSigned(token: string, publicKey: string): boolean {
  const [head, claims, signature = ''] = token.split('.');
  const key = { key: vapidPublicKey(publicKey), dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
}
const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;

it('checks the token of the example in RFC 8292', () => {
  expect(isSigned(example.token, example.key)).toBe(true);
  expect(isSigned(example.token, makeVapidKeys().publicKey)).toBe(false);
});

it('signs a token for one push service, for less than a day', () => {
  const keys = makeVapidKeys();
  const header = vapidAuthorization(keys, { origin: 'https://push.example.net', subject: 'mailto:push@example.com', nowSeconds: 1_000 });
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head, claims] = token.split('.');
  expect(key).toBe(keys.publicKey);
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims)).toEqual({ aud: 'https://push.example.net', exp: 1_000 + 12 * 3_600, sub: 'mailto:push@example.com' });
  expect(isSigned(token, keys.publicKey)).toBe(true);
});

it('makes keys of one pair, each time others', () => {
  const made = Array.from({ length: 300 }, makeVapidKeys);
  expect(made.filter((keys) => !areVapidKeys(keys))).toEqual([]); // one in 256 has a number that begins with zero
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(300);
});

describe('the environment', () => {
  const config = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment }).push;
  const [keys, other] = [makeVapidKeys(), makeVapidKeys()];
  const given = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };

  it('gives the keys, or leaves them to the database', () => {
    expect(config(given).keys).toEqual(keys);
    expect(config({}).keys).toBeNull();
  });

  it.each([
    ['half of a pair', { VAPID_PUBLIC_KEY: keys.publicKey }],
    ['the other half', { VAPID_PRIVATE_KEY: keys.privateKey }],
    ['halves of two pairs', { ...given, VAPID_PRIVATE_KEY: other.privateKey }],
    ['a key that is cut', { ...given, VAPID_PUBLIC_KEY: keys.publicKey.slice(0, 40) }],
    ['a private key that is none', { ...given, VAPID_PRIVATE_KEY: 'secret' }],
    ['a private key of zero', { ...given, VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') }],
    ['no address of the operator', { VAPID_SUBJECT: 'operator' }],
  ])('rejects %s at the start, without writing it', (_what, environment) => {
    let message = '';
    try {
      config(environment);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^VAPID_/);
    for (const key of [keys.privateKey, other.privateKey]) expect(message).not.toContain(key);
  });

  it.each([
    [{ VAPID_SUBJECT: 'mailto:push@haatbar.example' }, 'mailto:push@haatbar.example'],
    [{ PUBLIC_URL: 'https://haatbar.example' }, 'https://haatbar.example'],
    [{ PUBLIC_URL: 'http://haatbar.example', SUPPORT_EMAIL: 'care@haatbar.example' }, 'mailto:care@haatbar.example'],
    [{}, 'mailto:operator@haatbar.invalid'],
  ])('names who operates the market: %j', (environment, subject) => {
    expect(config(environment).subject).toBe(subject);
  });
});

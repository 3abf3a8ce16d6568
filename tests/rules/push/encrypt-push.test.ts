/** The encryption of web push: the example of RFC 8291, and what a browser reads of it. */
import { createECDH, randomBytes } from 'node:crypto';
import { areBrowserKeys, encryptPush } from '../../../server/platform/push/encrypt-push';
import { pushBrowser } from '../../support/push';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example at the end of RFC 8291. */
const example = {
  plain: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  secrets: { privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('makes the message of the example in RFC 8291', () => {
  expect(encryptPush(Buffer.from(example.plain), example.keys, example.secrets).toString('base64url')).toBe(example.body);
});

it('a browser reads what was sent to it, another one does not', () => {
  const [browser, other] = [pushBrowser(), pushBrowser()];
  const text = JSON.stringify({ title: 'অর্ডার পাঠানো হয়েছে', body: 'অর্ডার HB-1' });
  const message = encryptPush(Buffer.from(text), browser.subscription);
  expect(browser.decrypt(message)).toBe(text);
  expect(() => other.decrypt(message)).toThrow();
});

it('no two messages are alike', () => {
  const { subscription } = pushBrowser();
  const made = Array.from({ length: 20 }, () => encryptPush(Buffer.from('same'), subscription).toString('hex'));
  expect(new Set(made).size).toBe(20);
});

it('accepts the keys of a browser', () => {
  expect(areBrowserKeys(example.keys)).toBe(true);
  expect(areBrowserKeys(pushBrowser().subscription)).toBe(true);
});

const compressed = (() => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPublicKey('base64url', 'compressed');
})();
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(63), Buffer.from([1])]).toString('base64url');

it.each([
  ['a point that is not on the curve', { p256dh: offCurve }],
  ['a compressed point', { p256dh: compressed }],
  ['the point at infinity', { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64)]).toString('base64url') }],
  ['no key', { p256dh: '' }],
  ['a key that is cut', { p256dh: example.keys.p256dh.slice(0, 80) }],
  ['a key with other characters', { p256dh: `${example.keys.p256dh.slice(0, 86)}+` }],
  ['a secret that is too long', { auth: randomBytes(17).toString('base64url') }],
  ['a secret that is too short', { auth: randomBytes(15).toString('base64url') }],
])('rejects %s', (_what, given) => {
  expect(areBrowserKeys({ ...example.keys, ...given })).toBe(false);
});

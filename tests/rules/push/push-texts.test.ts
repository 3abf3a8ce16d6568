/**
 * These tests verify what a locked screen shows of notifications: short texts in both languages, without names,
 * amounts, codes or reasons.
 */
import { NotificationType } from '../../../schema/values/market/notifications';
import { notificationTexts, type NotificationTextKey } from '../../../server/modules/notifications/texts/notification-texts';
import { pushPayload } from '../../../server/modules/notifications/push/push-request';
import { pushText } from '../../../server/modules/notifications/push/push-texts';

const PRIVATE = /secret|91827|৯১৮২৭|01712345678|০১৭১২৩৪৫৬৭৮/;
const SHOWN = ['order', 'bill', 'product', 'category'];

/** Values that must not be seen, for every parameter that a text names; those of the subject are harmless. */
function paramsOf(key: NotificationTextKey): Record<string, string | number> {
  const { title, message } = notificationTexts.en[key];
  const names = [...`${title} ${message}`.matchAll(/\{\{(\w+)(?:\|(\w+))?\}\}/g)].map(([, name = '', format]) => [name, format] as const);
  const valueOf = (name: string, format?: string) => {
    if (SHOWN.includes(name)) return `Subject ${name}`;
    if (format === 'money' || format === 'number' || format === 'digits') return '91827';
    if (format === 'day') return '2026-11-26';
    if (format === 'announced') return '[]';
    return 'secret 01712345678';
  };
  return Object.fromEntries(names.map(([name, format]) => [name, valueOf(name, format)]));
}

const keys = (Object.keys(notificationTexts.en) as NotificationTextKey[]).filter(
  (key) => !['announcement', 'marketingNews', 'marketingBoost', 'systemMaintenance'].includes(key),
);

it.each(['en', 'bn'] as const)('no text has names, phone numbers, amounts or codes (%s)', (language) => {
  for (const key of keys) {
    const { title, body } = pushText({ type: NotificationType.ORDER_CHANGED, textKey: key, params: paramsOf(key) }, language);
    expect({ key, text: `${title} ${body}` }).toEqual({ key, text: expect.not.stringMatching(PRIVATE) as string });
    expect({ key, isShort: title.length <= 60 && body.length > 0 && body.length <= 180 }).toEqual({ key, isShort: true });
    expect({ key, isFilled: !/\{\{|undefined/.test(title + body) }).toEqual({ key, isFilled: true });
  }
});

it('shows announcements of the market as they are, and cuts long ones between letters', () => {
  const long = 'আজ হাট বসবে '.repeat(60);
  const { body } = pushText({ type: 'ANNOUNCEMENT', textKey: 'announcement', params: { messageEn: 'x', messageBn: long } }, 'bn');
  expect(body.length).toBeLessThanOrEqual(180);
  expect(body.endsWith('…')).toBe(true);
  expect(long.startsWith(body.slice(0, -1))).toBe(true);
  expect(body.slice(0, -1)).not.toMatch(/\p{L}\p{M}?$(?<![\p{L}\p{M}])/u);
});

it('names the product, or the category in its language', () => {
  const product = { type: 'BACK_IN_STOCK', textKey: 'backInStock', params: { product: 'Golden Potato' } } as const;
  expect(pushText(product, 'en')).toEqual({ title: 'Back in stock', body: 'Golden Potato' });
  const price = { type: 'PRICE_ALERT', textKey: 'priceAbove', params: { category: 'potato', median: '40', price: '35' } } as const;
  expect([pushText(price, 'en').body, pushText(price, 'bn').body]).toEqual(['Potato', 'আলু']);
});

it.each([
  ['/orders/1', '/orders/1'],
  [null, '/notifications'],
  ['//evil.example', '/notifications'],
  ['/\\evil.example', '/notifications'],
  ['https://evil.example', '/notifications'],
])('leads to a path of this site alone: %s', (link, url) => {
  const push = {
    notificationId: 'id',
    type: 'ORDER_CHANGED',
    textKey: 'orderConfirmed',
    params: { order: 'HB-1' },
    language: 'en',
  } as const;
  expect(pushPayload({ ...push, link }).url).toBe(url);
});

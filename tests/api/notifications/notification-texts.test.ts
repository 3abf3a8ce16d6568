import { notificationTexts, type NotificationTextKey } from '../../../server/modules/notifications/texts/notification-texts';
import { textsFor } from '../../../server/modules/notifications/content/text-for-keys';
import type { Viewer } from '../../../server/platform/security/viewer';
import { renderNotification } from '../../../server/modules/notifications/content/render-notification';

const keys = Object.keys(notificationTexts.en) as NotificationTextKey[];
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)(?:\|\w+)?\}\}/g)].map(([whole]) => whole).toSorted();

it.each(keys)('renders %s in both languages, with the same parameters [N2]', (key) => {
  const { en, bn } = notificationTexts;
  expect(bn[key].title).toMatch(/[\u0980-\u09ff]/);
  // a text of the admin exists in both languages
  if (!bn[key].message.includes('|localized')) expect(bn[key].message).toMatch(/[\u0980-\u09ff]/);
  expect(placeholders(bn[key].message)).toEqual(placeholders(en[key].message));
  expect(placeholders(`${en[key].title}${bn[key].title}`)).toEqual([]);
});

it.each([
  ['newOrder', 'New Order Received'],
  ['paymentReceived', 'Payment Received'],
  ['systemMaintenance', 'System Maintenance'],
  ['productApproved', 'Product Approved'],
  ['marketingBoost', 'Marketing Boost'],
])('titles %s as required: %s [N2]', (key, title) => {
  expect(renderNotification(key, {}, 'en').title).toBe(title);
});

it('renders the hours of maintenance, 12:00 AM - 3:00 AM, in the format of each language [N2]', () => {
  const params = { from: '00:00', until: '03:00' };
  expect(renderNotification('systemMaintenance', params, 'en').message).toBe('Haatbar will not be available (12:00 AM - 3:00 AM).');
  expect(renderNotification('systemMaintenance', params, 'bn').message).toContain('(রাত ১২টা - রাত ৩টা)');
  expect(renderNotification('systemMaintenance', { from: '12:30', until: '18:05' }, 'en').message).toContain('(12:30 PM - 6:05 PM)');
});

it('writes money, numbers, units, others and reasons in the format of the language [N2]', () => {
  const post = { seller: 'Karim', product: 'BR-28', price: '1234567.50', unit: 'KG' };
  expect(renderNotification('newPost', post, 'en').message).toBe('Karim is now offering BR-28: 12,34,567.50 Tk/KG.');
  expect(renderNotification('newPost', post, 'bn').message).toBe('Karim এখন BR-28 বিক্রি করছেন: ৳১২,৩৪,৫৬৭.৫০/কেজি।');
  const spinach = { ...post, price: '40', unit: '1 bunch = 400 g', secondUnit: '১ আঁটি = ৪০০ গ্রাম' };
  expect(renderNotification('newPost', spinach, 'en').message).toBe('Karim is now offering BR-28: 40 Tk/bunch (1 bunch = 400 g).');
  expect(renderNotification('newPost', spinach, 'bn').message).toBe('Karim এখন BR-28 বিক্রি করছেন: ৳৪০/আঁটি (১ আঁটি = ৪০০ গ্রাম)।');
  const sack = { ...post, price: '900', unit: 'sack of 50 kg' };
  expect(renderNotification('newPost', sack, 'en').message).toBe('Karim is now offering BR-28: 900 Tk (sack of 50 kg).');
  const order = { buyer: 'Rahima', product: 'Rice', others: 0, order: 'HB-1', total: '120.00' };
  expect(renderNotification('newOrder', order, 'en').message).toBe('Rahima ordered Rice. Order HB-1, 120 Tk.');
  expect(renderNotification('orderCancelled', { order: 'HB-1', by: 'Karim', reason: '' }, 'en').message).toBe(
    'Order HB-1 was cancelled by Karim.',
  );
  expect(renderNotification('orderCancelled', { order: 'HB-1', by: 'Karim', reason: 'no rice' }, 'en').message).toContain(
    'Karim: no rice.',
  );
});

it('shows a card whose text this server does not know [N2]', () => {
  expect(renderNotification('fromTheFuture', {}, 'en')).toEqual({ title: 'fromTheFuture', message: '' });
});

it('an API key reads every text with a delivery code without it; its owner reads it [H3]', () => {
  const withCode = keys.filter((key) => notificationTexts.en[key].message.includes('{{code|digits}}'));
  expect(withCode.length).toBeGreaterThan(2);
  const owner = { id: 'x', apiKey: undefined } as unknown as Viewer;
  const params = { code: '4711', order: 'HB-1', seller: 'Karim', before: '10', after: '12' };
  for (const textKey of withCode)
    for (const language of ['en', 'bn'] as const) {
      const read = (viewer: Viewer) => textsFor(viewer, { type: 'ORDER_CHANGED', textKey, params }, language);
      expect(read(owner).message).toMatch(/4711|৪৭১১/);
      expect(read(program('READ_ORDERS')).message).toContain('HB-1');
      expect(`${read(program('READ_ORDERS')).title}${read(program('READ_ORDERS')).message}`).not.toMatch(/4711|৪৭১১|code|কোড/i);
    }
});

const program = (...scopes: string[]) => ({ id: 'x', apiKey: { id: 'y', scopes: ['READ_ACCOUNT', ...scopes] } }) as unknown as Viewer;

it('a key with READ_ACCOUNT alone reads no order number, name or sum of any notification about an order [H3]', () => {
  const aboutOrders = keys.filter((key) => /\{\{orders?\b/.test(notificationTexts.en[key].message));
  expect(aboutOrders.length).toBeGreaterThan(80);
  const params = new Proxy({}, { get: () => '4711', has: () => true });
  for (const textKey of aboutOrders)
    for (const type of ['ORDER_CHANGED', 'ANNOUNCEMENT'] as const) {
      const { title, message } = textsFor(program(), { type, textKey, params }, 'en');
      expect([textKey, `${title}${message}`.includes('4711'), message]).toEqual([
        textKey,
        false,
        'An API key needs READ_ORDERS to read this.',
      ]);
    }
  const bill = { type: 'BILL', textKey: 'billPaid', params: { amount: '4711', bill: 'B-1' } } as const;
  expect(textsFor(program('READ_ORDERS'), bill, 'bn').message).toBe('এটি পড়তে এপিআই কী-এর READ_MONEY অনুমতি লাগে।');
  expect(textsFor(program('READ_MONEY'), bill, 'en').message).toContain('4,711 Tk');
  const post = { type: 'NEW_POST', textKey: 'productApproved', params: { product: 'Rice' } } as const;
  expect(textsFor(program(), post, 'en').message).toBe('Rice is on the market now.');
});

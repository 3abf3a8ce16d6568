/** Messages of orders, and what an API key lacks to be sent events. */
import { KeyScope, WebhookEvent } from '../../../schema/values/market/partners';
import * as messages from '../../../server/modules/messages/message.policy';
import { scopeMissingFor } from '../../../server/modules/partners/partner.policy';
import { roles, viewerOf } from '../support/viewers';

const apiKey = (...scopes: KeyScope[]) => ({ id: 'k', scopes });
const own = { senderId: 'me', reportedAt: null };
const received = { senderId: 'other', reportedAt: null };

it('users who trade write messages, by their API keys as well; admins decide reports, no key does', () => {
  expect(roles.filter((role) => messages.mayWriteMessages(viewerOf({ role })))).toEqual(roles.filter((role) => role !== 'ADMIN'));
  expect(roles.filter((role) => messages.mayDecideReports(viewerOf({ role })))).toEqual(['ADMIN']);
  expect(messages.mayWriteMessages(viewerOf({ apiKey: apiKey() }))).toBe(true);
  expect(messages.mayDecideReports(viewerOf({ role: 'ADMIN', apiKey: apiKey() }))).toBe(false);
});

it('what was hidden is read by admins alone', () => {
  const seen = (isHidden: boolean) =>
    [null, viewerOf(), viewerOf({ role: 'ADMIN' })].map((viewer) => messages.maySeeContent(viewer, { isHidden }));
  expect([seen(false), seen(true)]).toEqual([
    [true, true, true],
    [false, false, true],
  ]);
});

it('a report is not seen by the sender of the message, and made once, by who received it', () => {
  expect([messages.isSenderOf(viewerOf(), own), messages.isSenderOf(viewerOf(), received)]).toEqual([true, false]);
  expect([null, viewerOf()].map((viewer) => messages.maySeeReport(viewer, received))).toEqual([false, true]);
  expect(messages.maySeeReport(viewerOf(), own)).toBe(false);
  expect(messages.maySeeReport(null, own)).toBe(false);
  expect([messages.mayReport(viewerOf(), received), messages.mayReport(viewerOf(), own), messages.mayReport(null, received)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(messages.mayReport(viewerOf(), { ...received, reportedAt: new Date() })).toBe(false);
  expect(messages.mayReport(viewerOf({ role: 'ADMIN' }), received)).toBe(false);
});

it('an API key needs the scopes that read what events are about', () => {
  expect(scopeMissingFor(viewerOf(), ['PAYOUT_CHANGED', 'PAYMENT_CHANGED'])).toBeNull();
  const of = (...scopes: KeyScope[]) =>
    scopeMissingFor(viewerOf({ apiKey: apiKey(...scopes) }), ['ORDER_PLACED', 'PAYOUT_CHANGED', 'PAYMENT_CHANGED']);
  expect([of(), of(KeyScope.READ_MONEY), of(KeyScope.READ_ORDERS), of(KeyScope.READ_MONEY, KeyScope.READ_ORDERS)]).toEqual([
    'READ_ORDERS',
    'READ_ORDERS',
    'READ_MONEY',
    null,
  ]);
  const alone = (event: WebhookEvent) => scopeMissingFor(viewerOf({ apiKey: apiKey(KeyScope.WEBHOOKS) }), [event]);
  expect(Object.values(WebhookEvent).map((event) => [event, alone(event)])).toEqual([
    ['ORDER_PLACED', 'READ_ORDERS'],
    ['ORDER_CHANGED', 'READ_ORDERS'],
    ['PRODUCT_CHANGED', 'READ_PRODUCTS'],
    ['STOCK_CHANGED', 'READ_PRODUCTS'],
    ['PAYOUT_CHANGED', 'READ_MONEY'],
    ['PAYMENT_CHANGED', 'READ_ORDERS'],
  ]);
});

/** Announcements, keys and webhooks of partners, moderation, settings, support and reports of pages. */
import { announcementRules } from '../../../schema/rules/market/announcement.rules';
import { apiKeyRules } from '../../../schema/rules/market/api-key.rules';
import { recategoriseRules, typedReasonRules } from '../../../schema/rules/market/moderation.rules';
import { platformSettingsRules } from '../../../schema/rules/market/settings.rules';
import { supportRules } from '../../../schema/rules/market/support.rules';
import { webhookRules } from '../../../schema/rules/market/webhook.rules';
import { clientReportRules } from '../../../schema/rules/site/client-report.rules';
import { rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

describe('announcements of maintenance', () => {
  const hours = { kind: 'SYSTEM_MAINTENANCE', day: '2026-12-16', from: '২২:০০', until: '23:59', roles: ['CONSUMER'] };
  rejects(announcementRules, hours, [
    [{ kind: 'RUMOUR' }, { kind: 'announcement.kind', messageEn: 'announcement.words', messageBn: 'announcement.words' }],
    [{ day: '' }, { day: 'announcement.day' }],
    [{ day: '2026-02-30' }, { day: 'announcement.day' }],
    [{ day: '2026-13-01' }, { day: 'announcement.day' }],
    [{ day: 'x2026-12-16' }, { day: 'announcement.day' }],
    [{ day: '2026-12-16x' }, { day: 'announcement.day' }],
    [{ from: '' }, { from: 'announcement.hours' }],
    [{ from: '24:00' }, { from: 'announcement.hours' }],
    [{ until: '1:00' }, { until: 'announcement.hours' }],
    [{ until: '10:60' }, { until: 'announcement.hours' }],
    [{ roles: [] }, { roles: 'announcement.roles' }],
    [{ roles: undefined }, { roles: 'announcement.roles' }],
    [{ roles: 'ADMIN' }, { roles: 'announcement.roles' }],
    [{ roles: ['KING'] }, { 'roles[0]': 'error.badInput' }],
    [{ publishAt: 'x' }, { publishAt: 'moment.withinYear' }],
  ]);
});

describe('announcements of anything else', () => {
  const text = { kind: 'ANNOUNCEMENT', messageEn: 'Eid offers', messageBn: 'ঈদের ছাড়', roles: ['ADMIN', 'CONSUMER'] };
  it('need their text, and neither day nor hours', () => {
    expect(keysOf(announcementRules, text)).toEqual({});
    expect(keysOf(announcementRules, { ...text, messageEn: ' ' })).toEqual({ messageEn: 'announcement.words' });
    expect(keysOf(announcementRules, { ...text, messageBn: undefined })).toEqual({ messageBn: 'announcement.words' });
    expect(keysOf(announcementRules, { ...text, messageBn: 'x'.repeat(501) })).toEqual({ messageBn: 'error.tooLong' });
  });
});

describe('an API key', () => {
  rejects(apiKeyRules, { name: 'Till', scopes: ['READ_ORDERS'] }, [
    [{ name: '' }, { name: 'apiKey.name' }],
    [{ scopes: [] }, { scopes: 'apiKey.scopes' }],
    [{ scopes: undefined }, { scopes: 'apiKey.scopes' }],
    [{ scopes: 'all' }, { scopes: 'apiKey.scopes' }],
    [{ scopes: ['all'] }, { 'scopes[0]': 'apiKey.scopes' }],
  ]);
});

describe('a webhook', () => {
  rejects(webhookRules, { url: 'https://example.com/hook?a=1', events: ['ORDER_PLACED'] }, [
    [{ url: '' }, { url: 'webhook.url' }],
    [{ url: 'example.com' }, { url: 'webhook.url' }],
    [{ url: 'ftp://example.com' }, { url: 'webhook.url' }],
    [{ url: 'xhttps://example.com' }, { url: 'webhook.url' }],
    [{ url: 'httpsx://example.com' }, { url: 'webhook.url' }],
    [{ url: 'https://user@example.com' }, { url: 'webhook.url' }],
    [{ url: 'https://:secret@example.com' }, { url: 'webhook.url' }],
    [{ url: 'https://example.com/#part' }, { url: 'webhook.url' }],
    [{ url: `https://example.com/${'x'.repeat(500)}` }, { url: 'error.tooLong' }],
    [{ events: [] }, { events: 'webhook.events' }],
    [{ events: undefined }, { events: 'webhook.events' }],
    [{ events: ['order.eaten'] }, { 'events[0]': 'webhook.events' }],
  ]);
  it('may be plain http: the server decides', () =>
    expect(keysOf(webhookRules, { url: 'http://example.com', events: ['ORDER_PLACED'] })).toEqual({}));
});

describe('moderation', () => {
  it('a category is known and has its reason', () => {
    expect(keysOf(recategoriseRules, { categorySlug: 'rice', reason: 'It is rice' })).toEqual({});
    expect(keysOf(recategoriseRules, { categorySlug: 'gold' })).toEqual({
      categorySlug: 'product.category',
      reason: 'order.reasonRequired',
    });
  });

  it('what cannot be taken back has its word typed once more', () => {
    const keys = (typed: unknown, context?: object) => keysOf(typedReasonRules, { reason: 'Fraud', typed }, context);
    expect([
      keys('Boro', { word: 'Boro' }),
      keys('boro', { word: 'Boro' }),
      keys('', { word: 'Boro' }),
      keys('Boro', {}),
      keys('Boro'),
    ]).toEqual([
      {},
      { typed: 'admin.typeToConfirm' },
      { typed: 'admin.typeToConfirm' },
      { typed: 'admin.typeToConfirm' },
      { typed: 'admin.typeToConfirm' },
    ]);
  });
});

describe('settings of the market', () => {
  const settings = {
    commissionPercent: '2.5',
    approvalHours: '৪৮',
    supportPhone: '+৮৮০ 1712-345678',
    supportEmail: 'care@example.com',
    newBuyerOrders: '3',
    newBuyerAmount: ' ৫০০০ ',
    reason: ' New year ',
  };
  it('are read in either script', () => {
    expect(platformSettingsRules.cast(settings)).toMatchObject({
      approvalHours: '48',
      supportPhone: '+880 1712-345678',
      newBuyerAmount: '5000',
      reason: 'New year',
    });
  });
  rejects(platformSettingsRules, settings, [
    [{ commissionPercent: '31' }, { commissionPercent: 'settings.commission' }],
    [{ approvalHours: '' }, { approvalHours: 'settings.approvalHours' }],
    [{ approvalHours: '0' }, { approvalHours: 'settings.approvalHours' }],
    [{ approvalHours: '337' }, { approvalHours: 'settings.approvalHours' }],
    [{ approvalHours: '1.5' }, { approvalHours: 'settings.approvalHours' }],
    [{ approvalHours: 'x9' }, { approvalHours: 'settings.approvalHours' }],
    [{ approvalHours: {} }, { approvalHours: 'settings.approvalHours' }],
    [{ supportPhone: '12' }, { supportPhone: 'settings.supportPhone' }],
    [{ supportPhone: 'call us' }, { supportPhone: 'settings.supportPhone' }],
    [{ supportEmail: 'help' }, { supportEmail: 'register.email' }],
    [{ newBuyerOrders: '0' }, { newBuyerOrders: 'settings.openOrders' }],
    [{ newBuyerOrders: '1.5' }, { newBuyerOrders: 'settings.openOrders' }],
    [{ buyerOrders: '10001' }, { buyerOrders: 'settings.openOrders' }],
    [{ newBuyerAmount: '0.5' }, { newBuyerAmount: 'settings.openAmount' }],
    [{ buyerAmount: '1000000001' }, { buyerAmount: 'settings.openAmount' }],
    [{ buyerAmount: '5.555' }, { buyerAmount: 'settings.openAmount' }],
    [{ buyerAmount: 'x5' }, { buyerAmount: 'settings.openAmount' }],
    [{ buyerAmount: {} }, { buyerAmount: 'settings.openAmount' }],
    [{ payoutMinimum: '100001' }, { payoutMinimum: 'settings.payoutMinimum' }],
    [{ payoutWeekday: 'SOMEDAY' }, { payoutWeekday: 'settings.payoutWeekday' }],
    [{ reason: ' ' }, { reason: 'order.reasonRequired' }],
    [{ reason: 'x'.repeat(501) }, { reason: 'error.tooLong' }],
  ]);
  it.each(['0.99', '1', '10000', '10000.5'])('open orders of a buyer: %s', (buyerOrders) => {
    expect(keysOf(platformSettingsRules, { ...settings, buyerOrders }).buyerOrders ?? null).toBe(
      /^10*$/.test(buyerOrders) ? null : 'settings.openOrders',
    );
  });
});

describe('a message to support', () => {
  rejects(supportRules, { name: 'Rahima', phone: '01711000001', body: 'Help' }, [
    [{ name: '' }, { name: 'register.name' }],
    [{ phone: '1' }, { phone: 'register.phone' }],
    [{ orderId: 'x'.repeat(65) }, { orderId: 'error.tooLong' }],
    [{ body: '' }, { body: 'support.body' }],
    [{ body: 'x'.repeat(2001) }, { body: 'error.tooLong' }],
  ]);
});

describe('a report of a page', () => {
  const error = { name: 'TypeError', file: '/assets/index-1.js', line: 1, column: 2 };
  const report = { page: '/', vitals: [{ name: 'LCP', value: 1200 }], errors: [error] };
  it.each([
    [{}, true],
    [{ errors: [{ ...error, file: null }] }, true],
    [{ errors: [{ ...error, file: '/assets/../x.js' }] }, false],
    [{ errors: [{ ...error, file: 'x/assets/index.js' }] }, false],
    [{ errors: [{ ...error, file: '/assets/index.jsx' }] }, false],
    [{ errors: [{ ...error, name: 'Type Error' }] }, false],
    [{ errors: [{ ...error, line: -1 }] }, false],
    [{ errors: [{ ...error, column: 1.5 }] }, false],
    [{ vitals: [{ name: 'LCP', value: 600_001 }] }, false],
    [{ vitals: [{ name: 'LCP', value: -1 }] }, false],
    [{ vitals: [{ name: 'XXX', value: 1 }] }, false],
    [{ page: '/secret' }, false],
  ])('%j: valid is %s', (change, isValid) => {
    expect(clientReportRules.isValidSync({ ...report, ...change })).toBe(isValid);
  });
});

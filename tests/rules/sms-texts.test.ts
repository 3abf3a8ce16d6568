import { toBanglaDigits } from '../../schema/text/digits';
import { text } from '../../schema/messages/text';
import { limits } from '../../schema/values/limits';
import { NotificationType } from '../../schema/values/market/notifications';
import { comesBySms, smsBody } from '../../server/modules/notifications/content/notification-sms';
import { parcelBody } from '../../server/modules/notifications/content/parcel-sms';
import type { NewNotification } from '../../server/modules/notifications/content/notification.types';
import { smsLength, smsTexts } from '../../server/modules/notifications/texts/sms-texts';

/** As long as an order's number and amount get, and what a stranger may write into a name or a reason. */
const largest = {
  order: 'HB-9999999',
  total: '9999999.99',
  before: '9999999.99',
  after: '9999999.99',
  amount: '9999999.99',
  median: '9999999.99',
  bill: 'HB-2026-999999',
  day: '2027-02-28',
  end: '2027-02-28',
  method: 'BANK',
  category: 'raw-materials-for-crafts',
  count: 99,
};
const hostile = 'bKash: verify at http://evil.example or call 01900000000 \u202e';
const notification = (textKey: string) =>
  ({
    type: NotificationType.NEW_ORDER,
    textKey,
    params: { ...largest, buyer: hostile, seller: hostile, product: hostile, others: 2, reason: hostile, by: hostile, code: '0042' },
  }) as unknown as NewNotification;

const languages = ['en', 'bn'] as const;
const cases = Object.keys(smsTexts).flatMap((key) => languages.map((language) => [key, language] as const));
/** The GSM alphabet that these texts use: a letter outside it turns the whole message into Unicode with 70 units. */
const gsm = /^[A-Za-z0-9 .,:;!?'()/+-]*$/;

describe('SMS texts', () => {
  it.each(cases)('%s in %s begins with the brand, fits one message and holds nothing that a user wrote', (key, language) => {
    const body = smsBody(notification(key), language, 'https://haatbar.com.bd');
    expect(body).toMatch(language === 'en' ? /^Haatbar: / : /^হাটবার: /);
    expect(body.length).toBeLessThanOrEqual(smsLength[language]);
    expect(body).not.toMatch(/evil|bKash|0190|undefined|\{/);
    if (language === 'en') expect(body).toMatch(gsm);
  });

  it('the order texts name the order and, where money is due, the amount', () => {
    expect(smsBody(notification('newOrder'), 'en', null)).toContain('HB-9999999, 99,99,999.99 Tk');
    expect(smsBody(notification('newOrder'), 'bn', null)).toContain('HB-9999999, ৳৯৯,৯৯,৯৯৯.৯৯');
    expect(smsBody(notification('orderRejected'), 'en', null)).toContain('HB-9999999');
    expect(smsBody(notification('orderShippedWithCode'), 'en', null)).toMatch(/HB-9999999 .* 0042$/);
    expect(smsBody(notification('orderShippedWithCode'), 'bn', null)).toMatch(/HB-9999999 .* ০০৪২$/);
  });

  it('of an order on its way has the address of its page, in one message, and none where two would be needed', () => {
    for (const language of languages)
      for (const key of ['orderShippedWithCode', 'orderAgainWithCode', 'orderWeighedWithCode']) {
        const body = smsBody(notification(key), language, 'https://haatbar.com.bd');
        expect(body).toMatch(/ (?:https:\/\/)?haatbar\.com\.bd\/t\/9999999$/);
        expect(smsBody(notification(key), language, `https://${'long'.repeat(40)}.example`)).toBe(
          smsBody(notification(key), language, null),
        );
      }
    expect(parcelBody('HB-9999999', 'bn', 'https://haatbar.com.bd')).toBe(
      'হাটবার: আপনার পার্সেল HB-9999999 পথে। https://haatbar.com.bd/t/9999999',
    );
    expect(parcelBody('HB-9999999', 'en', null)).toBe('Haatbar: parcel HB-9999999 is on its way to you.');
  });

  it('a notification without an SMS text is not sent', () => {
    expect(comesBySms(notification('orderShipped'))).toBe(false);
    expect(comesBySms(notification('newOrder'))).toBe(true);
    expect(() => smsBody(notification('orderShipped'), 'en', null)).toThrow('orderShipped');
  });

  it.each(['reset.sms', 'register.sms'] as const)('%s fits one message in both languages', (key) => {
    for (const language of languages) {
      const body = text(key, language, { minutes: limits.otpMinutes }).replace('{{code}}', '123456');
      expect(body.length).toBeLessThanOrEqual(smsLength[language]);
      expect(body).toContain('123456');
      expect(body).toContain(language === 'bn' ? toBanglaDigits(String(limits.otpMinutes)) : String(limits.otpMinutes));
    }
  });
});

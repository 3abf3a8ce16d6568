/**
 * Every text of the product in both languages: schema/messages, and each messages file of the client, loaded as the
 * bundle loads it.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bn } from '../../schema/messages/bn';
import { en } from '../../schema/messages/en';
import { notificationTexts } from '../../server/modules/notifications/texts/notification-texts';
import { smsTexts } from '../../server/modules/notifications/texts/sms-texts';
import { glossaryViolations } from './checks/glossary';
import { brokenMessages, sharedNames, type TwoLanguages } from './checks/message-texts';
import { readSources, root } from './checks/source-tree';

/** Replaces client/platform/i18n here: a messages file only passes its texts to it. */
jest.mock('../../client/platform/i18n/define-messages', () => ({
  defineMessages: (name: string, texts: object) => ({ name, ...texts }),
}));

const names = [...readSources().keys()].filter((name) => /^client\/.*\.messages\.ts$/.test(name));

function isTwoLanguages(value: unknown): value is TwoLanguages {
  return typeof value === 'object' && value !== null && 'name' in value && 'en' in value && 'bn' in value;
}

function load(name: string): TwoLanguages[] {
  const exported = Object.values(jest.requireActual<Record<string, unknown>>(path.join(root, name)));
  return exported.filter(isTwoLanguages);
}

const ours: TwoLanguages[] = [{ name: 'schema/messages', en, bn }, ...names.flatMap(load)];

describe('messages in two languages', () => {
  it('every key is there in English and Bangla, with the same parameters, in its own letters and digits [I2]', () => {
    expect(ours.flatMap(brokenMessages)).toEqual([]);
  });

  it('every messages file defines messages, under a name of its own', () => {
    expect(names.filter((name) => load(name).length === 0)).toEqual([]);
    expect(sharedNames(ours)).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
  });

  it.each([
    ['a key without Bangla', { en: { hello: 'Hello' }, bn: {} }, 'missing in Bangla'],
    ['a key without English', { en: {}, bn: { hello: 'হ্যালো' } }, 'missing in English'],
    ['an empty text', { en: { hello: 'Hello' }, bn: { hello: ' ' } }, 'is empty'],
    ['English in the place of Bangla', { en: { hello: 'Hello' }, bn: { hello: 'Hello' } }, 'no Bangla letters'],
    ['a parameter lost', { en: { left: '{{count}} left' }, bn: { left: 'বাকি' } }, 'parameters differ'],
    ['a parameter misspelt', { en: { left: '{{count}} left' }, bn: { left: '{{cuont}} বাকি' } }, 'parameters differ'],
    ['ASCII digits in Bangla', { en: { six: 'At most 6' }, bn: { six: 'সর্বোচ্চ 6' } }, 'ASCII digits'],
  ])('a planted %s is caught [I2]', (_what, texts, reason) => {
    const found = brokenMessages({ name: 'planted', ...(texts as Omit<TwoLanguages, 'name'>) });
    expect(found).toContainEqual(expect.stringContaining(reason));
  });

  it('a planted second use of a name is caught', () => {
    const empty = { en: {}, bn: {} };
    expect(
      sharedNames([
        { name: 'cart', ...empty },
        { name: 'cart', ...empty },
      ]),
    ).toHaveLength(1);
  });
});

describe('one term for one thing', () => {
  const flat = (texts: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, { title, message }]) => [
        [`${key}.title`, String(title)],
        [`${key}.message`, String(message)],
      ]),
    );
  const sms = (language: 'en' | 'bn') => Object.fromEntries(Object.entries(smsTexts).map(([key, texts]) => [key, texts[language]]));
  const sent: TwoLanguages[] = [
    { name: 'notification-texts', en: flat(notificationTexts.en), bn: flat(notificationTexts.bn) },
    { name: 'sms-texts', en: sms('en'), bn: sms('bn') },
  ];

  it('no text holds a variant of a term of the glossary', () => {
    expect([...ours, ...sent].flatMap(glossaryViolations)).toEqual([]);
  });

  it.each([
    ['bn', 'সুপারসেলার হিসেবে নিবন্ধন'],
    ['bn', 'ডেলিভারি খরচ কত?'],
    ['bn', 'এই যন্ত্রে লগইন'],
    ['bn', 'ভুলে অর্ডার হয়েছে।।'],
    ['bn', 'হ্যাঁ, নগদ পেয়েছি'],
    ['en', 'Type the code'],
    ['en', 'The seller and his products'],
    ['en', 'At most 10,000,000'],
  ])('a planted %s variant "%s" is caught', (language, text) => {
    expect(glossaryViolations({ name: 'planted', en: {}, bn: {}, [language]: { planted: text } })).toHaveLength(1);
  });

  it.each(['কৃষি যন্ত্রপাতি', 'এখন অর্ডার করুন', 'বিকাশ, নগদ বা রকেটে দাম দিন'])('"%s" is no variant', (text) => {
    expect(glossaryViolations({ name: 'planted', en: {}, bn: { planted: text } })).toEqual([]);
  });
});

describe('names in two languages', () => {
  /** Fields that the client reads in the language of the screen, and the second text that this takes. */
  const pairs = { productName: 'secondName' };

  it.each(Object.entries(pairs))('who asks for %s asks for %s as well', (first, second) => {
    const documents = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.graphql'),
    );
    expect(documents.length).toBeGreaterThan(20);
    const alone = documents.filter((file) => {
      const text = readFileSync(path.join(root, 'client', file), 'utf8');
      return new RegExp(`\\b${first}\\b(?!\\s+${second}\\b)`).test(text);
    });
    expect(alone).toEqual([]);
  });
});

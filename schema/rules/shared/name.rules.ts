/**
 * Names of people and businesses: others read them in messages, so they show a letter or a digit, carry no link, no
 * number to call and nothing invisible, and no one takes the market's own. The joiners U+200C and U+200D belong to
 * Bangla spelling and stay. Forms of one character are compared as one (NFKC).
 */
import { key, optionalText, requiredText } from './fields';
import type { MessageKey } from '../../messages/text';
import { asOneForm, withoutAccents } from '../../text/normalised';
import { isReadable } from '../../text/visible';
import { limits } from '../../values/limits';

const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/**
 * A dot before letters is the end of an address, whatever the letters are: there are more than a thousand of them. Of
 * Bangla ones only two countries'.
 */
const link = /:\/\/|\bwww\.|[.\u3002](?:(?!\p{Script=Bengali})\p{L}{2,}|বাংলা|ভারত|ভাৰত)/iu;
/** Md.Karim, M/S.Rahman: the short word of a title, and a name with a capital. */
const title = /(?<!\p{L})(?:Md|Mst|Mr|Mrs|Ms|Dr|Sk|Kh|Engr|Prof|Adv|S)\.(?=\p{Lu}\p{Ll}+(?![\p{L}.\u3002/]))/gu;
const sixDigits = /\p{Nd}{6}/u;

/** Longer texts are rejected for their length. */
const LONGEST = 400;

/** Whether a name holds nothing but a name. Linear in the length of the text. */
export function isPlainName(value: string | null | undefined): boolean {
  if (!value || value.length > LONGEST) return true;
  const plain = asOneForm(value, LONGEST);
  return (
    isReadable(value) &&
    !(hidden.test(value) || link.test(plain.replace(title, '')) || sixDigits.test(plain.replace(/[^\p{L}\p{Nd}]/gu, '')))
  );
}

/** Letters of other scripts, and digits, that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  н: 'h',
  в: 'b',
  м: 'm',
  і: 'i',
  ѕ: 's',
  у: 'y',
  ь: 'b',
  г: 'r',
  п: 'n',
  ԁ: 'd',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  υ: 'u',
  η: 'n',
  μ: 'm',
  β: 'b',
  ѵ: 'v',
  ı: 'i',
  ɑ: 'a',
  ꮋ: 'h',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '|': 'i',
  '!': 'i',
};
const brand = /hatbar|হাটবার|হাটবর|হাট্বার/;
const REPEATED = /(.)\1+/gu;
const office = /(?:^| )(?:admin|admins|administrator|adm[il]n|support|suppori|helpdesk|অ্যাডমিন|এডমিন|সাপোর্ট)(?: |$)/;

/** Whether it is the market's own name, or that of its staff: a user who had it would seem to speak for the market. */
export function isReservedName(value: string | null | undefined): boolean {
  if (!value || value.length > LONGEST) return false;
  const letters = withoutAccents(value, LONGEST)
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase();
  const alike = [...letters].map((one) => lookAlikes[one] ?? one).join('');
  const words = alike.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ');
  return brand.test(words.replaceAll(' ', '').replace(REPEATED, '$1')) || office.test(words);
}

const named = (rule: ReturnType<typeof requiredText>) => rule.test('name', key('error.badName'), isPlainName);
const free = (value: string | null | undefined): boolean => !isReservedName(value);

/** A name that must be given: at most 60 characters. */
export const requiredName = (missing: MessageKey) => ownName(missing).test('reserved', key('error.reservedName'), free);

/**
 * The same for a name that its bearer may have had before it was reserved, and for admins; who is neither is rejected
 * by the service.
 */
export const ownName = (missing: MessageKey) => named(requiredText(missing, limits.nameLength));

/** The name of a business, which may be missing; one that is reserved stays with who had it. */
export const ownBusinessName = () => optionalText(limits.nameLength).test('name', key('error.badName'), isPlainName);

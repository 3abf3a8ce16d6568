/**
 * The kinds of field every rule is made of. Each cleans its value (trimmed, NFC, Bangla digits to ASCII where digits
 * are), rejects what PostgreSQL cannot store and reports message keys only. A message of a rule has no parameters:
 * forms show it by its key alone.
 */
import { array, date, number, string, type TestContext } from 'yup';
import type { MessageKey } from '../../messages/text';
import { limits } from '../../values/limits';
import { toAsciiDigits } from '../../text/digits';
import { isStorable, normalised, normalisedExactly } from '../../text/normalised';
import { isReadable } from '../../text/visible';
import { readAmount, readQuantity } from '../../text/typed-number';

type Value = string | null | undefined;

/** yup messages are plain strings; this type allows only keys that exist. */
export const key = (name: MessageKey): MessageKey => name;

const badInput = key('error.badInput');
/** Digits, amounts and ids are written in so many characters at most, blanks included. */
const SHORT = 100;
const clean = (value: unknown, max = SHORT): unknown => (typeof value === 'string' ? normalised(value, max) : value);
export const asciiDigits = (value: unknown): unknown => (typeof value === 'string' ? toAsciiDigits(value) : value);
/**
 * Digits that name something (a code, a card) are often written in groups: blanks and hyphens between them say nothing.
 */
export const ungroupedDigits = (value: unknown): unknown =>
  typeof value === 'string' ? toAsciiDigits(normalised(value, SHORT)).replace(/[\s\p{Cf}-]/gu, '') : value;

/** How a typed number is read. In a quantity a comma before the last one to three digits is a decimal point. */
type Reading = typeof readAmount;
export const asAmount = readingOf(readAmount);
export const asQuantity = readingOf(readQuantity);

/** Text that is no number stays as it is, for the field's rule to reject: nothing is dropped from it. */
function readingOf(read: Reading): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' ? (read(value) ?? value.trim()) : value);
}
/** The name of something shows at least one letter or digit. */
export const isReadableName = (value: Value) => !value || isReadable(value);
export const isPlainText = (value: Value) => !value || isStorable(value);

/**
 * A test that makes a field needed where the fields beside it ask for it. For rules that are checked often: yup copies
 * a schema that has conditions (`when`) several times for each value, and cannot be compiled with them.
 */
export function neededWhere<Beside>(message: MessageKey, isAskedFor: (beside: Beside) => boolean) {
  return {
    name: 'needed',
    message,
    test: (value: unknown, { parent }: TestContext) =>
      (value !== null && value !== undefined && value !== '') || !isAskedFor(parent as Beside),
  };
}

/** Text that must be there. */
export function requiredText(message: MessageKey, max: number) {
  return string()
    .transform((value: unknown) => clean(value, max))
    .typeError(message)
    .required(message)
    .max(max, key('error.tooLong'))
    .test('nul', key('error.badText'), isPlainText);
}

/** A password exactly as typed, blanks included; one of blanks alone counts as missing. */
export function typedPassword(message: MessageKey) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? normalisedExactly(value, limits.passwordLength.max) : value))
    .typeError(message)
    .required(message)
    .test('blank', message, (value) => !value || value.trim() !== '')
    .max(limits.passwordLength.max, key('error.tooLong'))
    .test('nul', key('error.badText'), isPlainText);
}

/** Text that may be missing; blank text becomes null. Add `.required(key)` where another field makes it needed. */
export function optionalText(max: number, message: MessageKey = badInput) {
  return string()
    .transform((value: unknown) => clean(value, max) || null)
    .typeError(message)
    .nullable()
    .max(max, key('error.tooLong'))
    .test('nul', key('error.badText'), isPlainText);
}

/** A number stored as text because its digits matter (NID, code). */
export function requiredDigits(message: MessageKey, { min, max }: NumberRange, missing = message) {
  return string()
    .transform(ungroupedDigits)
    .typeError(missing)
    .required(missing)
    .matches(new RegExp(`^[0-9]{${min},${max}}$`), { message, excludeEmptyString: true });
}

/** The same where it may be missing. */
export function optionalDigits(message: MessageKey, { min, max }: NumberRange) {
  return string()
    .transform((value: unknown) => ungroupedDigits(value) || null)
    .typeError(message)
    .nullable()
    .matches(new RegExp(`^[0-9]{${min},${max}}$`), message);
}

/** Places have ids of two bytes in the database, versions of rows four. */
const LARGEST_ID = 32_767;
const LARGEST_VERSION = 2_147_483_647;

/** The id of a place, as the location picker or GraphQL gives it; '' is "none chosen". */
export function optionalId(message: MessageKey = badInput) {
  return optionalCount(LARGEST_ID, message);
}

/** Ids of what a list is narrowed to; at most `max`. */
export function idList(max: number, message: MessageKey = badInput) {
  return array(requiredText(badInput, limits.idLength)).typeError(badInput).nullable().max(max, message);
}

/** The version of a row that was edited, where the client gives it. */
export function optionalVersion() {
  return optionalCount(LARGEST_VERSION, badInput);
}

function optionalCount(largest: number, message: MessageKey) {
  return number()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .typeError(message)
    .nullable()
    .integer(message)
    .min(1, message)
    .max(largest, message);
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
}

const isWithin = (min: number, max: number) => (value: Value) => !value || !/^[0-9]+$/.test(value) || (+value >= min && +value <= max);

/** A whole number typed by a seller, carried as text like every Decimal. */
export function requiredWhole(missing: MessageKey, wrong: MessageKey, { min, max, as = asAmount }: NumberRange & { as?: typeof asAmount }) {
  return string()
    .transform(as)
    .typeError(wrong)
    .required(missing)
    .matches(/^[0-9]{1,15}$/, { message: wrong, excludeEmptyString: true })
    .test('range', wrong, isWithin(min, max));
}

const decimalPattern = (decimals: number) => (decimals > 0 ? new RegExp(`^[0-9]{1,9}(\\.[0-9]{1,${decimals}})?$`) : /^[0-9]{1,9}$/);

interface DecimalRange {
  readonly max: number;
  readonly decimals: number;
  /** `asQuantity` for quantities. */
  readonly as?: typeof asAmount;
}

/** An amount with more decimals than are possible gets this message and no other, wherever it is typed. */
export const tooFine = (decimals: number, as: typeof asAmount): MessageKey =>
  key(decimals === 0 ? 'quantity.decimals' : as === asQuantity ? 'quantity.tooFine' : 'amount.tooFine');

/** An exact decimal above zero. */
export function requiredDecimal(wrong: MessageKey, { max, decimals, as = asAmount }: DecimalRange) {
  return string()
    .transform(as)
    .typeError(wrong)
    .required(wrong)
    .test('decimal', wrong, (value) => !value || (decimalPattern(9).test(value) && +value > 0 && +value <= max))
    .test('decimals', tooFine(decimals, as), (value) => !value || !decimalPattern(9).test(value) || decimalPattern(decimals).test(value));
}

/** An exact decimal of zero or more that may be missing (price filters, a price seen). */
export function optionalDecimal(max: number, decimals: number, message: MessageKey = badInput) {
  return decimalOrNull(asAmount, max, decimals, message);
}

/** A quantity of zero or more that may be missing. */
export function optionalQuantity(max: number, decimals: number, message: MessageKey) {
  return decimalOrNull(asQuantity, max, decimals, message);
}

function decimalOrNull(as: typeof asAmount, max: number, decimals: number, message: MessageKey) {
  return string()
    .transform((value: unknown) => as(value) || null)
    .typeError(message)
    .nullable()
    .test('decimal', message, (value) => !value || (decimalPattern(9).test(value) && +value <= max))
    .test('decimals', tooFine(decimals, as), (value) => !value || !decimalPattern(9).test(value) || decimalPattern(decimals).test(value));
}

/** One of a list of names; blank and unknown ones have the same message. */
export function requiredChoice<T extends string>(values: readonly T[], message: MessageKey) {
  return string<T>().typeError(message).required(message).oneOf(values, message);
}

/** The same where it may be missing; '' is a choice not yet made, not a missing one. */
export function optionalChoice<T extends string>(values: readonly T[], message: MessageKey = badInput) {
  return string<T>()
    .typeError(message)
    .nullable()
    .oneOf([...values, null], message);
}

/** A whole number that counts (percent, uses), typed as text or given as a number. */
export function requiredCount(message: MessageKey, { min, max }: NumberRange) {
  return number()
    .transform((value: unknown, typed: unknown) => {
      if (typeof typed !== 'string') return value;
      return typed.trim() === '' ? undefined : Number(readAmount(typed) ?? Number.NaN);
    })
    .typeError(message)
    .required(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
}

/** A whole number of a query that may be missing; Bangla digits count. */
export function optionalWhole(message: MessageKey, { min, max }: NumberRange) {
  return number()
    .transform((_value: unknown, typed: unknown) => {
      if (typed === undefined || typed === '') return undefined;
      const digits = (typeof typed === 'string' || typeof typed === 'number' ? readAmount(`${typed}`) : null) ?? '';
      return /^[0-9]{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    })
    .typeError(message)
    .min(min, message)
    .max(max, message);
}

const dayMs = 24 * 60 * 60 * 1000;

/** A moment at most a year ahead that may be missing; what a date and time field holds is the time of Bangladesh. */
export function optionalMoment(message: MessageKey) {
  return date()
    .transform((value: unknown, typed: unknown) => {
      if (typed === '' || typed === null) return null;
      return typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? new Date(`${typed}:00+06:00`) : value;
    })
    .typeError(message)
    .nullable()
    .test('ahead', message, (at) => !at || +at <= Date.now() + limits.windowDays * dayMs);
}

/**
 * The digits of both languages: Bangla ones are accepted wherever digits are, stored as ASCII and written in the user's
 * language.
 */
import { Language } from '../values/accounts/roles';

const banglaZero = '০'.charCodeAt(0);

export function toAsciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero));
}

export function toBanglaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(banglaZero + Number(digit)));
}

/** The text with its ASCII digits in those of the language; nothing else changes. */
export function toDigitsOf(language: Language, text: string | number): string {
  return language === Language.BN ? toBanglaDigits(String(text)) : String(text);
}

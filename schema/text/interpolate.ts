import { type CaseEnding, withCaseEnding } from './case-endings';

const PLACEHOLDER = /\{\{(\w+)(?:\|(\w+))?\}\}(?:-(এর|কে|এ|তে)(?![\u0980-\u09ff]))?/g;

/**
 * Fills the `{{name}}` and `{{name|format}}` of a text. Used by the messages of the server, the texts of the screens,
 * notifications and SMS, which differ only in how a value is written. Where a value is undefined the placeholder stays,
 * so that a missing parameter is seen. A Bangla case ending behind a placeholder is joined to the value.
 */
export function interpolate(text: string, valueOf: (name: string, format: string | undefined) => string | undefined): string {
  return text.replace(PLACEHOLDER, (whole, name: string, format: string | undefined, ending: CaseEnding | undefined) => {
    const value = valueOf(name, format);
    if (value === undefined) return whole;
    return ending ? withCaseEnding(value, ending) : value;
  });
}

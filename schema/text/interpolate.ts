/**
 * Fills the `{{name}}` and `{{name|format}}` of a text. Used by the messages of the server, the texts of the screens,
 * notifications and SMS, which differ only in how a value is written. Where a value is undefined the placeholder stays,
 * so that a missing parameter is seen.
 */
export function interpolate(text: string, valueOf: (name: string, format: string | undefined) => string | undefined): string {
  return text.replace(/\{\{(\w+)(?:\|(\w+))?\}\}/g, (whole, name: string, format: string | undefined) => valueOf(name, format) ?? whole);
}

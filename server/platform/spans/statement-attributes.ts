/** Returns the attributes of a statement's span: its text, in which values are parameters. */
import type { SpanAttributes } from './spans';

const LONGEST_TEXT = 500;

export function statementAttributes(texts: readonly string[]): SpanAttributes {
  const text = texts.map((one) => one.replace(/\s+/g, ' ').trim()).join('; ');
  return { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) };
}

/** A table of what rules reject: each change of valid values, with the key for each field that is wrong then. */
import type { AnyObjectSchema } from 'yup';
import { keysOf } from './rule-keys';

type Change = Readonly<Record<string, unknown>>;
export type RuleCase = readonly [change: Change, keys: Readonly<Record<string, string>>];

export function rejects(rules: AnyObjectSchema, valid: Change, cases: readonly RuleCase[]): void {
  it('a complete one is accepted', () => expect(keysOf(rules, valid)).toEqual({}));
  it.each(cases)('%j is rejected with %j', (change, keys) => expect(keysOf(rules, { ...valid, ...change })).toEqual(keys));
}

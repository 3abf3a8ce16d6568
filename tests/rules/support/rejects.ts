/** A table of what rules reject: each change of valid values, with the key for each field that is wrong then. */
import type { AnyObjectSchema } from 'yup';
import { keysOf } from './rule-keys';

type Change = Readonly<Record<string, unknown>>;
export type RuleCase = readonly [change: Change, keys: Readonly<Record<string, string>>];

/** Rules that a function makes are made within each test, so that what makes them is tested as well. */
export function rejects(rules: AnyObjectSchema | (() => AnyObjectSchema), valid: Change, cases: readonly RuleCase[]): void {
  const made = () => (typeof rules === 'function' ? rules() : rules);
  it('a complete one is accepted', () => expect(keysOf(made(), valid)).toEqual({}));
  it.each(cases)('%j is rejected with %j', (change, keys) => expect(keysOf(made(), { ...valid, ...change })).toEqual(keys));
}

/** A table of what rules reject: each change of valid values, with the key for each field that is wrong then. */
import type { AnyObjectSchema } from 'yup';
import { keysOf } from './rule-keys';

type Change = Readonly<Record<string, unknown>>;
export type RuleCase = readonly [change: Change, keys: Readonly<Record<string, string>>];

/** Rules that a function makes are made within each test, so that what makes them is tested as well. */
export function rejects(rules: AnyObjectSchema | (() => AnyObjectSchema), valid: Change, cases: readonly RuleCase[]): void {
  const made = () => (typeof rules === 'function' ? rules() : rules);
  it('a complete one is accepted', () => expect(keysOf(made(), valid)).toEqual({}));
  // titles without the changes, whose dates are others each day: mutation testing finds a test again by its title
  it.each(cases.map(([change, keys], place) => [place, keys, change] as const))('change %i is rejected with %j', (_place, keys, change) =>
    expect(keysOf(made(), { ...valid, ...change })).toEqual(keys),
  );
}

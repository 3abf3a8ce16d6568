const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns those of the form's clean values that the user changed since `opened`. A save sends these alone, so that it
 * overwrites nothing else.
 */
export function changedFields<TClean extends object>(clean: TClean, values: object, opened: object): Partial<TClean> {
  const before = new Map(Object.entries(opened));
  const touched = new Set(Object.entries(values).flatMap(([name, value]) => (same(value, before.get(name)) ? [] : [name])));
  return Object.fromEntries(Object.entries(clean).filter(([name]) => touched.has(name))) as Partial<TClean>;
}

import type { FormikValues } from 'formik';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** "Keep mine" after somebody saved first: what was typed here stays, what was not touched follows the newer version. */
export function mergeMine<TValues extends FormikValues>(opened: TValues, mine: TValues, newer: TValues): TValues {
  const touched = Object.entries(mine).filter(([name, value]) => !same(value, opened[name]));
  return { ...newer, ...Object.fromEntries(touched) };
}

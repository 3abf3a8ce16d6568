import type { FormikValues } from 'formik';
import { changedFields } from './changed-fields';

/** "Keep mine" after someone saved first: what was typed here stays, what was not touched follows the newer version. */
export function mergeMine<TValues extends FormikValues>(opened: TValues, mine: TValues, newer: TValues): TValues {
  return { ...newer, ...changedFields(mine, mine, opened) };
}

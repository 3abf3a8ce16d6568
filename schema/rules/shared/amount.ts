/** Amounts that a form must have, typed as text. */
import { string } from 'yup';
import type { MessageKey } from '../../messages/text';
import { asAmount, tooFine } from './fields';

/** An exact decimal from nothing up to `max`; `as` reads it (`asQuantity` for quantities). */
export function requiredAmount(max: number, decimals: number, wrong: MessageKey, as = asAmount) {
  const shape = new RegExp(`^[0-9]{1,7}(\\.[0-9]{1,${decimals}})?$`);
  const finer = /^[0-9]{1,7}(\.[0-9]{1,9})?$/;
  return string()
    .transform(as)
    .typeError(wrong)
    .required(wrong)
    .test('amount', wrong, (value) => !value || (finer.test(value) && +value <= max))
    .test('decimals', tooFine(decimals, as), (value) => !value || !finer.test(value) || shape.test(value));
}

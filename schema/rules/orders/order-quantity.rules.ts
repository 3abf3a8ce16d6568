/** Quantities a seller confirms and weights a seller enters: zero is nothing left of a line. */
import { boolean, object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalDecimal, optionalQuantity, requiredText } from '../shared/fields';

const amount = (message: ReturnType<typeof key>) => optionalQuantity(limits.maxStock, limits.quantityDecimals, message).required(message);

export const lineQuantityRules = object({
  lineId: requiredText(key('order.unknownLine'), limits.idLength),
  quantity: amount(key('quantity.invalid')),
});

export const lineWeightRules = object({
  lineId: requiredText(key('order.unknownLine'), limits.idLength),
  kilograms: amount(key('order.weightInvalid')),
  isChecked: boolean().nullable(),
});

/** The delivery fee that a seller names, BDT; 0 is free. */
export const proposedFeeRules = object({
  fee: optionalDecimal(limits.maxNamedFee, limits.moneyDecimals, key('settings.fee')).required(key('settings.fee')),
});

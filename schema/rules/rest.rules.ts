/** What the lists of the REST API may be asked for in the address (`?status=done&first=20`): every value is a text, choices in any case. */
import { boolean, number, object } from 'yup';
import { limits } from '../values/limits';
import { OrderProgress } from '../values/orders';
import { ProductSort, OrderSort } from '../values/sort-options';
import { units } from '../values/units';
import { asciiDigits, key, optionalChoice, optionalDecimal, optionalText } from './fields';
import { searchText } from './search.rules';

/** Which side of an order the caller is on. */
export const OrderSide = { SALES: 'SALES', PURCHASES: 'PURCHASES' } as const;
export type OrderSide = (typeof OrderSide)[keyof typeof OrderSide];

const choice = <T extends string>(values: readonly T[]) =>
  optionalChoice(values).transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() || null : value));

const badPage = key('error.badPage');
const count = (min: number, max: number) =>
  number()
    .transform((value: unknown, original: unknown) => (typeof original === 'string' ? Number(asciiDigits(original) || NaN) : value))
    .typeError(badPage)
    .integer(badPage)
    .min(min, badPage)
    .max(max, badPage);

const page = (usual: number) => ({ first: count(1, limits.maxFirst).default(usual), offset: count(0, limits.maxOffset).default(0) });
const flag = () => boolean().typeError(key('error.badInput'));
const money = () => optionalDecimal(limits.maxPrice, limits.moneyDecimals);
const placeName = () => optionalText(limits.nameLength);

export const marketQueryRules = object({
  search: searchText(),
  category: optionalText(limits.nameLength),
  division: placeName(),
  district: placeName(),
  thana: placeName(),
  minPrice: money(),
  maxPrice: money(),
  unit: choice(units),
  seller: optionalText(limits.idLength),
  inStock: flag(),
  deals: flag(),
  sort: choice(Object.values(ProductSort)),
  ...page(limits.marketPerPage),
});

export const orderQueryRules = object({
  side: choice(Object.values(OrderSide)),
  status: choice(Object.values(OrderProgress)),
  search: searchText(),
  sort: choice(Object.values(OrderSort)),
  ...page(limits.ordersPerPage),
});

/**
 * Decides how much of lots goes on where their product is counted in another unit: by kilograms where both units have
 * them, by pieces, or by a unit that the goods had before. Pure; used by LotRestartsStore and LotRecountsStore.
 */
import { measureKey } from '../products/measured';
import { money, toQuantity } from '../../../platform/money';

type Figure = ReturnType<typeof money>;

/** A unit, with kilograms in one of it as far as they are stated. */
export interface WeighedUnit {
  readonly unit: string;
  readonly customUnitNote: string | null;
  readonly unitKg: string | null;
}

/** The goods of a lot in its unit. `unitWas`: so much one unit of it was in measures before. */
export interface GoodsOfLot extends WeighedUnit {
  readonly id: string;
  readonly quantity: string;
  readonly unitWas: Readonly<Record<string, string>> | null;
}

export interface Continuing {
  /** In the units of the lots. */
  readonly parts: readonly { readonly lotId: string; readonly quantity: string; readonly gone: string }[];
  /** In the new unit: what goes on, and what was not there before. */
  readonly quantity: string;
  readonly added: string;
  /** The counts of both units do not decide it. */
  readonly isCompared: boolean;
  readonly unitWas: Readonly<Record<string, string>>;
}

const PIECES: Readonly<Record<string, string>> = { PIECE: '1', PAIR: '2', DOZEN: '12' };
/** Measures of before that a lot keeps, beside kilograms and pieces. */
const MOST_MEASURES = 20;
const LEAST = '0.001';
const DECIMALS = 12;

/** Returns one unit in kilograms, in pieces and in itself; the first that both sides know decides. */
function measuresOf(one: WeighedUnit): Map<string, string> {
  const pieces = PIECES[one.unit];
  return new Map([
    ...(one.unitKg === null ? [] : [['kg', one.unitKg] as const]),
    ...(pieces === undefined ? [] : [['PIECE', pieces] as const]),
    [measureKey(one), '1'],
  ]);
}

const allMeasures = (lot: GoodsOfLot): Map<string, string> => new Map([...Object.entries(lot.unitWas ?? {}), ...measuresOf(lot)]);

/**
 * `lots`: the oldest first, all that is there of them; `counted` is above zero. Less than they are leaves the oldest,
 * as in any count. A lot of which nothing is known is as the others are.
 */
export function continuing(lots: readonly GoodsOfLot[], to: WeighedUnit, counted: string): Continuing {
  const measures = new Map(lots.map((lot) => [lot.id, allMeasures(lot)]));
  const of = (lot: GoodsOfLot, key: string) => measures.get(lot.id)?.get(key);
  const key = [...measuresOf(to).keys()].find((one) => lots.some((lot) => of(lot, one) !== undefined));
  const target = key === undefined ? undefined : measuresOf(to).get(key);
  const isCompared = key !== undefined && target !== undefined;
  const factorOf = isCompared ? factors(lots, (lot) => of(lot, key), target) : null;
  const whole = factorOf ? lots.reduce((sum, lot) => sum.plus(factorOf(lot).times(lot.quantity)), money(0)) : money(counted);
  let missing = whole.minus(counted);
  const parts = lots.map((lot) => {
    const factor = factorOf ? factorOf(lot) : money(0);
    const expected = factor.times(lot.quantity);
    const less = missing.gt(expected) ? expected : missing;
    const isLess = factorOf !== null && less.gt(0);
    if (isLess) missing = missing.minus(less);
    const gone = isLess ? toQuantity(less.div(factor)) : '0';
    return { lotId: lot.id, quantity: toQuantity(money(lot.quantity).minus(gone)), gone };
  });
  const quantity = whole.lt(counted) ? atLeast(toQuantity(whole)) : counted;
  const added = toQuantity(money(counted).minus(quantity));
  return { parts, quantity, added, isCompared, unitWas: measuresAfter(lots, parts, quantity, of) };
}

const atLeast = (quantity: string): string => (money(quantity).lt(LEAST) ? LEAST : quantity);

/** Units of the new measure in one unit of a lot. */
function factors(
  lots: readonly GoodsOfLot[],
  valueOf: (lot: GoodsOfLot) => string | undefined,
  target: string,
): (lot: GoodsOfLot) => Figure {
  const average = averageOf(lots, valueOf);
  return (lot) => money(valueOf(lot) ?? average).div(target);
}

function averageOf(lots: readonly GoodsOfLot[], valueOf: (lot: GoodsOfLot) => string | undefined): Figure {
  let [sum, quantity] = [money(0), money(0)];
  for (const lot of lots) {
    const value = valueOf(lot);
    if (value === undefined) continue;
    sum = sum.plus(money(value).times(lot.quantity));
    quantity = quantity.plus(lot.quantity);
  }
  return sum.div(quantity);
}

/** Returns one unit of the lot that goes on, in each measure that is known of the lots. */
function measuresAfter(
  lots: readonly GoodsOfLot[],
  parts: Continuing['parts'],
  quantity: string,
  valueOf: (lot: GoodsOfLot, key: string) => string | undefined,
): Record<string, string> {
  const left = lots.flatMap((lot, at) => {
    const part = parts[at]?.quantity ?? '0';
    return money(part).gt(0) ? [{ ...lot, quantity: part }] : [];
  });
  const keys = [...new Set(['kg', 'PIECE', ...left.flatMap((lot) => [measureKey(lot), ...Object.keys(lot.unitWas ?? {})])])];
  const sum = left.reduce((all, lot) => all.plus(lot.quantity), money(0));
  const inAll = (key: string): [string, string][] => {
    if (!left.some((lot) => valueOf(lot, key) !== undefined)) return [];
    return [
      [
        key,
        averageOf(left, (lot) => valueOf(lot, key))
          .times(sum)
          .div(quantity)
          .toFixed(DECIMALS),
      ],
    ];
  };
  return Object.fromEntries(keys.flatMap(inAll).slice(0, MOST_MEASURES));
}

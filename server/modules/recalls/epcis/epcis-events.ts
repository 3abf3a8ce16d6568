/**
 * The events of a traced lot as EPCIS 2.0 has them: a harvest or what was made of received items or goes on in another
 * unit, and of each sale the shipment, its receipt and what came back, and what left without a sale. Buyers who are no
 * business are in none of them.
 */
import { isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { kilogramsIn, type Unit } from '../../../../schema/values/catalogue/units';
import { money } from '../../../platform/money';
import type { LotRemovalRow } from '../lot-removals.query';
import type { LotFileStep } from '../lot-trace.query';
import type { LotUnitChange } from '../unit-changes.query';
import type { EpcisIds } from './epcis-ids';
import type { EpcisInput, EpcisLot } from './lot-epcis.query';

interface EpcisQuantity {
  readonly epcClass: string;
  readonly quantity?: number;
  readonly uom?: string;
}

export interface EpcisEvent {
  readonly type: 'ObjectEvent' | 'TransformationEvent';
  readonly eventID: string;
  readonly eventTime: string;
  readonly [member: string]: unknown;
}

/** UN/CEFACT Recommendation 20. What is counted one by one has no unit in EPCIS. */
const UOM: Partial<Record<Unit, string>> = { DOZEN: 'DZN', PAIR: 'PR' };

/** Weights are in kilograms, whatever they are sold in. Without a quantity the class alone. */
function quantityOf(epcClass: string, quantity: string | null, unit: Unit): EpcisQuantity {
  if (quantity === null) return { epcClass };
  const kilograms = kilogramsIn(unit, null);
  if (kilograms) return { epcClass, quantity: money(quantity).times(kilograms).toNumber(), uom: 'KGM' };
  return { epcClass, quantity: money(quantity).toNumber(), ...(UOM[unit] && { uom: UOM[unit] }) };
}

/** The part of a lot that another one continues. */
interface ContinuedPart {
  readonly from: EpcisLot;
  readonly change: LotUnitChange;
}

const at = (moment: Date) => ({ eventTime: moment.toISOString(), eventTimeZoneOffset: '+06:00' });
const inPlace = (id: string) => ({ readPoint: { id }, bizLocation: { id } });

/** The lot and the days of its harvest: master data that goes with the goods. */
export function lotFacts({ code, harvestedFrom, harvestedUntil }: EpcisLot): Readonly<Record<string, string>> {
  return {
    'cbvmda:lotNumber': code,
    ...(harvestedFrom && { 'cbvmda:harvestStartDate': harvestedFrom }),
    ...(harvestedUntil && { 'cbvmda:harvestEndDate': harvestedUntil }),
  };
}

const commissioning = (ids: EpcisIds, lot: EpcisLot) => ({
  bizStep: 'commissioning',
  disposition: 'active',
  ...inPlace(ids.place(lot.ownerId)),
});

/** How a lot began; null where nothing of its receipt is listed any more, and where all of it continues other lots. */
export function beginningOf(ids: EpcisIds, lot: EpcisLot, inputs: readonly EpcisInput[], continued: string): EpcisEvent | null {
  const common = { ...at(lot.openedAt), ...commissioning(ids, lot) };
  if (!lot.isReceived) {
    const harvested = money(lot.added).minus(continued);
    if (harvested.lte(0) && money(continued).gt(0)) return null;
    return {
      type: 'ObjectEvent',
      eventID: ids.page(lot.code, 'harvest'),
      ...common,
      action: 'ADD',
      quantityList: [quantityOf(ids.lot(lot), harvested.toFixed(), lot.unit)],
      ilmd: lotFacts(lot),
    };
  }
  const [first] = inputs;
  if (!first) return null;
  const whole = inputs.reduce((sum, { quantity }) => sum.plus(quantity), money(0)).eq(first.drawn);
  const partOf = ({ quantity, drawn }: EpcisInput) => (whole ? quantity : inputs.length === 1 ? drawn : null);
  return {
    type: 'TransformationEvent',
    eventID: ids.page(lot.code, 'made'),
    ...common,
    inputQuantityList: inputs.map((input) => quantityOf(ids.lot(input), partOf(input), input.unit)),
    outputQuantityList: [quantityOf(ids.lot(lot), first.output, lot.unit)],
    ilmd: lotFacts(lot),
  };
}

/** The goods of these lots are another lot, in a unit of its own. */
export function unitChangeEvent(ids: EpcisIds, lot: EpcisLot, parts: readonly ContinuedPart[]): EpcisEvent | null {
  const [first] = parts;
  if (!first) return null;
  return {
    type: 'TransformationEvent',
    eventID: ids.page(lot.code, 'unit'),
    ...at(first.change.changedAt),
    ...commissioning(ids, lot),
    inputQuantityList: parts.map(({ from, change }) => quantityOf(ids.lot(from), change.fromQuantity, change.fromUnit)),
    outputQuantityList: [quantityOf(ids.lot(lot), first.change.quantity, lot.unit)],
    ilmd: lotFacts(lot),
  };
}

/**
 * A quantity left a lot without a sale. Null for one that went back to its receipt, which was never taken out of it,
 * and for one that is another lot now.
 */
export function removalEvent(ids: EpcisIds, lot: EpcisLot | undefined, removal: LotRemovalRow): EpcisEvent | null {
  if (!lot || removal.cause === LotRemovalCause.NOT_LISTED || removal.cause === LotRemovalCause.NEW_UNIT) return null;
  const isBack = money(removal.quantity).lt(0); // it was counted in again
  return {
    type: 'ObjectEvent',
    eventID: ids.page(lot.code, `removal-${removal.id}`),
    ...at(removal.createdAt),
    ...(isBack
      ? { ...commissioning(ids, lot), action: 'ADD' }
      : { action: 'DELETE', bizStep: 'decommissioning', disposition: 'inactive', ...inPlace(ids.place(lot.ownerId)) }),
    quantityList: [quantityOf(ids.lot(lot), money(removal.quantity).abs().toFixed(), lot.unit)],
  };
}

interface Movement {
  readonly what: 'shipping' | 'receiving' | 'return';
  /** Null: it did not happen. */
  readonly moment: Date | null;
  readonly quantity: string;
  /** Null: a buyer who is no business. */
  readonly from: string | null;
  readonly to: string | null;
  readonly rest: object;
}

/** The shipment of one sale, its receipt, and what came back; each only once it happened. */
export function saleEvents(ids: EpcisIds, step: LotFileStep): EpcisEvent[] {
  const seller = ids.place(step.sellerId);
  const buyer = isBusinessBuyer(step.buyerRole) ? ids.place(step.buyerId) : null;
  const there = { quantity: step.quantity, from: seller, to: buyer };
  const movements: readonly Movement[] = [
    {
      ...there,
      what: 'shipping',
      moment: step.shippedAt,
      rest: { bizStep: 'shipping', disposition: 'in_transit', readPoint: { id: seller } },
    },
    {
      ...there,
      what: 'receiving',
      moment: step.deliveredAt,
      rest: { bizStep: 'receiving', disposition: 'in_progress', ...(buyer && inPlace(buyer)) },
    },
    {
      quantity: step.returned,
      from: buyer,
      to: seller,
      what: 'return',
      moment: step.returnedAt,
      rest: { bizStep: 'receiving', disposition: 'returned', ...inPlace(seller) },
    },
  ];
  return movements.flatMap(({ moment, ...movement }) =>
    moment && money(movement.quantity).gt(0) ? [eventOf(ids, step, moment, movement)] : [],
  );
}

function eventOf(ids: EpcisIds, step: LotFileStep, moment: Date, { what, quantity, from, to, rest }: Omit<Movement, 'moment'>): EpcisEvent {
  return {
    type: 'ObjectEvent',
    eventID: ids.page(step.code, `${what}-${step.orderLineId}`),
    ...at(moment),
    action: 'OBSERVE',
    quantityList: [quantityOf(ids.lot(step), quantity, step.unit)],
    bizTransactionList: [{ type: 'po', bizTransaction: ids.order(step.trackingNumber) }],
    ...(from && { sourceList: [{ type: 'owning_party', source: from }] }),
    ...(to && { destinationList: [{ type: 'owning_party', destination: to }] }),
    ...rest,
  };
}

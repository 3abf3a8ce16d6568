/**
 * Computes how each seller's part of a cart is handed over and what it costs. Pure: the cart shows the quote, checkout
 * rejects by it.
 */
import { deliveryFee } from '../../../../schema/rules/orders/delivery-fee';
import { isOfferedDay, offeredDays } from '../../../../schema/rules/orders/delivery-days';
import type { DeliveryRates, DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import { money, toMoney, toQuantity } from '../../../platform/money';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { SaleItem } from './sale-item';
import { type DeliveryOffer, offerOf } from '../delivery/delivery-offer';
import type { DeliveryProblem, DeliveryQuote } from '../delivery/delivery.types';
import { distanceClass } from '../delivery/distance';

/** The buyer chose this for the part of one seller. */
export interface DeliveryChoice {
  readonly sellerId: string;
  readonly method: DeliveryMethod;
  readonly preferredDay?: string | null;
  readonly preferredWindow?: DeliveryWindow | null;
}

export interface Destination {
  /** This method applies to sellers that `choices` does not name. */
  readonly method: DeliveryMethod;
  /** Null while no one has said where to. */
  readonly place: PlaceIds | null;
  readonly choices: readonly DeliveryChoice[];
  /** The day it is in Bangladesh. */
  readonly today: string;
}

/** The lines of one seller. */
interface Parcel {
  readonly lines: readonly { readonly item: SaleItem; readonly quantity: string }[];
  /** BDT. */
  readonly subtotal: string;
}

export function choiceFor(sellerId: string, { method, choices }: Pick<Destination, 'method' | 'choices'>): DeliveryChoice {
  return choices.find((choice) => choice.sellerId.toLowerCase() === sellerId) ?? { sellerId, method };
}

export function quoteDelivery(parcel: Parcel, platform: DeliveryRates, destination: Destination): DeliveryQuote {
  const [first] = parcel.lines;
  if (!first) throw new Error('A parcel has at least one line.');
  const { sellerId, sellerPlace, deliveryTerms } = first.item;
  const offer = offerOf(deliveryTerms, platform);
  const choice = choiceFor(sellerId, destination);
  const distance = destination.place && distanceClass(sellerPlace, destination.place);
  const canDeliver = distance === null ? Object.keys(offer.rates).length > 0 : offer.rates[distance] !== undefined;
  const isPickup = choice.method === DeliveryMethod.PICKUP;
  const weightKg = weightOf(parcel);
  const cost = isPickup || distance === null ? null : deliveryFee(offer, distance, weightKg, parcel.subtotal);
  const reason = cost === null || cost.reason === 'NOT_DELIVERED' ? null : cost.reason;
  return {
    method: choice.method,
    methods: [...(canDeliver ? [DeliveryMethod.DELIVERY] : []), ...(offer.pickup ? [DeliveryMethod.PICKUP] : [])],
    distance: isPickup ? null : distance,
    weightKg,
    fee: isPickup ? '0.00' : (cost?.fee ?? null),
    onConfirmation: reason !== null,
    reason,
    freeFrom: offer.freeFrom === null ? null : toMoney(offer.freeFrom),
    // computed where they are shown: checkout prices by the same quote and needs none of them
    get days() {
      return offeredDays(offer, destination.today);
    },
    windows: [...offer.windows],
    problems: problemsOf(choice, offer, canDeliver, destination.today),
  };
}

function problemsOf(choice: DeliveryChoice, offer: DeliveryOffer, canDeliver: boolean, today: string): DeliveryProblem[] {
  const { method, preferredDay, preferredWindow } = choice;
  const problems: DeliveryProblem[] = [];
  if (method === DeliveryMethod.DELIVERY && !canDeliver) problems.push({ kind: 'NOT_DELIVERED', field: 'method' });
  if (method === DeliveryMethod.PICKUP && !offer.pickup) problems.push({ kind: 'NO_PICKUP', field: 'method' });
  if (preferredDay && !isOfferedDay(offer, today, preferredDay)) problems.push({ kind: 'DAY_NOT_OFFERED', field: 'preferredDay' });
  if (preferredWindow && !offer.windows.includes(preferredWindow)) problems.push({ kind: 'WINDOW_NOT_OFFERED', field: 'preferredWindow' });
  return problems;
}

/** Kilograms, exact to the gram; null where one of the lines has no weight. */
function weightOf({ lines }: Parcel): string | null {
  let weight = money(0);
  for (const { item, quantity } of lines) {
    const kilograms = kilogramsIn(item.unit, item.unitWeightKg);
    if (kilograms === null) return null;
    weight = weight.plus(money(quantity).times(kilograms));
  }
  return toQuantity(weight);
}

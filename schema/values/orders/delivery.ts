/** Delivery: how far, at which rates, on which days. The fee itself is in schema/rules/orders/delivery-fee.ts. */

/** How far a buyer is from a seller, nearest first. */
export const DistanceClass = {
  SAME_UPAZILA: 'SAME_UPAZILA',
  SAME_DISTRICT: 'SAME_DISTRICT',
  SAME_DIVISION: 'SAME_DIVISION',
  ELSEWHERE: 'ELSEWHERE',
} as const;
export type DistanceClass = (typeof DistanceClass)[keyof typeof DistanceClass];
export const distanceClasses: readonly DistanceClass[] = Object.values(DistanceClass);

/** The week of Bangladesh begins on Saturday. */
export const Weekday = {
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
} as const;
export type Weekday = (typeof Weekday)[keyof typeof Weekday];
export const weekdays: readonly Weekday[] = Object.values(Weekday);

/** Parts of a day in which a parcel may come: 8–12, 12–16 and 16–20 o'clock in Bangladesh. */
export const DeliveryWindow = { MORNING: 'MORNING', AFTERNOON: 'AFTERNOON', EVENING: 'EVENING' } as const;
export type DeliveryWindow = (typeof DeliveryWindow)[keyof typeof DeliveryWindow];
export const deliveryWindows: readonly DeliveryWindow[] = Object.values(DeliveryWindow);

/** From which hour to which. */
export const windowHours: Readonly<Record<DeliveryWindow, readonly [number, number]>> = {
  MORNING: [8, 12],
  AFTERNOON: [12, 16],
  EVENING: [16, 20],
};

/** Why the seller names the fee when confirming. */
export const DeliveryFeeReason = { UNKNOWN_WEIGHT: 'UNKNOWN_WEIGHT', TOO_HEAVY: 'TOO_HEAVY' } as const;
export type DeliveryFeeReason = (typeof DeliveryFeeReason)[keyof typeof DeliveryFeeReason];

/** Why a seller does not bring, or hand over, an order as it was chosen. */
export const DeliveryProblemKind = {
  NOT_DELIVERED: 'NOT_DELIVERED',
  NO_PICKUP: 'NO_PICKUP',
  DAY_NOT_OFFERED: 'DAY_NOT_OFFERED',
  WINDOW_NOT_OFFERED: 'WINDOW_NOT_OFFERED',
} as const;
export type DeliveryProblemKind = (typeof DeliveryProblemKind)[keyof typeof DeliveryProblemKind];

/** The price of a delivery to one distance: exact decimals, BDT and kilograms. */
export interface DeliveryRate {
  /** BDT of every delivery. */
  readonly base: string;
  /** Kilograms that the base covers. */
  readonly freeKg: string;
  /** BDT for each kilogram above them. */
  readonly perKg: string;
  /** Kilograms up to which the rate holds; a heavier order has its fee named by the seller. */
  readonly maxKg: string;
}

export type DeliveryRates = Readonly<Record<DistanceClass, DeliveryRate>>;

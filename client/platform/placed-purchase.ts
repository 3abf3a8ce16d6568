/**
 * Holds the facts about a purchase that are known from the moment it is placed. The history entry carries them, so that
 * no later screen depends on the network.
 */
export interface PlacedPurchase {
  readonly count: number;
  readonly total: string;
  /** A seller has yet to set a delivery fee: `total` is without it. */
  readonly hasOpenFee: boolean;
  readonly orders: readonly { readonly id: string; readonly trackingNumber: string }[];
}

export function isPlacedPurchase(state: unknown): state is PlacedPurchase {
  return typeof state === 'object' && state !== null && 'count' in state && 'total' in state && 'orders' in state;
}

/**
 * Pricing works with these facts of a product, which one statement reads (sale-items.query.ts), and of the user who
 * wants it.
 */
import type { Audience } from '../../../../schema/values/catalogue/catalogue';
import type { Role } from '../../../../schema/values/accounts/roles';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import type { Unit } from '../../../../schema/values/catalogue/units';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { OfferedTerms } from '../delivery/delivery-terms.store';

export interface SaleItem {
  readonly productId: string;
  readonly name: string;
  /** Name and note of the unit in the seller's second language. */
  readonly secondName: string | null;
  readonly secondUnitNote: string | null;
  readonly imageId: string | null;
  readonly unit: Unit;
  readonly customUnitNote: string | null;
  /** Kilograms in one unit without a weight of its own, where the seller gave it. */
  readonly unitWeightKg: string | null;
  /** BDT for one unit, a running deal taken off. */
  readonly price: string;
  /** BDT that the platform adds to `price` for the seller while it pays for the running deal; 0 otherwise. */
  readonly platformPays: string;
  /** BDT that the platform still pays for the running deal; null where it pays for none. */
  readonly dealBudgetLeft: string | null;
  /** Prices for business buyers, ascending by quantity. */
  readonly tiers: readonly { readonly minQuantity: string; readonly price: string }[];
  /** Whether consumers who order together get them as well. */
  readonly tiersForBaskets: boolean;
  /** The largest quantity that one order can have; below the minimum nothing is. */
  readonly available: string;
  /** Published, its post open and within its window, its seller in good standing. */
  readonly onSale: boolean;
  /** Published, its seller in good standing. */
  readonly isOnMarket: boolean;
  /** True where its seller is not in good standing now. */
  readonly sellerAway: boolean;
  readonly audience: Audience;
  readonly sellPostId: string | null;
  /** The first and the last day of the harvests (yyyy-mm-dd) that buyers may be sent, as the market shows them. */
  readonly harvestedOn: string | null;
  readonly harvestedUntil: string | null;
  readonly grade: Grade | null;
  readonly minQuantity: string | null;
  readonly step: string | null;
  readonly sellerId: string;
  readonly sellerRole: Role;
  readonly sellerPlace: PlaceIds;
  /** The seller offers deliveries on these terms; null: the usual terms. */
  readonly deliveryTerms: OfferedTerms | null;
}

/** A visitor is treated as a consumer without an id. */
export interface CartBuyer {
  readonly id: string | null;
  readonly role: Role;
  /** Several buyers of one shared basket, priced by their quantities together. */
  readonly isGroup?: boolean;
  /** A shared basket, of one or of several: its prices move with its quantity, and its members see them move. */
  readonly isBasket?: boolean;
}

export interface WantedLine {
  readonly productId: string;
  readonly quantity: string;
  readonly seenPrice?: string | null;
  /** The quantities that were added up, where there are several. */
  readonly parts?: readonly string[];
  /** The name that the product had when it was put in; only stored lines of a user have it. */
  readonly seenName?: string | null;
  /** The unit that its buyer agreed to; what is sold in another one now is something else. */
  readonly seenUnit?: Unit;
}

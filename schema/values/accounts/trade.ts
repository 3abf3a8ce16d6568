/**
 * Sellers that each role may buy from. The server checks it at every purchase; the client hides what a role may not do.
 */
import { Role } from './roles';

export const buysFrom: Readonly<Record<Role, readonly Role[]>> = {
  PRODUCER: [],
  SUPERSALER: [Role.PRODUCER],
  WHOLESALER: [Role.PRODUCER, Role.SUPERSALER],
  CONSUMER: [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER],
  ADMIN: [],
};

/** Roles that buy anything at all: they have a cart. */
export const buyingRoles = [Role.CONSUMER, Role.WHOLESALER, Role.SUPERSALER] as const;

export function mayBuyFrom(buyer: Role, seller: Role): boolean {
  return buysFrom[buyer].includes(seller);
}

/** Roles that buy from posts whose audience is BUSINESSES. */
export const businessBuyers = [Role.SUPERSALER, Role.WHOLESALER] as const;

export function isBusinessBuyer(role: Role): boolean {
  return businessBuyers.some((business) => business === role);
}

/**
 * The prices by quantity that are still lower than the price of now (BDT): a running deal may undercut the first ones,
 * and the lower price is what is charged.
 */
export function tiersBelow<T extends { readonly price: string }>(tiers: readonly T[], price: string): T[] {
  return tiers.filter((tier) => Number(tier.price) < Number(price));
}

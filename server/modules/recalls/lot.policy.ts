/** Policies of lots, one line each. Another seller's lot looks like a missing one. */
import { isBusinessBuyer } from '../../../schema/values/accounts/trade';
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayReadLots = (viewer: Viewer): boolean => isSellingRole(viewer.role);

/** Sellers trace their own lots one sale each way, admins all lots: to more sales than any product goes through. */
export const furthestOf = (viewer: Viewer): number => (viewer.role === Role.ADMIN ? 20 : 1);

/** Sellers read how their own goods went on in another unit, admins also how those did that these came from. */
export const furthestUnitChangeOf = (viewer: Viewer): number => (viewer.role === Role.ADMIN ? 20 : 0);

export const mayHold = (viewer: Viewer, { ownerId }: { readonly ownerId: string }): boolean =>
  ownerId === viewer.id || viewer.role === Role.ADMIN;

/** Admins decide about lots in person: no program holds, releases or asks for a recall in their name. */
export const mayDecide = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN || !viewer.apiKey;

/** The seller of the lot, and admins who are logged in: the records name people. */
export const mayReadHolders = (viewer: Viewer, { ownerId }: { readonly ownerId: string }): boolean =>
  ownerId === viewer.id || (viewer.role === Role.ADMIN && !viewer.apiKey);

/** A guess about a seller is for those who decide. */
export const mayReadCountedAway = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

/** Programs of admins read no names of people: only of businesses, which the market shows. */
export const mayReadBuyer = (viewer: Viewer, buyerRole: Role): boolean =>
  viewer.role !== Role.ADMIN || !viewer.apiKey || isBusinessBuyer(buyerRole);

/** Buyer and seller of the goods, and admins who are logged in. */
export const mayStateFound = (viewer: Viewer, parties: { readonly buyerId: string; readonly sellerId: string }): boolean =>
  viewer.id === parties.buyerId || viewer.id === parties.sellerId || (viewer.role === Role.ADMIN && !viewer.apiKey);

export const mayPick = (viewer: Viewer, { ownerId }: { readonly ownerId: string }): boolean => ownerId === viewer.id;

/** A seller releases what no admin put on hold. */
export const mayRelease = (viewer: Viewer, isHeldByAdmin: boolean): boolean => viewer.role === Role.ADMIN || !isHeldByAdmin;

interface Parties {
  readonly buyerId: string;
  readonly sellerId: string;
}

/** The two sides of an order, and an admin who is logged in. */
export const mayReadLineLots = (viewer: Viewer, { buyerId, sellerId }: Parties): boolean =>
  [buyerId, sellerId].includes(viewer.id) || (viewer.role === Role.ADMIN && !viewer.apiKey);

export const mayRecall = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

/** Two people decide: one asks, another confirms. */
export const mayConfirmRecall = (viewer: Viewer, askedBy: string | null): boolean => askedBy !== viewer.id;

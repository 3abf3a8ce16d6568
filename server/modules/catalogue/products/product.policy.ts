/**
 * These policies decide who may do what with products. The WHERE clause of each statement has the owner of the product:
 * another seller's product looks like a missing one.
 */
import { Audience } from '../../../../schema/values/catalogue/catalogue';
import { isSellingRole, Role } from '../../../../schema/values/accounts/roles';
import { buyingRoles, isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import type { Viewer } from '../../../platform/security/viewer';

/** Producers and supersalers add products of their own; a wholesaler sells on what was received. */
export const mayAddProducts = (viewer: Viewer): boolean => viewer.role === Role.PRODUCER || viewer.role === Role.SUPERSALER;

/** Roles that buy to sell on: what is delivered to them is received, and may be listed again. */
export const mayReceiveItems = (viewer: Viewer): boolean => isBusinessBuyer(viewer.role);

export const mayOwnProducts = (viewer: Viewer): boolean => isSellingRole(viewer.role);

/** Consumers have favourites; traders have their sell posts and orders. */
export const mayManageFavourites = (viewer: Viewer): boolean => viewer.role === Role.CONSUMER;

/** Buyers may wait for what is sold out. */
export const mayAwaitProducts = (viewer: Viewer): boolean => buyingRoles.some((role) => role === viewer.role);

/** Posts for businesses do not exist for anyone else but their own seller (the statements add the seller). */
export const maySeeBusinessPosts = (viewer: Viewer | null): boolean =>
  viewer !== null && (isBusinessBuyer(viewer.role) || viewer.role === Role.ADMIN);

/**
 * May this viewer read the product as it is now? It is on the market for them, or their own, or they are an admin.
 * Everyone else gets only what they saw: the order line's name, price and image, or the name stored with a cart line or
 * favourite. `visibleSql` is the same rule for lists.
 */
export const mayReadContent = (
  viewer: { readonly id: string | null; readonly role: Role } | null,
  { audience, sellerId, isOnMarket }: { readonly audience: Audience; readonly sellerId: string; readonly isOnMarket: boolean },
): boolean => {
  if (viewer?.role === Role.ADMIN || sellerId === viewer?.id) return true;
  return isOnMarket && (audience === Audience.EVERYONE || (viewer !== null && isBusinessBuyer(viewer.role)));
};

/** Prices by quantity are for who buys to sell on, also on a post that everyone sees. */
export const maySeeTiers = (viewer: Viewer | null, { sellerId }: { readonly sellerId: string }): boolean =>
  maySeeBusinessPosts(viewer) || sellerId === viewer?.id;

export const mayModerateProducts = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

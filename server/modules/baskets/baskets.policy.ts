/** Policies of shared baskets, one line each. Asserted by the services of this module. */
import type { Role } from '../../../schema/values/accounts/roles';
import { buysFrom } from '../../../schema/values/accounts/trade';
import type { Viewer } from '../../platform/security/viewer';

/** Buyers, no API key: people decide together. */
export const mayShareBaskets = (viewer: Viewer): boolean => buysFrom[viewer.role].length > 0 && !viewer.apiKey;

/**
 * A participant needs the organiser's role, so that products and prices are the same for all participants, and is not
 * the seller.
 */
export const mayJoin = (viewer: Viewer, { role, sellerId }: { readonly role: Role; readonly sellerId: string }): boolean =>
  viewer.role === role && viewer.id !== sellerId;

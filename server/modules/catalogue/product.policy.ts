/** Who may do what with products. Whose product it is stands in the WHERE clause of each statement: another's is a missing one. */
import { Audience } from '../../../schema/values/catalogue';
import { isSellingRole, Role } from '../../../schema/values/roles';
import { buyingRoles, isBusinessBuyer } from '../../../schema/values/trade';
import type { Viewer } from '../../platform/graphql/context';
import type { ProductView } from './product.types';
import type { SellPost } from './sell-post.entity';

/** Producers and supersalers add goods of their own; a wholesaler sells on what he received (product.md, "Who buys from whom"). */
export const mayAddProducts = (viewer: Viewer): boolean => viewer.role === Role.PRODUCER || viewer.role === Role.SUPERSALER;

/** Who buys to sell on: what is delivered to him is received, and may be listed again. */
export const mayReceiveGoods = (viewer: Viewer): boolean => isBusinessBuyer(viewer.role);

export const mayOwnProducts = (viewer: Viewer): boolean => isSellingRole(viewer.role);

/** The heart is the consumers' (parity T6); traders have their sell posts and orders. */
export const mayKeepFavourites = (viewer: Viewer): boolean => viewer.role === Role.CONSUMER;

/** Whoever buys may wait for what is sold out. */
export const mayAwaitProducts = (viewer: Viewer): boolean => buyingRoles.some((role) => role === viewer.role);

/** Posts for businesses do not exist for anybody else, but for their own seller (the statements add him). */
export const maySeeBusinessPosts = (viewer: Viewer | null): boolean =>
  viewer !== null && (isBusinessBuyer(viewer.role) || viewer.role === Role.ADMIN);

/** A post for businesses is no product of anybody else's world, wherever a list still points at it. */
export const mayKnowOf = (viewer: Viewer | null, { audience, seller }: Pick<ProductView, 'audience' | 'seller'>): boolean =>
  audience === Audience.EVERYONE || maySeeBusinessPosts(viewer) || seller.id === viewer?.id;

/** Prices by quantity are for who buys to sell on, also on a post that everybody sees. */
export const maySeeTiers = (viewer: Viewer | null, { sellerId }: Pick<SellPost, 'sellerId'>): boolean =>
  maySeeBusinessPosts(viewer) || sellerId === viewer?.id;

export const mayModerateProducts = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

/** Who may do what with products. Whose product it is stands in the WHERE clause of each statement: another's is a missing one. */
import { isSellingRole, Role } from '../../../schema/values/roles';
import { isBusinessBuyer } from '../../../schema/values/trade';
import type { Viewer } from '../../platform/graphql/context';

/** Producers and supersalers add goods of their own; a wholesaler sells on what he received (product.md, "Who buys from whom"). */
export const mayAddProducts = (viewer: Viewer): boolean => viewer.role === Role.PRODUCER || viewer.role === Role.SUPERSALER;

export const mayOwnProducts = (viewer: Viewer): boolean => isSellingRole(viewer.role);

/** Posts for businesses do not exist for anybody else, but for their own seller (the statements add him). */
export const maySeeBusinessPosts = (viewer: Viewer | null): boolean =>
  viewer !== null && (isBusinessBuyer(viewer.role) || viewer.role === Role.ADMIN);

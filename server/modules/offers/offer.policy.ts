/** Who may lower prices for a time and give coupons to many: the admins. */
import { Role } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export const mayKeepOffers = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

/** Policies of storing images. */
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

/** Sellers for products and stories, buyers for reviews. */
export const mayUploadImages = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN;

/** Anyone can register as a consumer: an image costs the server more than other requests do. */
export const isLimitedInUploads = (viewer: Viewer): boolean => !isSellingRole(viewer.role);

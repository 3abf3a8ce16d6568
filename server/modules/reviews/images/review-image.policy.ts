/** Policies of images of reviews, one line each. Asserted by the services of this folder. */
import { Role } from '../../../../schema/values/accounts/roles';
import type { Viewer } from '../../../platform/security/viewer';

/** Users, no API key and no admin: an admin decides at once. */
export const mayReportImages = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN && !viewer.apiKey;

export const mayReportImageOf = (viewer: Viewer | null, { authorId }: { readonly authorId: string }): boolean =>
  viewer !== null && mayReportImages(viewer) && viewer.id !== authorId;

export const mayDecideImages = (viewer: Viewer | null): boolean => viewer?.role === Role.ADMIN && !viewer.apiKey;

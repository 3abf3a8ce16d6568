/** These policies decide who may do what with sellers' stories, one line each. StoriesService asserts them. */
import { isSellingRole, Role } from '../../../../schema/values/accounts/roles';
import type { Viewer } from '../../../platform/security/viewer';

/** Sellers, no API key: a user writes it themselves. */
export const mayWriteStory = (viewer: Viewer): boolean => isSellingRole(viewer.role) && !viewer.apiKey;

export const mayModerateStories = (viewer: Viewer | null): boolean => viewer?.role === Role.ADMIN && !viewer.apiKey;

/** Only its seller and admins see a story that an admin hid. */
export const maySeeHiddenStory = (viewer: Viewer | null, sellerId: string): boolean =>
  viewer?.id === sellerId || mayModerateStories(viewer);

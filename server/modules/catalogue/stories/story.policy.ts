/** Who may do what with sellers' stories: one line each. Asserted by StoriesService. */
import { isSellingRole, Role } from '../../../../schema/values/accounts/roles';
import type { Viewer } from '../../../platform/security/viewer';

/** Sellers, no API key: a user writes it themselves. */
export const mayWriteStory = (viewer: Viewer): boolean => isSellingRole(viewer.role) && !viewer.apiKey;

export const mayModerateStories = (viewer: Viewer | null): boolean => viewer?.role === Role.ADMIN && !viewer.apiKey;

/** What an admin hid is for its seller and admins alone. */
export const maySeeHiddenStory = (viewer: Viewer | null, sellerId: string): boolean =>
  viewer?.id === sellerId || mayModerateStories(viewer);

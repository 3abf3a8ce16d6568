/** Policies of reviews, one line each. Asserted by ReviewsService and ReviewChangesService. */
import { serverLimits } from '../../../../schema/values/server-limits';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { Role } from '../../../../schema/values/accounts/roles';
import { isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import type { Viewer } from '../../../platform/security/viewer';
import type { Review } from './review.entity';

interface BoughtLine {
  readonly buyerId: string;
  readonly status: OrderStatus;
}

const HOUR_MS = 3_600_000;

export const isBuyerOf = (viewer: Viewer, line: BoughtLine): boolean => viewer.id === line.buyerId;

export const isRateable = (line: BoughtLine): boolean => line.status === OrderStatus.DELIVERED;

export const isAuthorOf = (viewer: Viewer | null, { authorId }: Pick<Review, 'authorId'>): boolean => viewer?.id === authorId;

export const isSellerOf = (viewer: Viewer | null, { sellerId }: Pick<Review, 'sellerId'>): boolean => viewer?.id === sellerId;

/** Buyer and seller know each other; programs of admins read no full names of people. */
export const mayReadAuthorOf = (viewer: Viewer | null, review: Pick<Review, 'authorId' | 'sellerId'>): boolean =>
  isAuthorOf(viewer, review) || isSellerOf(viewer, review) || (viewer?.role === Role.ADMIN && !viewer.apiKey);

export const isHidden = ({ hiddenAt }: Pick<Review, 'hiddenAt'>): boolean => hiddenAt !== null;

/** For a week after it was written. */
export const isEditable = ({ createdAt }: Pick<Review, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < serverLimits.reviewEditDays * 24 * HOUR_MS;

/** Once; the reply can be corrected for a day. */
export const isOpenToReply = ({ repliedAt }: Pick<Review, 'repliedAt'>, now: Date): boolean =>
  repliedAt === null || now.getTime() - repliedAt.getTime() < serverLimits.replyEditHours * HOUR_MS;

export const mayHideReviews = (viewer: Viewer | null): boolean => viewer?.role === Role.ADMIN;

/**
 * A review names what was bought, and products for businesses have no name for anyone else (the catalogue's
 * `maySeeBusinessPosts`).
 */
export const mayReadOfBusinessProducts = (viewer: Viewer | null): boolean =>
  viewer !== null && (isBusinessBuyer(viewer.role) || viewer.role === Role.ADMIN);

/** Policies of public questions, one line each. Asserted by QuestionsService. */
import { serverLimits } from '../../../schema/values/server-limits';
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import { isBusinessBuyer } from '../../../schema/values/accounts/trade';
import type { Viewer } from '../../platform/security/viewer';
import type { ProductQuestion } from './product-question.entity';

const HOUR_MS = 3_600_000;

/** Every user of the market: the seller's competitor may ask as well, since everyone reads the reply. */
export const mayAsk = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN;

/**
 * Products for businesses do not exist for anyone else but their own seller (the catalogue's `maySeeBusinessPosts`).
 */
export const mayReadOfBusinessProducts = (viewer: Viewer | null): boolean =>
  viewer !== null && (isBusinessBuyer(viewer.role) || viewer.role === Role.ADMIN);

export const mayReadOwnQuestions = (viewer: Viewer): boolean => isSellingRole(viewer.role);

export const isSellerOf = (viewer: Viewer | null, { sellerId }: { readonly sellerId: string }): boolean => viewer?.id === sellerId;

/** Whoever asks is a stranger to the seller; programs of admins read no full names of people. */
export const mayReadAuthorOf = (viewer: Viewer | null, { authorId }: Pick<ProductQuestion, 'authorId'>): boolean =>
  viewer?.id === authorId || (viewer?.role === Role.ADMIN && !viewer.apiKey);

export const isHidden = ({ hiddenAt }: Pick<ProductQuestion, 'hiddenAt'>): boolean => hiddenAt !== null;

/** Once; the reply can be corrected for a day, unless an admin hid it. */
export const isOpenToReply = ({ repliedAt, replyHiddenAt }: Pick<ProductQuestion, 'repliedAt' | 'replyHiddenAt'>, now: Date): boolean =>
  replyHiddenAt === null && (repliedAt === null || now.getTime() - repliedAt.getTime() < serverLimits.replyEditHours * HOUR_MS);

export const mayHideQuestions = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

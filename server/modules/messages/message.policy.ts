/** Policies of order messages, one line each. Asserted by the services of this module. */
import { Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';
import type { OrderMessage } from './order-message.entity';

/** Users who trade. */
export const mayWriteMessages = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN;

/** An agent sells for the principal, and reads nothing of what the principal bought, nor both sides of an order. */
export const mayUseThread = (
  { id, acting }: Viewer,
  { sellerId, buyerId }: { readonly sellerId: string; readonly buyerId: string },
): boolean => !acting || (id === sellerId && acting.agentId !== buyerId);

/** In an order that may be seen an agent needs the right to messages. */
export const mayReadThreads = (viewer: Viewer): boolean => !viewer.acting || viewer.acting.rights.includes('MESSAGES');

export const mayDecideReports = (viewer: Viewer): boolean => viewer.role === Role.ADMIN && !viewer.apiKey;

export const isSenderOf = (viewer: Viewer, { senderId }: Pick<OrderMessage, 'senderId'>): boolean => viewer.id === senderId;

/** An admin reads what was hidden, to see what was decided. */
export const maySeeContent = (viewer: Viewer | null, { isHidden }: Pick<OrderMessage, 'isHidden'>): boolean =>
  !isHidden || viewer?.role === Role.ADMIN;

/** The one who reported it, and admins; its sender never. */
export const maySeeReport = (viewer: Viewer | null, message: Pick<OrderMessage, 'senderId'>): boolean =>
  viewer !== null && !isSenderOf(viewer, message);

export const mayReport = (viewer: Viewer | null, message: Pick<OrderMessage, 'senderId' | 'reportedAt'>): boolean =>
  viewer !== null && mayWriteMessages(viewer) && !isSenderOf(viewer, message) && message.reportedAt === null;

import { NotificationType } from './notifications';

/** What an admin may tell many people at once: the market away for some hours, a promotion, or words of his own (parity N2). */
export const AnnouncementKind = {
  SYSTEM_MAINTENANCE: NotificationType.SYSTEM_MAINTENANCE,
  MARKETING_BOOST: NotificationType.MARKETING_BOOST,
  ANNOUNCEMENT: NotificationType.ANNOUNCEMENT,
} as const;
export type AnnouncementKind = (typeof AnnouncementKind)[keyof typeof AnnouncementKind];

/** Where an announcement stands. */
export const AnnouncementState = { SCHEDULED: 'SCHEDULED', PUBLISHED: 'PUBLISHED', CANCELLED: 'CANCELLED' } as const;
export type AnnouncementState = (typeof AnnouncementState)[keyof typeof AnnouncementState];

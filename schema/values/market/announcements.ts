import { NotificationType } from './notifications';

/** An admin may announce these to many users: some hours of maintenance, a promotion, or a text of the admin's own. */
export const AnnouncementKind = {
  SYSTEM_MAINTENANCE: NotificationType.SYSTEM_MAINTENANCE,
  MARKETING_BOOST: NotificationType.MARKETING_BOOST,
  ANNOUNCEMENT: NotificationType.ANNOUNCEMENT,
} as const;
export type AnnouncementKind = (typeof AnnouncementKind)[keyof typeof AnnouncementKind];

/** Where an announcement is. */
export const AnnouncementState = { SCHEDULED: 'SCHEDULED', PUBLISHED: 'PUBLISHED', CANCELLED: 'CANCELLED' } as const;
export type AnnouncementState = (typeof AnnouncementState)[keyof typeof AnnouncementState];

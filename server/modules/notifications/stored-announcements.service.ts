/**
 * Stores and cancels announcements for the admins' AnnouncementsService. Sending them is AnnouncementFanoutService's.
 * Policies are asserted by the caller.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { addAnnouncement, cancelAnnouncement, lockAnnouncement, type NewAnnouncement } from './announcements.store';

@scoped(Lifecycle.ContainerScoped)
export class StoredAnnouncementsService {
  /** Returns its id. */
  add(tx: EntityManager, announcement: NewAnnouncement): Promise<string> {
    return addAnnouncement(tx, announcement);
  }

  /**
   * 'UNKNOWN' where there is none, 'TOO_LATE' where it was sent or cancelled, or someone was notified of it already.
   */
  async cancel(tx: EntityManager, id: string): Promise<'CANCELLED' | 'TOO_LATE' | 'UNKNOWN'> {
    const locked = await lockAnnouncement(tx, id);
    if (!locked) return 'UNKNOWN';
    if (!locked.isOpen) return 'TOO_LATE';
    await cancelAnnouncement(tx, id);
    return 'CANCELLED';
  }
}

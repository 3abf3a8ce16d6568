/**
 * Makes, lists and cancels announcements. Sending them is AnnouncementFanoutService's: by its timed job, or by a job of
 * the same transaction for now.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { optionalReasonRules } from '../../../../schema/rules/shared/reason.rules';
import { AnnouncementKind } from '../../../../schema/values/market/announcements';
import { listPage, listRow } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { JobQueue } from '../../../platform/jobs/job-queue';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { ANNOUNCEMENT_JOB, AnnouncementFanoutService } from '../../notifications/announcement-fanout.service';
import { StoredAnnouncementsService } from '../../notifications/stored-announcements.service';
import { mayAnnounce } from '../admin.policy';
import type { Announcement, AnnouncementInput } from './announcement.types';
import { announcements, type AnnouncementRow } from './announcements.query';

@scoped(Lifecycle.ContainerScoped)
export class AnnouncementsService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
    private readonly fanout: AnnouncementFanoutService,
    private readonly stored: StoredAnnouncementsService,
    private readonly audit: AuditService,
  ) {}

  async list(admin: Viewer, request: PageRequest): Promise<Page<Announcement>> {
    assertMay(mayAnnounce(admin));
    const page = await listPage(this.db, announcements, request);
    return { ...page, nodes: page.nodes.map((row) => this.shown(row)) };
  }

  async create(admin: Viewer, input: AnnouncementInput): Promise<Announcement> {
    assertMay(mayAnnounce(admin));
    const { kind, publishAt } = input;
    const roles = [...new Set(input.roles)];
    return inTransaction(this.db, async (tx) => {
      const later = publishAt && +publishAt > Date.now() ? publishAt : null;
      const id = await this.stored.add(tx, { actorId: admin.id, type: kind, roles, params: paramsOf(input), publishAt: later });
      await this.audit.record(tx, { ...trailOf(admin, 'announcement.created', id), details: { kind, roles } });
      if (!later) await this.jobs.add(tx, ANNOUNCEMENT_JOB, {});
      return this.one(tx, id);
    });
  }

  /** Only before it is sent: what someone has read cannot be withdrawn. */
  async cancel(admin: Viewer, id: string, rawReason?: string | null): Promise<Announcement> {
    assertMay(mayAnnounce(admin));
    const { reason } = await parseWith(optionalReasonRules, { reason: rawReason });
    if (!isUuid(id)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const outcome = await this.stored.cancel(tx, id);
      if (outcome === 'UNKNOWN') throw notFound();
      if (outcome === 'TOO_LATE') throw conflict('announcement.tooLate', { status: (await this.one(tx, id)).state });
      await this.audit.record(tx, { ...trailOf(admin, 'announcement.cancelled', id), reason });
      return this.one(tx, id);
    });
  }

  private async one(db: Db, id: string): Promise<Announcement> {
    const row = await listRow(db, announcements, id);
    if (!row) throw notFound();
    return this.shown(row);
  }

  private shown({ params, ...row }: AnnouncementRow): Announcement {
    return { ...row, messageEn: this.fanout.textOf(row.kind, params, 'en'), messageBn: this.fanout.textOf(row.kind, params, 'bn') };
  }
}

function trailOf({ id: actorId }: Viewer, action: 'announcement.created' | 'announcement.cancelled', subjectId: string) {
  return { actorId, action, subjectType: 'announcement', subjectId } as const;
}

function paramsOf({ kind, day, from, until, messageEn, messageBn }: AnnouncementInput): Record<string, string | null | undefined> {
  if (kind === AnnouncementKind.SYSTEM_MAINTENANCE) return { day, from, until };
  return { messageEn, messageBn };
}

/** Makes, lists and calls off announcements. Sending them is AnnouncementFanoutService's: by its clock, or by a job of the same transaction for now. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { optionalReasonRules } from '../../../schema/rules/reason.rules';
import { AnnouncementKind, type AnnouncementState } from '../../../schema/values/announcements';
import type { Role } from '../../../schema/values/roles';
import { type Db, execute, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { JobQueue } from '../../platform/jobs/job-queue';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { ANNOUNCEMENT_JOB, AnnouncementFanoutService } from '../notifications/announcement-fanout.service';
import { mayAnnounce } from './admin.policy';
import type { Announcement, AnnouncementInput } from './announcement.types';

interface AnnouncementRow {
  readonly id: string;
  readonly kind: AnnouncementKind;
  readonly state: AnnouncementState;
  readonly roles: Role[];
  readonly params: Record<string, string>;
  readonly actorName: string | null;
  readonly publishAt: Date;
  readonly publishedAt: Date | null;
  readonly reached: number;
  readonly readBy: number;
}

const COLUMNS = `
  a.id, a.type AS kind, a.roles, a.params, u.name AS "actorName", a.publish_at AS "publishAt", a.published_at AS "publishedAt",
  CASE WHEN a.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN a.published_at IS NOT NULL THEN 'PUBLISHED' ELSE 'SCHEDULED' END AS state,
  told.reached, told.read AS "readBy"`;
const JOINS = `
  LEFT JOIN users u ON u.id = a.actor_id
  CROSS JOIN LATERAL (SELECT count(*)::int AS reached, count(n.read_at)::int AS read FROM notifications n WHERE n.announcement_id = a.id) told`;
const PAGE = `
  SELECT ${COLUMNS} FROM (
    SELECT * FROM announcements a WHERE $1::uuid IS NULL OR (publish_at, id) < (SELECT publish_at, id FROM announcements WHERE id = $1)
    ORDER BY publish_at DESC, id DESC LIMIT $2 OFFSET $3
  ) a ${JOINS} ORDER BY a.publish_at DESC, a.id DESC`;
const ADD = `
  INSERT INTO announcements (actor_id, type, roles, params, publish_at) VALUES ($1, $2, $3::varchar[], $4::jsonb, coalesce($5, now())) RETURNING id`;

@scoped(Lifecycle.ContainerScoped)
export class AnnouncementsService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
    private readonly fanout: AnnouncementFanoutService,
    private readonly audit: AuditService,
  ) {}

  async list(admin: Viewer, { first, after, offset }: PageRequest): Promise<Page<Announcement>> {
    assertMay(mayAnnounce(admin));
    const [found, counted] = await Promise.all([
      rows<AnnouncementRow>(this.db, PAGE, [after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      one<{ count: number }>(this.db, 'SELECT count(*)::int AS count FROM announcements'),
    ]);
    const page = pageOf(found, { first, after, offset }, idCursor);
    return { ...page, nodes: page.nodes.map((row) => this.shown(row)), totalCount: counted?.count ?? 0 };
  }

  async create(admin: Viewer, input: AnnouncementInput): Promise<Announcement> {
    assertMay(mayAnnounce(admin));
    const { kind, publishAt } = input;
    const roles = [...new Set(input.roles)];
    return inTransaction(this.db, async (tx) => {
      const later = publishAt && +publishAt > Date.now() ? publishAt : null;
      const made = await one<{ id: string }>(tx, ADD, [admin.id, kind, roles, JSON.stringify(paramsOf(input)), later]);
      if (!made) throw new Error('An announcement was not stored.');
      await this.audit.record(tx, { ...trailOf(admin, 'announcement.created', made.id), details: { kind, roles } });
      if (!later) await this.jobs.add(tx, ANNOUNCEMENT_JOB, {});
      return this.one(tx, made.id);
    });
  }

  /** Only before its moment: what somebody has read cannot be unsaid. */
  async cancel(admin: Viewer, id: string, words?: string | null): Promise<Announcement> {
    assertMay(mayAnnounce(admin));
    const { reason } = await parseWith(optionalReasonRules, { reason: words });
    if (!isUuid(id)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const held = await one<{ isOpen: boolean }>(
        tx,
        'SELECT published_at IS NULL AND cancelled_at IS NULL AS "isOpen" FROM announcements WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!held) throw notFound();
      const told = await one(tx, 'SELECT 1 FROM notifications WHERE announcement_id = $1 LIMIT 1', [id]);
      if (!held.isOpen || told) throw new AppError('CONFLICT', 'announcement.tooLate');
      await execute(tx, 'UPDATE announcements SET cancelled_at = now() WHERE id = $1', [id]);
      await this.audit.record(tx, { ...trailOf(admin, 'announcement.cancelled', id), reason });
      return this.one(tx, id);
    });
  }

  private async one(db: Db, id: string): Promise<Announcement> {
    const row = await one<AnnouncementRow>(db, `SELECT ${COLUMNS} FROM announcements a ${JOINS} WHERE a.id = $1`, [id]);
    if (!row) throw notFound();
    return this.shown(row);
  }

  private shown({ params, ...row }: AnnouncementRow): Announcement {
    return { ...row, messageEn: this.fanout.words(row.kind, params, 'en'), messageBn: this.fanout.words(row.kind, params, 'bn') };
  }
}

function trailOf({ id: actorId }: Viewer, action: 'announcement.created' | 'announcement.cancelled', subjectId: string) {
  return { actorId, action, subjectType: 'announcement', subjectId } as const;
}

function paramsOf({ kind, day, from, until, messageEn, messageBn }: AnnouncementInput): Record<string, string | null | undefined> {
  if (kind === AnnouncementKind.SYSTEM_MAINTENANCE) return { day, from, until };
  return { messageEn, messageBn };
}

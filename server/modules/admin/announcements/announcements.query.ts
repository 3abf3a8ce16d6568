/**
 * Announcements as admins see them, the newest first, with how many users got and read each. Called by
 * AnnouncementsService.
 */
import { AnnouncementKind, AnnouncementState } from '../../../../schema/values/market/announcements';
import { Role } from '../../../../schema/values/accounts/roles';
import { column, columns, instant, int, listOf, nullable, oneOf, record, type RowOf, text } from '../../../platform/db/columns';
import type { List } from '../../../platform/db/list-query';

const STATE = `CASE WHEN a.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN a.published_at IS NOT NULL THEN 'PUBLISHED' ELSE 'SCHEDULED' END`;

const list = columns({
  id: column('a.id', text),
  kind: column('a.type', oneOf(AnnouncementKind)),
  state: column(STATE, oneOf(AnnouncementState)),
  roles: column('a.roles', listOf(oneOf(Role))),
  params: column('a.params', record(text)),
  actorName: column('u.name', nullable(text)),
  publishAt: column('a.publish_at', instant),
  publishedAt: column('a.published_at', nullable(instant)),
  reached: column('sent.reached', int),
  readBy: column('sent.read', int),
});

export type AnnouncementRow = RowOf<typeof list>;

export const announcements: List<AnnouncementRow> = {
  table: 'announcements',
  alias: 'a',
  sort: (alias) => `${alias}.publish_at`,
  columns: list,
  joins: `LEFT JOIN users u ON u.id = a.actor_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS reached, count(n.read_at)::int AS read FROM notifications n WHERE n.announcement_id = a.id) sent`,
};

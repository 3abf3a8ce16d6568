/**
 * Stories of sellers for admins, the latest change first, and until which change an admin has seen them. Called by
 * ModeratedStoriesService.
 */
import { column, columns, instant, selectOne, text } from '../../../platform/db/columns';
import { type KeysetList, keysetPage } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';

export interface StoryFilter {
  readonly isHidden?: boolean | null;
  readonly isNew?: boolean | null;
}

export interface ListedStory {
  readonly id: string;
  readonly updatedAt: Date;
}

const list: KeysetList<ListedStory> = {
  columns: columns({ id: column('s.seller_id', text), updatedAt: column('s.updated_at', instant) }),
  from: 'seller_stories s',
  order: { id: 's.seller_id', direction: 'DESC', keys: [{ sql: 's.updated_at', type: 'timestamptz' }] },
};
const look = columns({ seenUntil: column('seen_until', instant) });

/**
 * SQL: from when on a change is new to this admin. Clients name the moment in milliseconds; what changed within the
 * same one was on their screen.
 */
const newSince = (admin: string) =>
  `coalesce((SELECT l.seen_until FROM story_looks l WHERE l.admin_id = ${admin}) + interval '1 millisecond', '-infinity'::timestamptz)`;
/** SQL: the story `s` was written or changed since this admin last looked. */
export const isNewStory = (admin: string) => `s.updated_at >= ${newSince(admin)}`;
const LOOK = (columnsSql: string) => `SELECT ${columnsSql} FROM story_looks WHERE admin_id = $1`;
/** Two tabs of an admin: what one has seen stays seen. */
const SEE = `
  INSERT INTO story_looks (admin_id, seen_until) VALUES ($1, least($2::timestamptz, now()))
  ON CONFLICT (admin_id) DO UPDATE SET seen_until = greatest(story_looks.seen_until, EXCLUDED.seen_until)`;

/** Reads a page of stories with one statement. */
export function moderatedStories(
  db: Db,
  { isHidden = null, isNew = null }: StoryFilter,
  adminId: string,
  page: PageRequest,
): Promise<Page<ListedStory>> {
  return keysetPage(db, list, page, (params) => [
    ...(isHidden === null ? [] : [`s.hidden_at IS ${isHidden ? 'NOT NULL' : 'NULL'}`]),
    ...(isNew === null ? [] : [`${isNew ? '' : 'NOT '}(${isNewStory(params.add(adminId))})`]),
  ]);
}

/** Null before the first look. */
export async function seenUntilOf(db: Db, adminId: string): Promise<Date | null> {
  return (await selectOne(db, look, LOOK, [adminId]))?.seenUntil ?? null;
}

export async function seeStories(db: Db, adminId: string, until: Date): Promise<void> {
  await execute(db, SEE, [adminId, until]);
}

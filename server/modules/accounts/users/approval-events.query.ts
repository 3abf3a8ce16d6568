/** The last change of an account's status. Called by AccountStatusService. */
import { column, columns, flag, int, type RowOf, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const last = columns({
  /** From and to: 'PENDING APPROVED'. */
  move: column(`coalesce(from_status, '') || ' ' || to_status`, text),
  isOthers: column('actor_id IS DISTINCT FROM $2', flag),
  /** Since then, at least 1. */
  minutes: column('greatest(1, round(extract(epoch FROM now() - created_at) / 60))::int', int),
});

const LAST = (list: string) => `SELECT ${list} FROM approval_events WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`;

/** `isOthers` where another user than `actorId` made it. */
export function lastStatusChange(db: Db, userId: string, actorId: string): Promise<RowOf<typeof last> | null> {
  return selectOne(db, last, LAST, [userId, actorId]);
}

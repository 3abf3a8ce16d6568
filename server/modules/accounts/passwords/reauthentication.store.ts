/** When a session's holder last proved the password. */
import { type Db, execute, exists } from '../../../platform/db/sql';

const RECENT = 'SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2 AND proved_at > now() - make_interval(mins => $3)';
const PROVED = 'UPDATE sessions SET proved_at = now() WHERE id = $1 AND user_id = $2';

export const isRecentlyProved = (db: Db, sessionId: string, userId: string, minutes: number): Promise<boolean> =>
  exists(db, RECENT, [sessionId, userId, minutes]);

/** The number of sessions: one, or none where it has ended meanwhile. */
export const markProved = (db: Db, sessionId: string, userId: string): Promise<number> => execute(db, PROVED, [sessionId, userId]);

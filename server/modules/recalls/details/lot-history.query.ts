/** Reads the decisions about lots. Called by LotDetailsService. */
import { Role } from '../../../../schema/values/accounts/roles';
import { column, columns, decimal, instant, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';
import { LotEventKind } from '../lot-event.entity';
import { stillHolds } from '../lot-holds.store';

const events = columns({
  id: column('e.id', text),
  lotId: column('lot.id', text),
  kind: column('e.kind', oneOf(LotEventKind)),
  reason: column('e.reason', nullable(text)),
  seconds: column('e.seconds', nullable(decimal)),
  actorRole: column('actor.role', nullable(oneOf(Role))),
  actorName: column(sellerNameOf('actor'), nullable(text)),
  createdAt: column('e.created_at', instant),
});
type LotHistoryRow = RowOf<typeof events>;

const OF_LOTS = (list: string) => `
  SELECT ${list} FROM unnest($1::uuid[]) AS lot (id)
  CROSS JOIN LATERAL (SELECT * FROM lot_events WHERE lot_id = lot.id ORDER BY id DESC LIMIT $2) e
  LEFT JOIN users actor ON actor.id = e.actor_id ORDER BY lot.id, e.id DESC`;

/** The latest come first; `each` is how many of a lot at most. */
export function historyOfLots(db: Db, lotIds: readonly string[], each: number): Promise<LotHistoryRow[]> {
  return select(db, events, OF_LOTS, [lotIds, each]);
}

const askedLot = columns({ lotId: column('e.lot_id', text) });
const ASKED_BY = (list: string) => `
  SELECT DISTINCT ${list} FROM lot_events e WHERE e.lot_id = ANY ($2::uuid[]) AND e.actor_id = $1 AND e.kind = 'RECALL_ASKED' AND ${stillHolds}`;

/** Returns the lots of these whose recall this user asked for, and nobody has confirmed or released since. */
export function recallsAskedBy(db: Db, userId: string, lotIds: readonly string[]): Promise<RowOf<typeof askedLot>[]> {
  return select(db, askedLot, ASKED_BY, [userId, lotIds]);
}

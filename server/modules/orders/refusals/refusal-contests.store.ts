/** Contested refusals. Called by RefusalContestsService. */
import type { EntityManager } from 'typeorm';
import { RefusalContestState } from '../../../../schema/values/orders/refusal-contests';
import { column, columns, instant, nullable, oneOf, select, selectOne, text } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Order } from '../orders/order.entity';
import type { RefusalContest } from './refusal-contest.entity';

const contest = columns({
  id: column('c.id', text),
  orderId: column('c.order_id', text),
  buyerId: column('c.buyer_id', text),
  sellerId: column('c.seller_id', text),
  text: column('c.text', text),
  state: column('c.state', oneOf(RefusalContestState)),
  reason: column('c.reason', nullable(text)),
  openedAt: column('c.opened_at', instant),
  decidedAt: column('c.decided_at', nullable(instant)),
});

const LATEST: KeysetOrder = { id: 'c.id', keys: [{ sql: 'c.opened_at', type: 'timestamptz' }], direction: 'DESC' };
const OLDEST: KeysetOrder = { ...LATEST, direction: 'ASC' };

const ADD = (list: string) => `
  INSERT INTO refusal_contests AS c (order_id, buyer_id, seller_id, text) VALUES ($1, $2, $3, $4) ON CONFLICT (order_id) DO NOTHING RETURNING ${list}`;
const LOCK = (list: string) => `SELECT ${list} FROM refusal_contests c WHERE c.id = $1 FOR UPDATE`;
const DECIDE = (list: string) => `
  UPDATE refusal_contests c SET state = $2, reason = $3, decided_at = now() WHERE c.id = $1 RETURNING ${list}`;
const OF_ORDERS = (list: string) => `SELECT ${list} FROM refusal_contests c WHERE c.order_id = ANY ($1::uuid[])`;

/** Null where this order had one. */
export function addContest(tx: EntityManager, { id, buyerId, sellerId }: Order, written: string): Promise<RefusalContest | null> {
  return selectOne(tx, contest, ADD, [id, buyerId, sellerId, written]);
}

export function lockContest(tx: EntityManager, id: string): Promise<RefusalContest | null> {
  return selectOne(tx, contest, LOCK, [id]);
}

export async function decideContest(tx: EntityManager, id: string, state: RefusalContestState, reason: string): Promise<RefusalContest> {
  const decided = await selectOne(tx, contest, DECIDE, [id, state, reason]);
  if (!decided) throw new Error('A locked objection is there.');
  return decided;
}

export function contestsOfOrders(db: Db, orderIds: readonly string[]): Promise<RefusalContest[]> {
  return select(db, contest, OF_ORDERS, [orderIds]);
}

/** Returns a page of open contests, the longest waiting first, or of decided ones, the latest first. */
export function contestsPage(db: Db, isOpen: boolean, page: PageRequest): Promise<Page<RefusalContest>> {
  const list: KeysetList<RefusalContest> = { columns: contest, from: 'refusal_contests c', order: isOpen ? OLDEST : LATEST };
  return keysetPage(db, list, page, () => [isOpen ? `c.state = 'OPEN'` : `c.state <> 'OPEN'`]);
}

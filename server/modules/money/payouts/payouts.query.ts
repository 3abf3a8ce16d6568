/** Payouts and batches as they are read. Called by PayoutsService. */
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { PayoutState } from '../../../../schema/values/money/payouts';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { isId, type KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { mayBePaid } from './payable.query';
import type { Payout, PayoutBatch } from './payouts.types';
import { sellerNameOf } from '../../accounts/users/accounts.service';

export interface PayoutFilterValues {
  readonly state?: PayoutState | null;
  readonly batchId?: string | null;
  readonly sellerId?: string | null;
}

const payout = columns({
  id: column('p.id', text),
  number: column('p.number', text),
  state: column('p.state', oneOf(PayoutState)),
  amount: column('p.amount', decimal),
  sellerId: column('p.seller_id', text),
  sellerName: column(sellerNameOf('u'), text),
  method: column('p.method', oneOf(PayoutMethod)),
  accountNumber: column('p.account_number', text),
  holder: column('p.holder', text),
  bankName: column('p.bank_name', nullable(text)),
  branch: column('p.branch', nullable(text)),
  batchId: column('p.batch_id', nullable(text)),
  batchNumber: column('b.number', nullable(text)),
  reference: column('p.reference', nullable(text)),
  reason: column('p.reason', nullable(text)),
  version: column('p.version', int),
  requestedAt: column('p.requested_at', instant),
  updatedAt: column('p.updated_at', instant),
  paidAt: column('p.paid_at', nullable(instant)),
  failedAt: column('p.failed_at', nullable(instant)),
  wasFailed: column('p.was_failed', flag),
  hasSellerLeft: column('(u.closed_at IS NOT NULL)', flag),
});
const FROM = 'payouts p JOIN users u ON u.id = p.seller_id LEFT JOIN payout_batches b ON b.id = p.batch_id';
const LATEST: KeysetOrder = { id: 'p.id', keys: [{ sql: 'p.requested_at', type: 'timestamptz' }], direction: 'DESC' };
const BY_ID = (list: string) => `SELECT ${list} FROM ${FROM} WHERE p.id = $1`;
const UNDECIDED = (list: string) => `SELECT ${list} FROM ${FROM} WHERE p.seller_id = $1 AND p.state IN ('REQUESTED', 'SENT')`;
const TO_TRANSFER = (list: string) =>
  `SELECT ${list} FROM ${FROM} WHERE p.batch_id = $1 AND p.method = $2 AND p.state = 'SENT' AND ${mayBePaid('u')} ORDER BY p.id`;

const batch = columns({
  id: column('b.id', text),
  number: column('b.number', text),
  madeAt: column('b.made_at', instant),
  payoutCount: column('s.count', int),
  amount: column('s.amount', decimal),
  sentCount: column('s.sent', int),
  paidCount: column('s.paid', int),
  failedCount: column('s.failed', int),
  methods: column('s.methods', listOf(oneOf(PayoutMethod))),
});
const BATCHES = `payout_batches b CROSS JOIN LATERAL (
  SELECT count(*)::int AS count, sum(p.amount) AS amount, (count(*) FILTER (WHERE p.state = 'SENT'))::int AS sent,
    (count(*) FILTER (WHERE p.state = 'PAID'))::int AS paid, (count(*) FILTER (WHERE p.state = 'FAILED'))::int AS failed,
    array_agg(DISTINCT p.method::text) AS methods FROM payouts p WHERE p.batch_id = b.id
) s`;
const LATEST_BATCH: KeysetOrder = { id: 'b.id', keys: [{ sql: 'b.made_at', type: 'timestamptz' }], direction: 'DESC' };
const BATCH = (list: string) => `SELECT ${list} FROM ${BATCHES} WHERE b.id = $1`;

const sums = columns({
  requested: column(`coalesce(sum(p.amount) FILTER (WHERE p.state = 'REQUESTED'), 0)::numeric(16,2)`, decimal),
  requestedCount: column(`(count(*) FILTER (WHERE p.state = 'REQUESTED'))::int`, int),
  sent: column(`coalesce(sum(p.amount) FILTER (WHERE p.state = 'SENT'), 0)::numeric(16,2)`, decimal),
});
/** Requested payouts are counted as a batch would take them: without sellers to whom no money goes now. */
const SUMS = (list: string) => `
  SELECT ${list} FROM payouts p JOIN users u ON u.id = p.seller_id WHERE p.state = 'SENT' OR (p.state = 'REQUESTED' AND ${mayBePaid('u')})`;

export function payoutsPage(db: Db, filter: PayoutFilterValues, page: PageRequest): Promise<Page<Payout>> {
  const list: KeysetList<Payout> = { columns: payout, from: FROM, order: LATEST };
  return keysetPage(db, list, page, (params) => conditionsOf(filter, params));
}

function conditionsOf({ state, batchId, sellerId }: PayoutFilterValues, params: Params): string[] {
  return [
    ...(sellerId ? [isId('p.seller_id', sellerId, params)] : []),
    ...(batchId ? [isId('p.batch_id', batchId, params)] : []),
    ...(state ? [`p.state = ${params.add(state)}`] : []),
  ];
}

export function payoutById(db: Db, id: string): Promise<Payout | null> {
  return selectOne(db, payout, BY_ID, [id]);
}

/** The seller's payout that is under way. */
export function undecidedPayout(db: Db, sellerId: string): Promise<Payout | null> {
  return selectOne(db, payout, UNDECIDED, [sellerId]);
}

/**
 * Payouts of one method of a batch that are to be transferred, in a fixed order; those of a seller who was suspended
 * meanwhile wait.
 */
export function payoutsToTransfer(db: Db, batchId: string, method: PayoutMethod): Promise<Payout[]> {
  return select(db, payout, TO_TRANSFER, [batchId, method]);
}

export function batchesPage(db: Db, page: PageRequest): Promise<Page<PayoutBatch>> {
  const list: KeysetList<PayoutBatch> = { columns: batch, from: BATCHES, order: LATEST_BATCH };
  return keysetPage(db, list, page, () => []);
}

export function batchById(db: Db, id: string): Promise<PayoutBatch | null> {
  return selectOne(db, batch, BATCH, [id]);
}

export async function sumsUndecided(
  db: Db,
): Promise<{ readonly requested: string; readonly requestedCount: number; readonly sent: string }> {
  const totals = await selectOne(db, sums, SUMS);
  if (!totals) throw new Error('A sum has one row.');
  return totals;
}

/**
 * The table of deals: every statement on it that is not about prices (those are in
 * server/modules/catalogue/products/product-row.query.ts). A proposal has no window yet and counts nowhere.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { DealMaker, DealState, FinancedBy } from '../../../../schema/values/market/offers';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { isId } from '../../../platform/db/keyset';
import { type List, listPage, listRow } from '../../../platform/db/list-query';
import { type Db, execute, exists } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/uuid';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { namedSql } from '../../catalogue/admin/moderated-products.service';
import { isRunningDeal } from '../../catalogue/products/product-reader.service';
import type { Deal } from './deal.types';

export interface DealFilter extends PageRequest {
  readonly state?: DealState | null;
  readonly search?: string | null;
  /** Only deals on this seller's products. */
  readonly sellerId?: string;
}

export type DealRow = Omit<Deal, 'product'> & { readonly productId: string };

export interface NewDeal {
  readonly productId: string;
  readonly percent: number;
  readonly madeBy: DealMaker;
  readonly financedBy: FinancedBy;
  /** BDT; null where the seller pays. */
  readonly marketBudget: string | null;
  readonly reason: string | null;
  /** Null: now. */
  readonly from: Date | null;
  readonly until: Date;
}

const OPEN = 'd.starts_at IS NULL AND d.declined_at IS NULL AND d.ended_at IS NULL';
const STATES: Record<DealState, string> = {
  PROPOSED: `${OPEN} AND d.proposed_until > now()`,
  EXPIRED: `${OPEN} AND d.proposed_until <= now()`,
  DECLINED: 'd.declined_at IS NOT NULL',
  SCHEDULED: 'd.ended_at IS NULL AND d.starts_at > now()',
  RUNNING: isRunningDeal('d'),
  USED_UP: 'd.starts_at <= now() AND d.ends_at > now() AND d.is_used_up',
  ENDED: '(d.ended_at IS NOT NULL OR d.ends_at <= now())',
};
/** SQL: the proposal `d` waits for its seller. */
export const isProposedDeal = STATES.PROPOSED;
const BEFORE = 'coalesce(d.price_before, p.price)';
const STATE = `CASE WHEN ${STATES.PROPOSED} THEN 'PROPOSED' WHEN ${STATES.DECLINED} THEN 'DECLINED' WHEN ${STATES.EXPIRED} THEN 'EXPIRED'
    WHEN ${STATES.SCHEDULED} THEN 'SCHEDULED' WHEN ${STATES.RUNNING} THEN 'RUNNING'
    WHEN ${STATES.USED_UP} THEN 'USED_UP' ELSE 'ENDED' END`;
const begins = (alias: string) => `coalesce(${alias}.starts_at, ${alias}.proposed_from)`;
const PRODUCT_JOIN = 'JOIN products p ON p.id = d.product_id';

const dealColumns = columns({
  id: column('d.id', text),
  productId: column('d.product_id', text),
  percent: column('d.percent', int),
  financedBy: column('d.financed_by', oneOf(FinancedBy)),
  madeBy: column('d.made_by', oneOf(DealMaker)),
  reason: column('d.reason', nullable(text)),
  marketBudget: column('d.market_budget', nullable(decimal)),
  marketSpent: column('CASE WHEN d.market_budget IS NOT NULL THEN d.market_spent END', nullable(decimal)),
  priceBefore: column(BEFORE, decimal),
  dealPrice: column(`round(${BEFORE} * (100 - d.percent) / 100, 2)`, decimal),
  startsAt: column(begins('d'), instant),
  endsAt: column('coalesce(d.ends_at, d.proposed_until)', instant),
  endedAt: column('d.ended_at', nullable(instant)),
  decidedAt: column('coalesce(d.accepted_at, d.declined_at)', nullable(instant)),
  state: column(STATE, oneOf(DealState)),
});
const deals: List<DealRow> = {
  table: 'deals',
  alias: 'd',
  sort: begins,
  columns: dealColumns,
  joins: PRODUCT_JOIN,
  filterJoins: PRODUCT_JOIN,
};
/** Columns of a product that a decision about its deal needs. */
const dealtProduct = columns({
  productId: column('p.id', text),
  name: column('p.name', text),
  secondProduct: column("coalesce(p.second_name, '')", text),
  price: column('p.price', decimal),
  /** The least quantity that is sold, or one unit. */
  leastQuantity: column(
    "coalesce((SELECT s.min_quantity FROM sell_posts s WHERE s.product_id = p.id AND s.state <> 'ENDED' LIMIT 1), 1)",
    decimal,
  ),
  isPublished: column('p.is_published', flag),
  imageId: column('p.main_image_id', nullable(text)),
  sellerId: column('p.seller_id', text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
});
export type DealtProduct = RowOf<typeof dealtProduct>;
const ID = columns({ id: column('id', text) });
const reported = columns({ productId: column('due.product_id', text) });
const state = columns({ state: column(STATE, oneOf(DealState)) });
const LOCK_PRODUCT = (list: string) => `SELECT ${list} FROM products p JOIN users s ON s.id = p.seller_id
  WHERE p.id = $1 AND p.deleted_at IS NULL FOR UPDATE OF p`;
const OVERLAPPING = (list: string) => `SELECT ${list} FROM deals d
  WHERE d.product_id = $1 AND d.starts_at < $3 AND d.ends_at > coalesce($2, now()) AND d.ends_at > d.starts_at LIMIT 1`;
const PROPOSED_ALREADY = `SELECT 1 FROM deals d WHERE d.product_id = $1 AND ${STATES.PROPOSED}
  AND d.proposed_from < $3 AND d.proposed_until > coalesce($2, now()) LIMIT 1`;
const ADD = (list: string) => `
  INSERT INTO deals (product_id, percent, made_by, financed_by, market_budget, reason, price_before, starts_at, ends_at, accepted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now()), $9, now()) RETURNING ${list}`;
const PROPOSE = (list: string) => `
  INSERT INTO deals (product_id, percent, made_by, financed_by, reason, proposed_from, proposed_until)
  VALUES ($1, $2, $3, $4, $5, coalesce($6, now()), $7) RETURNING ${list}`;
const ACCEPT = `
  UPDATE deals d SET accepted_at = now(), price_before = $2, starts_at = greatest(d.proposed_from, now()), ends_at = d.proposed_until
  WHERE d.id = $1 AND ${STATES.PROPOSED}`;
const DECLINE = `UPDATE deals d SET declined_at = now() WHERE d.id = $1 AND ${STATES.PROPOSED}`;
/** Ends a deal. A deal that has not begun gets an empty window, because it never counted; a proposal has no window. */
const END = `
  UPDATE deals d SET ended_at = now(), ends_at = CASE WHEN d.starts_at IS NULL THEN NULL ELSE greatest(d.starts_at, now()) END
  WHERE d.id = $1 AND (${STATES.PROPOSED} OR ${STATES.SCHEDULED} OR ${STATES.RUNNING} OR ${STATES.USED_UP})`;

/** The products are locked before the deals, as orders lock them; those that another process has are passed over. */
const MARK_REPORTED = (list: string) => `
  WITH due AS (
    SELECT d.id, d.product_id FROM deals d JOIN products p ON p.id = d.product_id
    WHERE d.id IN (
      SELECT id FROM deals WHERE NOT deals.reported_running AND ${isRunningDeal('deals')}
      UNION ALL SELECT id FROM deals WHERE deals.reported_running AND NOT (${isRunningDeal('deals')})
      UNION ALL SELECT id FROM deals WHERE NOT reported_over AND NOT reported_running AND ends_at > starts_at AND ends_at <= now())
    ORDER BY d.product_id LIMIT $1 FOR NO KEY UPDATE OF p SKIP LOCKED
  ), marked AS (
    UPDATE deals d SET reported_running = ${isRunningDeal('d')}, reported_over = d.ends_at <= now() FROM due WHERE d.id = due.id
  )
  SELECT ${list} FROM due`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DealsStore {
  constructor(private readonly db: DataSource) {}

  /** The latest to begin first, with how many there are in all. */
  page({ state, search, sellerId, ...page }: DealFilter): Promise<Page<DealRow>> {
    return listPage(this.db, deals, page, (params) => [
      ...(state ? [STATES[state]] : []),
      ...(search ? [namedSql(search, params)] : []),
      ...(sellerId ? [isId('p.seller_id', sellerId, params)] : []),
    ]);
  }

  findById(db: Db, id: string): Promise<DealRow | null> {
    return isUuid(id) ? listRow(db, deals, id) : Promise.resolve(null);
  }

  /** Locked, so that of two deals at once the second sees the first, and the stored price is the one charged now. */
  lockProduct(tx: Db, productId: string): Promise<DealtProduct | null> {
    return isUuid(productId) ? selectOne(tx, dealtProduct, LOCK_PRODUCT, [productId]) : Promise.resolve(null);
  }

  /**
   * The state of an accepted deal of the product that counts at some moment between these two, null where there is
   * none. `from` null is now.
   */
  async overlapping(tx: Db, productId: string, from: Date | null, until: Date): Promise<DealState | null> {
    return (await selectOne(tx, state, OVERLAPPING, [productId, from, until]))?.state ?? null;
  }

  /** The same for proposals that wait for the seller. */
  isProposed(tx: Db, productId: string, from: Date | null, until: Date): Promise<boolean> {
    return exists(tx, PROPOSED_ALREADY, [productId, from, until]);
  }

  /** Counts from its start on; `priceBefore` is what one unit costs now. */
  add(tx: Db, deal: NewDeal, priceBefore: string): Promise<string> {
    const { productId, percent, madeBy, financedBy, marketBudget, reason, from, until } = deal;
    return stored(tx, ADD, [productId, percent, madeBy, financedBy, marketBudget, reason, priceBefore, from, until]);
  }

  propose(tx: Db, { productId, percent, madeBy, financedBy, reason, from, until }: NewDeal): Promise<string> {
    return stored(tx, PROPOSE, [productId, percent, madeBy, financedBy, reason, from, until]);
  }

  /** False where it does not wait for the seller any more. */
  async accept(tx: Db, id: string, priceBefore: string): Promise<boolean> {
    return (await execute(tx, ACCEPT, [id, priceBefore])) > 0;
  }

  async decline(tx: Db, id: string): Promise<boolean> {
    return (await execute(tx, DECLINE, [id])) > 0;
  }

  /**
   * Marks deals that run, or run no more, since they were last reported. Returns the product of each, at most so many.
   */
  async markReported(tx: Db, most: number): Promise<string[]> {
    return (await select(tx, reported, MARK_REPORTED, [most])).map(({ productId }) => productId);
  }

  /** Ends what runs or is to come, and withdraws what is only proposed; false where it is over. */
  async end(tx: Db, id: string): Promise<boolean> {
    return (await execute(tx, END, [id])) > 0;
  }
}

async function stored(tx: Db, statement: (list: string) => string, params: readonly unknown[]): Promise<string> {
  const made = await selectOne(tx, ID, statement, params);
  if (!made) throw new Error('A deal was not stored.');
  return made.id;
}

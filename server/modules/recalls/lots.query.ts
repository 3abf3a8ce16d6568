/** Reads lots, the latest first. Called by the services of this module. */
import { LotState } from '../../../schema/values/catalogue/lots';
import { Grade } from '../../../schema/values/catalogue/grades';
import { Unit } from '../../../schema/values/catalogue/units';
import { serverLimits } from '../../../schema/values/server-limits';
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
} from '../../platform/db/columns';
import { keysetPage, type KeysetList } from '../../platform/db/list-query';
import type { Db } from '../../platform/db/sql';
import type { Page, PageRequest } from '../../platform/paging/page';
import { sellerNameOf } from '../accounts/users/accounts.service';
import { stillHolds } from './lot-holds.store';
import type { LotView } from './lot.types';

const STATE = "coalesce(lot.hold, CASE WHEN lot.remaining > 0 THEN 'OPEN' ELSE 'CLOSED' END)";

/** The name of a closed account is erased. */
export const OWNER_NAME = `coalesce(nullif(lot.owner_name, ''), ${sellerNameOf('owner')})`;
/** The latest decision about a lot on hold. */
const DECISION = "FROM lot_events e WHERE e.lot_id = lot.id AND e.kind <> 'DRILLED' AND lot.hold IS NOT NULL ORDER BY e.id DESC LIMIT 1";

const lots: KeysetList<LotView> = {
  columns: columns({
    id: column('lot.id', text),
    code: column('lot.code', text),
    productId: column('lot.product_id', text),
    name: column('lot.product_name', text),
    secondName: column('lot.second_name', nullable(text)),
    ownerId: column('lot.owner_id', text),
    ownerName: column(OWNER_NAME, text),
    unit: column('lot.unit', oneOf(Unit)),
    customUnitNote: column('lot.custom_unit_note', nullable(text)),
    secondUnitNote: column('CASE WHEN p.custom_unit_note = lot.custom_unit_note THEN p.second_unit_note END', nullable(text)),
    quantity: column('trim_scale(lot.added - lot.removed)', decimal),
    remaining: column('trim_scale(lot.remaining)', decimal),
    isReceived: column('lot.receipt_id IS NOT NULL', flag),
    state: column(STATE, oneOf(LotState)),
    harvestedFrom: column('lot.harvested_from::text', nullable(text)),
    harvestedUntil: column('lot.harvested_until::text', nullable(text)),
    grade: column('lot.grade', nullable(oneOf(Grade))),
    openedAt: column('lot.opened_at', instant),
    upazilaId: column('lot.upazila_id', nullable(int)),
    reason: column(`(SELECT e.reason ${DECISION})`, nullable(text)),
    isRecallAsked: column(
      `EXISTS (SELECT 1 FROM lot_events e WHERE e.lot_id = lot.id AND e.kind = 'RECALL_ASKED' AND ${stillHolds})`,
      flag,
    ),
  }),
  from: 'lots lot JOIN products p ON p.id = lot.product_id JOIN users owner ON owner.id = lot.owner_id',
  countFrom: 'lots lot',
  order: { id: 'lot.id', direction: 'DESC', keys: [{ sql: 'lot.opened_at', type: 'timestamptz' }] },
};

export interface LotFilterValues {
  readonly productId?: string | null;
  readonly state?: LotState | null;
}

export function lotsPage(db: Db, ownerId: string, { productId, state }: LotFilterValues, page: PageRequest): Promise<Page<LotView>> {
  return keysetPage(db, lots, page, (params) => [
    `lot.owner_id = ${params.add(ownerId)}`,
    ...(productId ? [`lot.product_id = ${params.add(productId)}`] : []),
    ...(state ? [`${STATE} = ${params.add(state)}`] : []),
  ]);
}

export interface AllLotsFilterValues extends LotFilterValues {
  /** How the code begins. */
  readonly code?: string | null;
  readonly sellerId?: string | null;
}

/** Lots of all sellers. */
export function allLotsPage(db: Db, { code, sellerId, productId, state }: AllLotsFilterValues, page: PageRequest): Promise<Page<LotView>> {
  return keysetPage(db, lots, page, (params) => [
    ...(code ? [`lot.code ^@ ${params.add(code)}::text`] : []),
    ...(sellerId ? [`lot.owner_id = ${params.add(sellerId)}`] : []),
    ...(productId ? [`lot.product_id = ${params.add(productId)}`] : []),
    ...(state ? [`${STATE} = ${params.add(state)}`] : []),
  ]);
}

/** Lots of all sellers on hold and recalled. */
export function heldLotsPage(db: Db, page: PageRequest): Promise<Page<LotView>> {
  return keysetPage(db, lots, page, () => ['lot.hold IS NOT NULL']);
}

const BY_CODE = (list: string) => `SELECT ${list} FROM ${lots.from} WHERE lot.code = $1`;

export function lotByCode(db: Db, code: string): Promise<LotView | null> {
  return selectOne(db, lots.columns, BY_CODE, [code]);
}

const BY_CODES = (list: string) => `SELECT ${list} FROM ${lots.from} WHERE lot.code = ANY ($1::text[]) ORDER BY lot.code`;

/** In the order of their codes. */
export function lotViewsByCodes(db: Db, codes: readonly string[]): Promise<LotView[]> {
  return select(db, lots.columns, BY_CODES, [codes]);
}

const BY_IDS = (list: string) => `
  SELECT ${list} FROM ${lots.from} WHERE lot.id = ANY ($1::uuid[]) ORDER BY lot.opened_at, lot.id LIMIT ${serverLimits.traceSteps}`;

/** The oldest first. */
export function lotViewsByIds(db: Db, ids: readonly string[]): Promise<LotView[]> {
  return select(db, lots.columns, BY_IDS, [ids]);
}

/** SQL: the seller's own unit in a second language: a lot keeps the first alone, its product may have another now. */
export const secondUnitNoteOf = (lot: 'lot' | 'before'): string =>
  `(SELECT own.second_unit_note FROM products own WHERE own.id = ${lot}.product_id AND own.custom_unit_note = ${lot}.custom_unit_note)`;

const inStock = columns({
  productId: column('lot.product_id', text),
  code: column('lot.code', text),
  remaining: column('lot.remaining', decimal),
  isHeld: column('lot.hold IS NOT NULL', flag),
  harvestedFrom: column('lot.harvested_from::text', nullable(text)),
  harvestedUntil: column('lot.harvested_until::text', nullable(text)),
});
export type LotInStock = RowOf<typeof inStock>;

const IN_STOCK = (list: string) => `
  SELECT ${list} FROM lots lot WHERE lot.product_id = ANY ($1::uuid[]) AND lot.remaining > 0 ORDER BY lot.product_id, lot.is_first DESC, lot.opened_at, lot.id`;

/** Lots of these products that something is left of, in the order in which orders take them. */
export function lotsInStock(db: Db, productIds: readonly string[]): Promise<LotInStock[]> {
  return select(db, inStock, IN_STOCK, [productIds]);
}

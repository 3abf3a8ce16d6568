/**
 * Reads how much of a recalled lot is still with buyers: of goods that traders listed again, what their buyers have.
 * Called by RecallsService.
 */
import type Big from 'big.js';
import { column, columns, decimal, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { money, toQuantity } from '../../../platform/money';
import { REACHED } from '../lot-holds.store';
import { OUT, partOf, STATED } from './recalled-sales.query';

const FROM = `reached JOIN recalled_shares recalled ON recalled.lot_id = reached.id
  JOIN lot_shares share ON share.order_line_id = recalled.order_line_id AND share.lot_id = recalled.lot_id
  LEFT JOIN receipts r ON r.order_line_id = recalled.order_line_id LEFT JOIN ${STATED}`;

const eaten = columns({
  lotId: column('recalled.lot_id', text),
  out: column(`sum(CASE WHEN stated.missing IS NULL THEN ${OUT} ELSE ${partOf('stated.missing')} END)`, decimal),
});
const EATEN = (list: string) => `${REACHED} SELECT ${list} FROM ${FROM} WHERE r.id IS NULL GROUP BY recalled.lot_id`;

const traded = columns({
  lotId: column('recalled.lot_id', text),
  receiptId: column('r.id', text),
  out: column(OUT, decimal),
  /** So much of what its trader had neither listed nor sold was missing, of the whole delivery. */
  missing: column('coalesce(stated.missing, 0)', decimal),
  received: column('r.quantity', decimal),
});
const TRADED = (list: string) => `${REACHED} SELECT ${list} FROM ${FROM} WHERE r.id IS NOT NULL`;

const draw = columns({
  receiptId: column('d.receipt_id', text),
  lotId: column('made.id', text),
  /** In the unit of the receipt, and of the lot. */
  quantity: column('d.quantity', decimal),
  inLot: column('d.product_quantity', decimal),
});
const DRAWS = (list: string) => `
  ${REACHED} SELECT ${list} FROM reached JOIN lots made ON made.id = reached.id
  JOIN receipt_draws d ON d.receipt_id = made.receipt_id AND d.product_id = made.product_id WHERE d.product_quantity > 0`;

const continued = columns({
  lotId: column('c.from_lot_id', text),
  toLotId: column('c.lot_id', text),
  /** In the unit of each. */
  quantity: column('c.quantity', decimal),
  inLot: column('made.added', decimal),
});
const CONTINUED = (list: string) => `
  ${REACHED} SELECT ${list} FROM reached JOIN lot_continuations c ON c.from_lot_id = reached.id JOIN lots made ON made.id = c.lot_id`;

interface Goods {
  readonly eaten: ReadonlyMap<string, string>;
  /** By lot, by receipt and by lot. */
  readonly traded: ReadonlyMap<string, readonly RowOf<typeof traded>[]>;
  readonly draws: ReadonlyMap<string, readonly RowOf<typeof draw>[]>;
  readonly continued: ReadonlyMap<string, readonly RowOf<typeof continued>[]>;
}

/** The quantity of the lot that buyers may still have, in its unit. */
export async function stillOut(db: Db, lotId: string): Promise<string> {
  const sums = await select(db, eaten, EATEN, [lotId]);
  const goods: Goods = {
    eaten: new Map(sums.map(({ lotId: id, out }) => [id, out])),
    traded: groupedBy(await select(db, traded, TRADED, [lotId]), (part) => part.lotId),
    draws: groupedBy(await select(db, draw, DRAWS, [lotId]), (part) => part.receiptId),
    continued: groupedBy(await select(db, continued, CONTINUED, [lotId]), (part) => part.lotId),
  };
  return toQuantity(outOf(goods, lotId, new Map()).toFixed(3));
}

/** Each lot once: lots are made of older ones only. */
function outOf(goods: Goods, lotId: string, sumsByLot: Map<string, Big>): Big {
  const before = sumsByLot.get(lotId);
  if (before) return before;
  const ofTraders = (goods.traded.get(lotId) ?? []).map((part) => {
    const share = money(part.out).div(part.received);
    const sold = (goods.draws.get(part.receiptId) ?? []).reduce(
      (sum, { lotId: made, quantity, inLot }) => sum.plus(outOf(goods, made, sumsByLot).times(quantity).div(inLot)),
      money(0),
    );
    return sold.plus(part.missing).times(share);
  });
  const ofContinued = (goods.continued.get(lotId) ?? []).map(({ toLotId, quantity, inLot }) =>
    outOf(goods, toLotId, sumsByLot).times(quantity).div(inLot),
  );
  const sum = [...ofTraders, ...ofContinued].reduce((all, left) => all.plus(left), money(goods.eaten.get(lotId) ?? 0));
  sumsByLot.set(lotId, sum);
  return sum;
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

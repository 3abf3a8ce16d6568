/** How much of a recalled lot buyers may still have, by brute force: from the rows and from what was stated when. */
import type { TestApp } from '../../../support/app';
import { rows } from '../../../support/sql';

interface Share {
  readonly line: string;
  readonly lot: string;
  readonly out: number;
}

const SHARES = 'SELECT order_line_id AS line, lot_id AS lot, (quantity - returned)::float AS out FROM lot_shares';
const LOTS = 'SELECT id, receipt_id AS receipt, product_id AS product, added::float, unit FROM lots';
const RECEIPTS = 'SELECT id, order_line_id AS line, quantity::float FROM receipts';
const DRAWS = 'SELECT receipt_id AS receipt, product_id AS product, quantity::float, product_quantity::float AS made FROM receipt_draws';
const CONTINUED = 'SELECT from_lot_id AS before, lot_id AS lot, quantity::float, lot_quantity::float AS became FROM lot_continuations';
const KILOGRAMS: Readonly<Record<string, number>> = { KG: 1, TON: 1000, QUARTER: 0.25 };
const COUNTED = "SELECT lot_id AS lot, sum(quantity)::float AS quantity FROM lot_removals WHERE cause = 'COUNTED' GROUP BY 1";
const RECALLED = 'SELECT order_line_id AS line, lot_id AS lot FROM recalled_shares';

/** `missing`: of each line about which something was stated, how much of what its maker had was not there then. */
export async function outByBruteForce({ db }: TestApp, lotId: string, missing: ReadonlyMap<string, number>): Promise<number> {
  const shares = await rows<Share>(db, SHARES);
  const lots = await rows<{ id: string; receipt: string | null; product: string; added: number; unit: string }>(db, LOTS);
  const receipts = await rows<{ id: string; line: string; quantity: number }>(db, RECEIPTS);
  const draws = await rows<{ receipt: string; product: string; quantity: number; made: number }>(db, DRAWS);
  const continued = await rows<{ before: string; lot: string; quantity: number; became: number }>(db, CONTINUED);
  const recalled = await rows<{ line: string; lot: string }>(db, RECALLED);
  const drawOf = (lot?: (typeof lots)[number]) =>
    draws.find((one) => one.made > 0 && one.receipt === lot?.receipt && one.product === lot.product);
  const known = new Map<string, number>([[lotId, 1]]);
  const root = lots.find(({ id }) => id === lotId);
  for (const lot of lots.filter(({ id, receipt }) => id !== lotId && receipt && receipt === root?.receipt)) {
    known.set(lot.id, root?.unit === lot.unit ? 1 : KILOGRAMS[lot.unit]! / KILOGRAMS[root!.unit]!);
  }
  // back first, then forward: what was mixed into the same lot is not the same goods
  for (const way of ['back', 'forward'])
    for (const _turn of continued)
      for (const { before, lot, became } of continued) {
        const wholeBefore = continued.filter((one) => one.lot === lot).reduce((sum, one) => sum + one.quantity, 0);
        const [from, to] = way === 'back' ? [lot, before] : [before, lot];
        const ratio = way === 'back' ? became / wholeBefore : wholeBefore / became;
        if (known.has(from) && !known.has(to)) known.set(to, known.get(from)! * ratio);
      }
  const own = new Map(known);
  /** So much of the recalled lot is in one unit of this one. */
  const contentOf = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const lot = lots.find((one) => one.id === id)!;
    const receipt = receipts.find((one) => one.id === lot.receipt);
    const draw = drawOf(lot);
    const came = receipt
      ? shares.filter(({ line }) => line === receipt.line).reduce((sum, share) => sum + share.out * contentOf(share.lot), 0) /
        receipt.quantity
      : 0;
    const drawn = draw ? (came * draw.quantity) / draw.made : 0;
    known.set(id, drawn);
    return drawn;
  };
  let out = 0;
  // what was counted away without a word is nowhere
  for (const { lot, quantity } of await rows<{ lot: string; quantity: number }>(db, COUNTED)) out += (own.get(lot) ?? 0) * quantity;
  for (const { line, lot } of recalled) {
    const whole = shares.filter((share) => share.line === line).reduce((sum, share) => sum + share.out, 0);
    const own = shares.find((share) => share.line === line && share.lot === lot)!.out;
    const isTraded = receipts.some((receipt) => receipt.line === line);
    const gone = missing.get(line) ?? (isTraded ? 0 : whole);
    if (whole > 0) out += Math.min(own, (gone * own) / whole) * contentOf(lot);
  }
  return out;
}

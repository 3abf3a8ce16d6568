/** Compares the database with the model: states, sums, receipts and stock. */
import type { TestApp } from '../../../support/app';
import type { Goods } from '../../../support/build-orders';
import { lotInvariants } from '../../../support/lot-invariants';
import { rows } from '../../../support/sql';
import { coarse, isArrived, isHeld, type Model, onHandOf, reservedOf, type World } from './model';
import { accountOf, sumsOf } from './sums';

export async function agree({ app, shelf }: World, model: Model): Promise<void> {
  await agreeOnStock(app, shelf, model);
  const ids = model.orders.map(({ id }) => id);
  const orders: { id: string }[] = await app.db.query(
    `SELECT id, coalesce(substate, status) AS state, status, payment_status AS payment, delivery_attempts AS attempts, completed_at IS NOT NULL AS "isComplete",
       handover, handover_tries AS tries
     FROM orders o WHERE id = ANY($1::uuid[]) ORDER BY id`,
    [ids],
  );
  await readRefunded(app, model);
  const wanted = model.orders.map((order) => {
    const { id, state, attempts, isComplete, handover, tries } = order;
    return { id, state, status: coarse[state] ?? state, payment: accountOf(order).status, attempts, isComplete, handover, tries };
  });
  expect(orders).toEqual(wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  await agreeOnSums(app, model);
  await agreeOnReceipts(app, model);
  await agreeOnAccounts(app, model);
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
}

/**
 * Reads from the database how much problems took off each order, since the commands draw those amounts. The problems
 * are compared with it.
 */
async function readRefunded(app: TestApp, model: Model): Promise<void> {
  const found = await rows<{ id: string; refunded: number }>(app.db, 'SELECT id, refunded::float FROM orders WHERE id = ANY ($1::uuid[])', [
    model.orders.map(({ id }) => id),
  ]);
  for (const order of model.orders) order.refunded = found.find(({ id }) => id === order.id)?.refunded ?? 0;
}

/** By the raw rows: what was received and given back, and what the seller owes. */
async function agreeOnAccounts(app: TestApp, model: Model): Promise<void> {
  const found = await rows<{ id: string; received: number; claimed: number; back: number; owed: number }>(
    app.db,
    `SELECT o.id, (SELECT coalesce(sum(amount), 0)::float FROM order_payments p WHERE p.order_id = o.id AND p.state = 'RECEIVED') AS received,
       (SELECT coalesce(sum(amount), 0)::float FROM order_payments p WHERE p.order_id = o.id AND p.state = 'CLAIMED') AS claimed,
       (SELECT coalesce(sum(amount), 0)::float FROM order_refunds r WHERE r.order_id = o.id AND r.state = 'CONFIRMED') AS back,
       (SELECT coalesce(sum(amount), 0)::float FROM order_refunds r WHERE r.order_id = o.id AND r.state IN ('OWED', 'GIVEN', 'DENIED')) AS owed
     FROM orders o WHERE o.id = ANY ($1::uuid[])`,
    [model.orders.map(({ id }) => id)],
  );
  const seen = new Map(found.map(({ id, ...account }) => [id, account]));
  for (const order of model.orders) {
    const { refundDue: owed } = accountOf(order);
    const round = (amount: number) => Math.round(amount * 100) / 100;
    const wanted = { received: round(order.received), claimed: round(order.claimed), back: round(order.givenBack), owed };
    expect(seen.get(order.id)).toEqual(wanted);
  }
}

/** To the paisa, as computed by hand; a fee that is proposed binds no one. */
async function agreeOnSums(app: TestApp, model: Model): Promise<void> {
  const found = await rows<{ id: string; commission: number; quantities: Record<string, number> }>(
    app.db,
    `SELECT o.id, o.subtotal::float, o.discount::float, o.total::float, o.commission::float,
       (SELECT json_object_agg(l.id, l.quantity::float) FROM order_lines l WHERE l.order_id = o.id) AS quantities
     FROM orders o WHERE o.id = ANY ($1::uuid[])`,
    [model.orders.map(({ id }) => id)],
  );
  const seen = new Map(found.map((order) => [order.id, order]));
  for (const order of model.orders) {
    const { commission, ...sums } = sumsOf(order);
    const quantities = Object.fromEntries(order.lines.map(({ id, quantity }) => [id, quantity]));
    expect(seen.get(order.id)).toMatchObject({ ...sums, quantities });
    expect(Math.abs((seen.get(order.id)?.commission ?? NaN) - commission)).toBeLessThan(0.011);
    expect(sums.total).toBeLessThanOrEqual(order.agreed * 1.05 + 0.005);
  }
}

async function agreeOnStock(app: TestApp, shelf: readonly Goods[], model: Model): Promise<void> {
  const stock: { onHand: number; reserved: number; moved: number; held: number; lines: number }[] = await app.db.query(
    `SELECT stock.on_hand::float AS "onHand", stock.reserved::float AS reserved, sum(m.on_hand_delta)::float AS moved, sum(m.reserved_delta)::float AS held,
       (SELECT coalesce(sum(l.quantity), 0)::float FROM order_lines l JOIN orders o ON o.id = l.order_id
        WHERE l.product_id = p.id AND o.status IN ('PLACED', 'CONFIRMED')) AS lines
     FROM unnest($1::uuid[]) WITH ORDINALITY AS shelf (id, position) JOIN products p ON p.id = shelf.id
     JOIN product_stock stock ON stock.product_id = p.id
     JOIN stock_movements m ON m.product_id = p.id GROUP BY p.id, stock.product_id, shelf.position ORDER BY shelf.position`,
    [shelf.map(({ id }) => id)],
  );
  expect(stock).toEqual(
    shelf.map((_product, index) => {
      const [onHand, reserved] = [onHandOf(model, index), reservedOf(model, index)];
      return { onHand, reserved, moved: onHand, held: reserved, lines: reserved };
    }),
  );
  for (const { onHand, reserved } of stock) expect(reserved >= 0 && reserved <= onHand).toBe(true);
}

/** Each receipt is what arrived, listed or remaining, and held where it is disputed. */
async function agreeOnReceipts(app: TestApp, model: Model): Promise<void> {
  const arrived = model.orders
    .filter(isArrived)
    .flatMap((order) => order.lines.filter(({ quantity }) => quantity > 0).map((line) => ({ order, line })));
  if (arrived.length === 0) return;
  const found = await rows(
    app.db,
    `SELECT r.order_line_id AS id, r.quantity::float AS quantity, r.remaining::float AS remaining, r.is_held AS "isHeld",
       (SELECT coalesce(sum(s.on_hand), 0)::float FROM receipt_draws d JOIN product_stock s ON s.product_id = d.product_id WHERE d.receipt_id = r.id) AS shelf
     FROM receipts r WHERE r.order_line_id = ANY ($1::uuid[]) ORDER BY r.order_line_id`,
    [arrived.map(({ line }) => line.id)],
  );
  const wanted = arrived.map(({ order, line: { id, quantity, listed }, line }) => {
    const remaining = Math.round((quantity - listed) * 1000) / 1000;
    return { id, quantity, remaining, isHeld: isHeld(order, line), shelf: listed };
  });
  expect(found).toEqual(wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

/**
 * Buyers place orders of two products by weight and one by the piece, in cash or mobile money, with a coupon or
 * without.
 */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { placedOrder, toldAsPaid } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { codeOf, command } from './commands';
import { sumsOf } from './sums';
import { at, type ModelOrder, onHandOf, PRICES, reservedOf, SHELF, type World } from './model';

/** A coupon of 30 percent, at most 200 Tk; returns its code. */
async function addCoupon({ app }: World, financedBy: string): Promise<string> {
  const code = `MODEL${randomInt(1e12)}`;
  await app.db.query(
    "INSERT INTO coupons (code, percent, max_discount, source, expires_at, max_uses, financed_by) VALUES ($1, 30, 200, 'ADMIN', now() + interval '1 day', 5, $2)",
    [code, financedBy],
  );
  return code;
}

/** Returns the amounts in Tk with which the order was placed. */
async function placedWith({ app }: World, id: string): Promise<Pick<ModelOrder, 'coupon' | 'fee' | 'agreed'>> {
  const found = await one<Pick<ModelOrder, 'coupon' | 'fee' | 'agreed'>>(
    app.db,
    'SELECT discount::float AS coupon, delivery_fee::float AS fee, total::float AS agreed FROM orders WHERE id = $1',
    [id],
  );
  if (!found) throw new Error('No such order.');
  return found;
}

export const place = fc
  .record({
    buyer: fc.nat(2),
    seller: fc.nat(1),
    first: fc.integer({ min: 1, max: 24 }),
    second: fc.integer({ min: 0, max: 24 }),
    pieces: fc.integer({ min: -6, max: 8 }),
    mobile: fc.boolean(),
    financedBy: fc.constantFrom('SELLER', 'PLATFORM', null, null),
  })
  .map(({ buyer, seller, first, second, pieces, mobile, financedBy }) => {
    const wanted = [first / 2, second / 2, Math.max(0, pieces)]
      .map((quantity, index) => ({ product: seller * SHELF.length + index, quantity }))
      .filter(({ quantity }) => quantity > 0);
    return command(
      `place ${buyer} ${JSON.stringify(wanted)} ${financedBy ?? ''}`,
      () => true,
      async (model, world) => {
        const fits = wanted.every(({ product, quantity }) => quantity <= onHandOf(model, product) - reservedOf(model, product));
        const lines = wanted.map(({ product, quantity }) => ({ product: at(world.shelf, product), quantity: String(quantity) }));
        let placed: Awaited<ReturnType<typeof placedOrder>> | null = null;
        const code = await codeOf(async () => {
          const couponCode = financedBy && (await addCoupon(world, financedBy));
          placed = await placedOrder(world.app, {
            buyer: at(world.buyers, buyer),
            lines,
            input: { ...(mobile && toldAsPaid), couponCode },
          });
        });
        expect(code).toBe(fits ? null : 'OUT_OF_STOCK');
        if (placed === null) return;
        const { id, lineIds } = placed as Awaited<ReturnType<typeof placedOrder>>;
        model.orders.push({
          id,
          buyer,
          seller,
          isCash: !mobile,
          state: 'PLACED',
          received: 0,
          claimed: 0,
          givenBack: 0,
          rejected: 0,
          refunded: 0,
          isRefundGiven: false,
          undos: { CONFIRM: 0, SHIP: 0 },
          isReceiptConfirmed: false,
          attempts: 0,
          isComplete: false,
          problems: [],
          isTimeOver: false,
          isLate: false,
          feePending: pieces > 0,
          undoable: null,
          tries: 0,
          handover: null,
          isFinal: false,
          isPlatformCoupon: financedBy === 'PLATFORM',
          ...(await placedWith(world, id)),
          lines: wanted.map(({ product, quantity }, index) => ({
            id: at(lineIds, index),
            product,
            price: at(PRICES, product),
            ordered: quantity,
            agreed: quantity,
            quantity,
            weighed: null,
            listed: 0,
            isLost: false,
          })),
        });
        const made = at(model.orders, -1 + model.orders.length);
        if (mobile && !made.feePending) made.claimed = sumsOf(made).total;
      },
    );
  });

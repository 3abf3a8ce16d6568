/**
 * The member's stored cart and the visitor's passing one. Keeps what the member wants and the price he saw; what it costs and what is
 * wrong with it is asked of PricingService on every read.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { Role } from '../../../schema/values/roles';
import { execute, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import type { Cart } from './cart.types';
import { mayBuy } from './order.policy';
import { CouponRedemptionService } from './coupon-redemption.service';
import { addUp, type PricedLine, withCoupon } from './price-cart';
import { type WantedDelivery, PricingService } from './pricing.service';
import type { Shopper, WantedLine } from './sale-item';
import { isUuid } from '../../platform/db/uuid';

const VISITOR: Shopper = { id: null, role: Role.CONSUMER };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CartService {
  constructor(
    private readonly db: DataSource,
    private readonly pricing: PricingService,
    private readonly coupons: CouponRedemptionService,
  ) {}

  /** A coupon is only looked at: it is taken with the purchase. */
  async read(viewer: Viewer, delivery: WantedDelivery | null, couponCode?: string | null): Promise<Cart> {
    assertMay(mayBuy(viewer));
    const lines = await rows<WantedLine>(
      this.db,
      `SELECT product_id AS "productId", quantity, seen_price AS "seenPrice", seen_name AS "seenName" FROM cart_lines WHERE user_id = $1 ORDER BY added_at, product_id`,
      [viewer.id],
    );
    const cart = await this.pricing.quote(lines, viewer, delivery);
    const code = couponCode?.trim();
    if (!code || code.length > limits.couponLength) return cart;
    return withCoupon(cart, await this.coupons.look(this.db, viewer, code, cart.subtotal));
  }

  /** A visitor's cart; a signed-in reader's own rights count. Products that do not exist for him are told as unavailable. */
  async quote(viewer: Viewer | null, lines: readonly WantedLine[], delivery: WantedDelivery | null): Promise<Cart> {
    refuseTooMany(lines);
    return this.pricing.quote(lines, viewer ?? VISITOR, delivery);
  }

  /** Puts the product in, or sets its quantity. Only what the viewer could buy goes in; too large a quantity is told as a problem. */
  async setLine(viewer: Viewer, line: WantedLine): Promise<Cart> {
    assertMay(mayBuy(viewer));
    const [priced] = await this.pricing.price(this.db, [line], viewer);
    if (!priced || !isBuyable(priced)) throw new AppError('PRODUCT_UNAVAILABLE', 'cart.unavailable');
    if ((await this.store(viewer, priced, line.seenPrice)) === 0) throw cartFull();
    return this.read(viewer, null);
  }

  async removeLine(viewer: Viewer, productId: string): Promise<Cart> {
    assertMay(mayBuy(viewer));
    if (isUuid(productId)) await execute(this.db, 'DELETE FROM cart_lines WHERE user_id = $1 AND product_id = $2', [viewer.id, productId]);
    return this.read(viewer, null);
  }

  /**
   * Takes a visitor's lines over after his login. Where both carts hold a product the larger quantity stays, so that asking again after
   * a lost answer changes nothing. His own products are left out. `isDone` may say that they were put in
   * before: then the cart stays as it is.
   */
  async merge(viewer: Viewer, lines: readonly WantedLine[], isDone?: (tx: EntityManager) => Promise<boolean>): Promise<Cart> {
    assertMay(mayBuy(viewer));
    refuseTooMany(lines);
    const priced = (await this.pricing.price(this.db, lines, viewer)).filter(isKeepable);
    const seen = new Map(addUp(lines).map((line) => [line.productId, line.seenPrice]));
    await inTransaction(this.db, async (tx) => {
      if (await isDone?.(tx)) return;
      await execute(tx, MERGE, [
        viewer.id,
        priced.map(({ item }) => item.productId),
        priced.map(({ line }) => line.quantity),
        priced.map(({ item }) => seen.get(item.productId) ?? item.price),
        limits.cartLines,
        priced.map(({ item }) => item.name),
      ]);
    });
    return this.read(viewer, null);
  }

  /** The number of lines written: 0 when the cart is full. */
  private store(viewer: Viewer, { item, line }: PricedLine, seenPrice: string | null | undefined): Promise<number> {
    return execute(this.db, SET, [viewer.id, item.productId, line.quantity, seenPrice ?? item.price, limits.cartLines, item.name]);
  }
}

const SET = `
  INSERT INTO cart_lines (user_id, product_id, quantity, seen_price, seen_name)
  SELECT $1, $2::uuid, $3, $4, $6 WHERE (SELECT count(*) FROM cart_lines WHERE user_id = $1 AND product_id <> $2::uuid) < $5
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price, seen_name = excluded.seen_name`;

const MERGE = `
  INSERT INTO cart_lines (user_id, product_id, quantity, seen_price, seen_name, added_at)
  SELECT $1, product_id, quantity, seen_price, seen_name, now() + position * interval '1 microsecond'
  FROM unnest($2::uuid[], $3::numeric[], $4::numeric[], $6::text[]) WITH ORDINALITY AS visitor (product_id, quantity, seen_price, seen_name, position)
  ORDER BY position LIMIT greatest(0, $5 - (SELECT count(*) FROM cart_lines WHERE user_id = $1 AND product_id <> ALL($2::uuid[])))
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = greatest(cart_lines.quantity, excluded.quantity), seen_price = excluded.seen_price,
    seen_name = excluded.seen_name`;

function refuseTooMany(lines: readonly WantedLine[]): void {
  if (lines.length > limits.cartLines) throw cartFull();
}

function cartFull(): AppError {
  return new AppError('BAD_USER_INPUT', 'cart.full', { max: limits.cartLines });
}

function isBuyable({ line }: PricedLine): boolean {
  return !line.problems.some(({ kind }) => kind === 'UNAVAILABLE' || kind === 'SELLER_AWAY' || kind === 'OWN_PRODUCT');
}

/** A product that left the market meanwhile stays in, with its problem told; the owner's own does not. */
function isKeepable({ line }: PricedLine): boolean {
  return !line.problems.some(({ kind }) => kind === 'OWN_PRODUCT');
}

/**
 * The stored cart of a user and the unstored one of a visitor. Stores what the buyer wants and the price seen then;
 * what it costs and what is wrong with it is asked of PricingService on every read.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { problemField } from '../../../../schema/values/api/error-details';
import { limits } from '../../../../schema/values/limits';
import { CartProblemKind } from '../../../../schema/values/orders/orders';
import { Role } from '../../../../schema/values/accounts/roles';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { cartLines, cartLinesOf, mergeCartLines, removeCartLines, type SeenLine, setCartLine } from './cart.store';
import { withProblems } from './cart-problems';
import type { Cart } from '../pricing/cart.types';
import { mayBuy } from '../orders/order.policy';
import { CouponRedemptionService } from './coupon-redemption.service';
import { addUp, type PricedLine, withCoupon } from '../pricing/price-cart';
import { type WantedDelivery, PricingService } from './pricing.service';
import type { CartBuyer, WantedLine } from '../pricing/sale-item';
import { isUuid } from '../../../platform/uuid';

const VISITOR: CartBuyer = { id: null, role: Role.CONSUMER };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CartService {
  constructor(
    private readonly db: DataSource,
    private readonly pricing: PricingService,
    private readonly coupons: CouponRedemptionService,
  ) {}

  /** A coupon is only checked: it is redeemed with the purchase. `sellerIds` leaves the lines of all others out. */
  async read(
    viewer: Viewer,
    delivery: WantedDelivery | null,
    couponCode?: string | null,
    sellerIds?: readonly string[] | null,
  ): Promise<Cart> {
    assertMay(mayBuy(viewer));
    const wanted = sellerIds ? await cartLinesOf(this.db, viewer.id, sellerIds.filter(isUuid)) : await cartLines(this.db, viewer.id);
    const stored = await this.pricing.quote(wanted, viewer, delivery);
    const cart = withProblems(
      stored,
      stored.problems.map((problem) => ({ ...problem, path: null })), // no one sent these lines
    );
    const code = couponCode?.trim();
    if (!code || code.length > limits.couponLength) return cart;
    return withCoupon(cart, await this.coupons.quote(this.db, viewer, code, cart.subtotal));
  }

  /**
   * A visitor's cart; a logged-in viewer's own rights count. Products that do not exist for this viewer are reported as
   * unavailable.
   */
  async quote(viewer: Viewer | null, lines: readonly WantedLine[], delivery: WantedDelivery | null): Promise<Cart> {
    assertLineCount(lines);
    return this.pricing.quote(lines, viewer ?? VISITOR, delivery);
  }

  /**
   * Puts the product in, or sets its quantity. Only what the viewer could buy goes in; too large a quantity is reported
   * as a problem.
   */
  async setLine(viewer: Viewer, line: WantedLine): Promise<Cart> {
    assertMay(mayBuy(viewer));
    const [priced] = await this.pricing.price(this.db, [line], viewer);
    if (!priced || !isBuyable(priced)) throw notBuyable(line.productId, priced);
    if (!(await setCartLine(this.db, viewer.id, seenLine(priced, line.seenPrice)))) throw cartFull();
    return this.read(viewer, null);
  }

  async removeLine(viewer: Viewer, productId: string): Promise<Cart> {
    assertMay(mayBuy(viewer));
    if (isUuid(productId)) await removeCartLines(this.db, viewer.id, [productId]);
    return this.read(viewer, null);
  }

  /**
   * Adds a visitor's lines to the user's cart after login. Where both carts contain a product the larger quantity
   * remains, so that asking again after a lost response changes nothing. The user's own products are left out. `isDone`
   * reports that they were put in before: then the cart stays as it is.
   */
  async merge(viewer: Viewer, lines: readonly WantedLine[], isDone?: (tx: EntityManager) => Promise<boolean>): Promise<Cart> {
    assertMay(mayBuy(viewer));
    assertLineCount(lines);
    const priced = (await this.pricing.price(this.db, lines, viewer)).filter(staysInCart);
    const seen = new Map(addUp(lines).map((line) => [line.productId, line.seenPrice]));
    await inTransaction(this.db, async (tx) => {
      if (await isDone?.(tx)) return;
      const seenLines = priced.map((line) => seenLine(line, seen.get(line.item.productId)));
      await mergeCartLines(tx, viewer.id, seenLines);
    });
    return this.read(viewer, null);
  }
}

/** Takes the price as it is now where the buyer has not seen one. */
function seenLine({ item, line }: PricedLine, seenPrice: string | null | undefined): SeenLine {
  return { productId: item.productId, quantity: line.quantity, seenPrice: seenPrice ?? item.price, seenName: item.name };
}

function assertLineCount(lines: readonly WantedLine[]): void {
  if (lines.length > limits.cartLines) throw cartFull();
}

function cartFull(): AppError {
  return new AppError('BAD_USER_INPUT', 'cart.full', { max: limits.cartLines });
}

/** A product that the viewer may not see is UNAVAILABLE, as is one that does not exist. */
function notBuyable(productId: string, priced: PricedLine | undefined): AppError {
  const problems = (priced?.line.problems ?? [{ kind: CartProblemKind.UNAVAILABLE, value: null }])
    .filter(({ kind }) => problemField[kind] === 'productId')
    .map(({ kind, value }) => ({ path: problemField[kind], productId, kind, value }));
  return new AppError('PRODUCT_UNAVAILABLE', 'cart.unavailable', undefined, undefined, { problems });
}

function isBuyable({ line }: PricedLine): boolean {
  return !line.problems.some(({ kind }) => kind === 'UNAVAILABLE' || kind === 'SELLER_AWAY' || kind === 'OWN_PRODUCT');
}

/** A product that left the market in the meantime stays in, with its problem shown; the owner's own does not. */
function staysInCart({ line }: PricedLine): boolean {
  return !line.problems.some(({ kind }) => kind === 'OWN_PRODUCT');
}

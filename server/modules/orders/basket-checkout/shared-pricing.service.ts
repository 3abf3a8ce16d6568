/**
 * Prices what several buyers order from one seller together: each product at the price of the quantity of all, the
 * delivery of one parcel shared by weight. Minimum and step of a post are met by the sum.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import type { Role } from '../../../../schema/values/accounts/roles';
import type { DeliveryMethod } from '../../../../schema/values/orders/orders';
import type { Db } from '../../../platform/db/sql';
import { money, toMoney } from '../../../platform/money';
import type { Cart } from '../pricing/cart.types';
import { addUp, type PricedLine, subtotalOf } from '../pricing/price-cart';
import { isMultiple, lineTotalOf, smallestOf } from '../pricing/price-line';
import { PricingService } from '../cart/pricing.service';
import type { WantedLine } from '../pricing/sale-item';
import { shareFee } from './shared-fee';

interface SharedPart {
  readonly buyerId: string;
  readonly lines: readonly Pick<WantedLine, 'productId' | 'quantity'>[];
}

export interface SharedWanted {
  readonly organiserId: string;
  /** All participants have this role. */
  readonly role: Role;
  readonly deliveryMethod: DeliveryMethod;
  readonly upazilaId: number | null;
  /** The parts of the participants who have lines. */
  readonly parts: readonly SharedPart[];
}

export interface PricedPart {
  readonly buyerId: string;
  readonly lines: readonly PricedLine[];
  readonly subtotal: string;
  /** This buyer's share, BDT; 0.00 while it is not known. */
  readonly deliveryFee: string;
  readonly total: string;
  /** True where one of the buyer's products cannot be ordered as it is. */
  readonly hasProblem: boolean;
}

export interface SharedQuote {
  /** All quantities of a product together. */
  readonly cart: Cart;
  readonly parts: readonly PricedPart[];
  /** True where nothing is wrong with the basket: it can be ordered at these totals. */
  readonly isFinal: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SharedPricingService {
  constructor(private readonly pricing: PricingService) {}

  /** In three statements, whatever the number of buyers. */
  async quote(db: Db, wanted: SharedWanted): Promise<SharedQuote> {
    const { organiserId, role, deliveryMethod: method, upazilaId, parts } = wanted;
    const buyer = { id: organiserId, role, isBasket: true, isGroup: parts.length > 1 };
    const { cart, lines } = await this.pricing.priced(
      db,
      parts.flatMap((part) => part.lines),
      buyer,
      { method, upazilaId },
    );
    const priced = new Map(lines.map((line) => [line.item.productId, line]));
    const wrong = new Set(cart.problems.map(({ productId }) => productId));
    const delivery = cart.groups[0]?.delivery;
    const fee = delivery?.fee ?? null;
    const own = parts.map((part) => linesOf(part, priced));
    const rest = Math.max(
      parts.findIndex(({ buyerId }) => buyerId === organiserId),
      0,
    );
    const shares = shareFee(fee ?? '0', own.map(weightOf), rest);
    const pricedParts = parts.map(({ buyerId, lines: wantedLines }, index): PricedPart => {
      const subtotal = subtotalOf(own[index] ?? []);
      const deliveryFee = shares[index] ?? '0.00';
      const hasProblem = wantedLines.some((line) => wrong.has(line.productId.toLowerCase()) || isBroken(line, priced));
      return { buyerId, lines: own[index] ?? [], subtotal, deliveryFee, total: toMoney(money(subtotal).plus(deliveryFee)), hasProblem };
    });
    const isDeliverable = fee !== null && delivery?.problems.length === 0;
    return { cart, parts: pricedParts, isFinal: isDeliverable && pricedParts.every(({ hasProblem }) => !hasProblem) };
  }
}

/** At the price of the quantity of all. */
function linesOf({ lines }: SharedPart, priced: ReadonlyMap<string, PricedLine>): PricedLine[] {
  return addUp(lines).flatMap(({ productId, quantity }) => {
    const pricedLine = priced.get(productId);
    if (!pricedLine) return [];
    const { unitPrice } = pricedLine.line;
    return [{ ...pricedLine, line: { ...pricedLine.line, quantity, lineTotal: lineTotalOf(quantity, unitPrice) } }];
  });
}

/** The sum may be whole where the parts are halves: no one gets half a piece. */
function isBroken({ productId, quantity }: SharedPart['lines'][number], priced: ReadonlyMap<string, PricedLine>): boolean {
  const item = priced.get(productId.toLowerCase())?.item;
  return item !== undefined && !isMultiple(quantity, smallestOf(item));
}

/** Kilograms; where no weight is known, the fee is named by the seller and nothing is shared. */
function weightOf(lines: readonly PricedLine[]): string {
  return lines
    .reduce((sum, { item, line }) => sum.plus(money(line.quantity).times(kilogramsIn(item.unit, item.unitWeightKg) ?? 0)), money(0))
    .toFixed();
}

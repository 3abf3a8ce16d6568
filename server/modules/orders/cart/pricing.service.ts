/**
 * Prices wanted lines: the one calculation for the user's cart, the visitor's cart and checkout. Reads through
 * SaleItemsService and MarketSettingsService in a fixed number of SQL statements; the arithmetic itself is pure
 * (price-line.ts, price-cart.ts).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import type { Selection } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { mayReadContent } from '../../catalogue/products/product-reader.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { Cart } from '../pricing/cart.types';
import { assertOneEach } from '../pricing/delivery-errors';
import type { DeliveryChoice, Destination } from '../pricing/delivery-quote';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { problemsOfLines, withProblems } from './cart-problems';
import { type AddedLine, addUp, priceLines, type PricedLine, toCart } from '../pricing/price-cart';
import type { SaleItem, CartBuyer, WantedLine } from '../pricing/sale-item';
import type { OrderItemRow, SaleItemRow } from './sale-items.query';
import { SaleItemsService } from './sale-items.service';

export interface WantedDelivery {
  /** This method applies to sellers that `deliveries` does not name; DELIVERY when left out. */
  readonly method?: DeliveryMethod | null;
  readonly upazilaId?: number | null;
  /** How the part of each seller is to be handed over. */
  readonly deliveries?: readonly DeliveryChoice[] | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PricingService {
  constructor(
    private readonly db: DataSource,
    private readonly items: SaleItemsService,
    private readonly settings: MarketSettingsService,
  ) {}

  /**
   * Prices the lines. A product that the buyer may not read now looks like one that does not exist: unavailable, with
   * only the name that the buyer saw.
   */
  async quote(lines: readonly WantedLine[], buyer: CartBuyer, delivery: WantedDelivery | null): Promise<Cart> {
    return (await this.priced(this.db, lines, buyer, delivery)).cart;
  }

  /** Returns the cart of `quote` with the priced lines of which it is made. */
  async priced(
    db: Db,
    lines: readonly WantedLine[],
    buyer: CartBuyer,
    delivery: WantedDelivery | null,
  ): Promise<{ cart: Cart; lines: PricedLine[] }> {
    const wanted = addUp(lines);
    const pricedLines = await this.priceAdded(db, wanted, buyer);
    const { deliveryRates } = await this.settings.read(db);
    const cart = toCart(pricedLines, deliveryRates, await this.destination(db, delivery, buyer));
    const shown = new Set(pricedLines.map(({ item }) => item.productId));
    const missing = wanted.filter(({ productId }) => !shown.has(productId));
    const unavailable = missing.map(({ productId, seenName }) => ({ id: productId, name: seenName ?? null }));
    return { cart: withProblems({ ...cart, unavailable }, problemsOfLines(wanted, pricedLines)), lines: pricedLines };
  }

  /** Lines of one product are added up; products whose content the buyer may not read now are left out. */
  price(db: Db, lines: readonly WantedLine[], buyer: CartBuyer): Promise<PricedLine[]> {
    return this.priceAdded(db, addUp(lines), buyer);
  }

  /**
   * The statement behind `price` for lines that are ordered, for a transaction that begins with it; `read` prices the
   * lines by its rows.
   */
  prepareItems(lines: readonly Pick<AddedLine, 'productId'>[], buyerId: string): Selection<OrderItemRow> {
    return this.items.prepareItems(idsOf(lines), buyerId);
  }

  read(lines: readonly AddedLine[], rows: readonly SaleItemRow[], buyer: CartBuyer): PricedLine[] {
    return priced(lines, this.items.read(rows), buyer);
  }

  /** Where to: the upazila asked for, else where the user lives, else nowhere yet. */
  async destination(db: Db, delivery: WantedDelivery | null, buyer: CartBuyer): Promise<Destination> {
    const method = delivery?.method ?? DeliveryMethod.DELIVERY;
    const choices = delivery?.deliveries ?? [];
    assertOneEach(choices);
    const isPickup = [method, ...choices.map((choice) => choice.method)].every((one) => one === DeliveryMethod.PICKUP);
    const place = isPickup && !delivery?.upazilaId ? null : await this.placeOf(db, delivery?.upazilaId ?? null, buyer);
    return { method, place, choices, today: dayAt(new Date()) };
  }

  private async priceAdded(db: Db, wanted: readonly AddedLine[], buyer: CartBuyer): Promise<PricedLine[]> {
    return priced(wanted, await this.items.findByProduct(db, idsOf(wanted), buyer.id), buyer);
  }

  private async placeOf(db: Db, upazilaId: number | null, buyer: CartBuyer): Promise<PlaceIds | null> {
    if (upazilaId !== null) return this.items.placeOfUpazila(upazilaId);
    return buyer.id === null ? null : this.items.placeOfAccount(db, buyer.id);
  }
}

const idsOf = (lines: readonly Pick<AddedLine, 'productId'>[]): string[] => lines.map(({ productId }) => productId);

function priced(lines: readonly WantedLine[], items: ReadonlyMap<string, SaleItem>, buyer: CartBuyer): PricedLine[] {
  return priceLines(lines, items, buyer).filter(({ item }) => mayReadContent(buyer, item));
}

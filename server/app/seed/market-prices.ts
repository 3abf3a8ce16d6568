/** What goods cost at a moment of the past: the season moved prices, deals took some off, larger quantities cost less. */
import type { SaleItem } from '../../modules/orders/sale-item';
import { money, toMoney } from '../../platform/money';
import type { Goods, Market } from './market';
import { daysBetween, type SeedClock } from './seed-clock';

/** Since when prices stand as they are. */
const STEADY_DAYS = 45;

/** The goods as pricing sees them. */
export function saleItemAt(market: Market, goods: Goods, at: Date): SaleItem {
  const { row, post, seller, kind } = goods;
  const factor = seasonOf(market.clock, goods, at);
  const price = scaled(row.price, factor);
  const deal = market.rows.deals.find(({ product_id, starts_at, ends_at }) => product_id === row.id && starts_at <= at && ends_at > at);
  return {
    ...{ productId: row.id, name: row.name, imageId: row.main_image_id, unit: kind.unit, customUnitNote: kind.note },
    price: deal
      ? toMoney(
          money(price)
            .times(100 - deal.percent)
            .div(100),
        )
      : price,
    tiers: goods.tiers.map((tier) => ({ minQuantity: tier.minQuantity, price: scaled(tier.price, factor) })),
    ...{ available: row.on_hand, onSale: true, sellerAway: false, audience: row.audience, sellPostId: post?.id ?? null },
    ...{ minQuantity: post?.min_quantity ?? null, step: post?.step ?? null },
    ...{ sellerId: seller.row.id, sellerRole: seller.row.role, sellerPlace: seller.place },
  };
}

function seasonOf(clock: SeedClock, goods: Goods, at: Date): number {
  const age = daysBetween(at, clock.today);
  if (age < STEADY_DAYS) return 1;
  const phase = goods.kind.key.length / 7;
  return 0.97 - (0.05 * age) / 365 + 0.06 * Math.sin(2 * Math.PI * (clock.yearShare(at) + phase));
}

function scaled(price: string, factor: number): string {
  return factor === 1 ? toMoney(price) : toMoney(Math.max(1, Math.round(Number(price) * factor)));
}

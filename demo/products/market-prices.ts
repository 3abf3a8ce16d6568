/**
 * Computes what a product was sold for at a moment of the past, and of which harvest it was: the season moved prices,
 * deals took a percentage off, and larger quantities cost less.
 */
import type { SaleItem } from '../../server/modules/orders/pricing/sale-item';
import { money, toMoney } from '../../server/platform/money';
import { toDecimal, type StockItem, type Market } from '../market';
import { termsOf } from '../trade/make-delivery-terms';
import { harvestBefore } from './harvests';
import { daysBetween, type SeedClock } from '../simulation/seed-clock';

/** Since when prices have been as they are. */
const STEADY_DAYS = 45;

/** The products as pricing sees them. */
export function saleItemAt(market: Market, product: StockItem, at: Date): SaleItem {
  const { row, post, seller, kind } = product;
  const factor = seasonOf(market.clock, product, at);
  const price = scaled(row.price, factor);
  const deal = market.rows.deals.find(({ product_id, starts_at, ends_at }) => product_id === row.id && starts_at <= at && ends_at > at);
  const harvestedOn = post?.harvested_on ? harvestBefore(post.harvested_on, kind, market.clock, at) : null;
  return {
    productId: row.id,
    name: row.name,
    imageId: row.main_image_id,
    unit: kind.unit,
    customUnitNote: row.custom_unit_note,
    secondName: row.second_name,
    secondUnitNote: row.second_unit_note,
    unitWeightKg: row.unit_weight_kg,
    price: deal
      ? toMoney(
          money(price)
            .times(100 - deal.percent)
            .div(100),
        )
      : price,
    platformPays: '0',
    dealBudgetLeft: null,
    tiers: product.tiers.map((tier) => ({ minQuantity: tier.minQuantity, price: scaled(tier.price, factor) })),
    tiersForBaskets: false,
    available: toDecimal(product.onHand - product.reserved),
    isOnMarket: true,
    onSale: true,
    sellerAway: false,
    audience: row.audience,
    sellPostId: post?.id ?? null,
    harvestedOn,
    harvestedUntil: harvestedOn,
    grade: row.grade,
    minQuantity: post?.min_quantity ?? null,
    step: post?.step ?? null,
    sellerId: seller.row.id,
    sellerRole: seller.row.role,
    sellerPlace: seller.place,
    deliveryTerms: termsOf(seller),
  };
}

function seasonOf(clock: SeedClock, product: StockItem, at: Date): number {
  const age = daysBetween(at, clock.today);
  if (age < STEADY_DAYS) return 1;
  const phase = product.kind.key.length / 7;
  return 0.97 - (0.05 * age) / 365 + 0.06 * Math.sin(2 * Math.PI * (clock.yearShare(at) + phase));
}

function scaled(price: string, factor: number): string {
  return factor === 1 ? toMoney(price) : toMoney(Math.max(1, Math.round(Number(price) * factor)));
}

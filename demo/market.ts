/**
 * The makers of the demo market share this data while they work: its users, its products and its rows. Nothing here
 * writes to the database.
 */
import type { Place } from './users/places';
import type { ProductKind } from './data/product-kinds';
import type { SellerFacts } from './data/sellers.data';
import type { MarketRows, ProductRow, SellPostRow, UserRow } from './rows';
import type { SeedClock } from './simulation/seed-clock';
import type { SeedRandom } from './simulation/seed-random';

export interface DemoUser {
  readonly row: UserRow;
  /** Only consumers have given none. */
  readonly facts: SellerFacts | null;
  readonly place: Place;
  /** How they write their address. */
  readonly street: string;
  /** When the seller was suspended: no one buys from them after it. */
  readonly leftAt: Date | null;
}

export interface StockItem {
  readonly row: ProductRow;
  readonly post: SellPostRow | null;
  readonly tiers: readonly { readonly minQuantity: string; readonly price: string }[];
  readonly kind: ProductKind;
  readonly seller: DemoUser;
  /** The products these were bought as, where a trader offers them again: such stock only comes from receipts. */
  readonly source: StockItem | null;
  /** Share of the market's interest. */
  readonly pull: number;
  /** Quantity that one harvest or delivery adds, in thousandths of a unit. */
  readonly lot: number;
  /** No one can buy before this and from this on. */
  readonly from: Date;
  readonly until: Date | null;
  /** The same as milliseconds, for the many times a buyer asks. */
  offered: readonly [fromMs: number, untilMs: number];
  /** In thousandths of a unit. */
  onHand: number;
  reserved: number;
  sold: number;
}

export interface Market {
  readonly clock: SeedClock;
  readonly random: SeedRandom;
  readonly rows: MarketRows;
  readonly admin: DemoUser;
  readonly sellers: readonly DemoUser[];
  readonly consumers: readonly DemoUser[];
  readonly products: StockItem[];
}

export function emptyRows(): MarketRows {
  return {
    users: [],
    user_logins: [],
    approval_events: [],
    audit_events: [],
    addresses: [],
    seller_verifications: [],
    payout_accounts: [],
    images: [],
    products: [],
    product_stock: [],
    product_images: [],
    sell_posts: [],
    sell_post_views: [],
    sell_post_tiers: [],
    deals: [],
    coupons: [],
    purchases: [],
    orders: [],
    order_lines: [],
    order_events: [],
    order_payments: [],
    order_refunds: [],
    handover_codes: [],
    receipts: [],
    lots: [],
    lot_shares: [],
    lot_removals: [],
    receipt_draws: [],
    stock_movements: [],
    reviews: [],
    review_images: [],
    review_image_reports: [],
    product_questions: [],
    order_threads: [],
    order_messages: [],
    seller_stories: [],
    seller_story_images: [],
    shared_baskets: [],
    shared_basket_participants: [],
    shared_basket_lines: [],
    recurring_orders: [],
    recurring_order_lines: [],
    product_views: [],
    favourites: [],
    follows: [],
    cart_lines: [],
    announcements: [],
    notifications: [],
    delivery_terms: [],
    delivery_rates: [],
    platform_settings: [],
    sms_outbox: [],
    webhooks: [],
    webhook_deliveries: [],
    support_messages: [],
  };
}

/** Thousandths of a unit → "2.5". */
export function toDecimal(thousandths: number): string {
  return String(Math.round(thousandths) / 1000);
}

export function userOf(market: Market, phone: string): DemoUser {
  const user = [...market.sellers, ...market.consumers, market.admin].find(({ row }) => row.phone === phone);
  if (!user) throw new Error(`Nobody in the demo market has the phone ${phone}.`);
  return user;
}

/** The first seller of a chain of products. */
export function growerOf(product: StockItem): DemoUser {
  return product.source ? growerOf(product.source) : product.seller;
}

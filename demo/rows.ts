/** The rows of the demo market, by the tables' own names of columns. Quantities and money are decimal strings. */
import type { Audience, SellPostState } from '../schema/values/catalogue/catalogue';
import type { NotificationType } from '../schema/values/market/notifications';
import type { AccountStatus, Language, Role } from '../schema/values/accounts/roles';
import type { PayoutMethod } from '../schema/values/accounts/payouts';
import type { Unit } from '../schema/values/catalogue/units';
import type { StockMovementKind } from '../server/modules/catalogue/stock/stock-movement.entity';
import type { ProductWords } from '../server/modules/catalogue/words/product-words';
import type { PlainTable } from './plain-table';
import type { LotRow, LotRows } from './products/lot-rows';
import type { OrderRows, ReviewRow } from './trade/order-rows';

export interface UserRow {
  id: string;
  role: Role;
  status: AccountStatus;
  status_reason: string | null;
  waiting_since: Date | null;
  name: string;
  phone: string;
  email: string | null;
  password_hash: string;
  nid: string | null;
  trade_license: string | null;
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  address: string | null;
  name_of_business: string | null;
  production: string | null;
  production_type: string | null;
  language: Language;
  rating_sum: number;
  rating_count: number;
  follower_count: number;
  published_count: number;
  created_at: Date;
  updated_at: Date;
}

interface ApprovalEventRow {
  id: string;
  user_id: string;
  actor_id: string | null;
  from_status: AccountStatus | null;
  to_status: AccountStatus;
  reason: string | null;
  created_at: Date;
}

interface AuditEventRow {
  id: string;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  reason: string | null;
  details: Record<string, never>;
  created_at: Date;
}

export interface AddressRow {
  id: string;
  user_id: string;
  contact_name: string;
  contact_phone: string;
  upazila_id: number;
  address: string;
  is_default: boolean;
  last_used_at: Date;
  created_at: Date;
}

export interface ProductRow {
  id: string;
  seller_id: string;
  source_product_id: string | null;
  name: string;
  description: string;
  category_slug: string;
  unit: Unit;
  custom_unit_note: string | null;
  unit_weight_kg: string | null;
  second_name: string | null;
  second_description: string | null;
  second_unit_note: string | null;
  grade: LotRow['grade'];
  price: string;
  main_image_id: string | null;
  search_text: string;
  search_words: ProductWords;
  is_published: boolean;
  published_at: Date | null;
  audience: Audience;
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  rating_sum: number;
  rating_count: number;
  sold_quantity: string;
  sold_count: number;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface SellPostRow {
  id: string;
  product_id: string;
  seller_id: string;
  state: SellPostState;
  audience: Audience;
  min_quantity: string;
  step: string;
  tiers_for_baskets: boolean;
  available_from: Date | null;
  available_until: Date | null;
  is_scheduled: boolean;
  harvested_on: string | null;
  sold_quantity: string;
  sold_count: number;
  opened_at: Date;
  ended_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface StockMovementRow {
  id: string;
  product_id: string;
  kind: StockMovementKind;
  on_hand_delta: string;
  reserved_delta: string;
  order_line_id: string | null;
  actor_id: string | null;
  created_at: Date;
}

/** As it is received; the draws' trigger takes off what is listed again. */
export interface ReceiptRow {
  id: string;
  order_line_id: string;
  owner_id: string;
  source_product_id: string;
  unit: Unit;
  custom_unit_note: string | null;
  quantity: string;
  remaining: string;
  cost: string;
  harvested_on: string | null;
  grade: LotRow['grade'];
  received_at: Date;
}

interface NotificationRow {
  id: string;
  user_id: string;
  type: NotificationType;
  text_key: string;
  params: Readonly<Record<string, string | number>>;
  link: string | null;
  image_id: string | null;
  announcement_id: string | null;
  read_at: Date | null;
  dismissed_at: Date | null;
  created_at: Date;
}

export interface CouponRow {
  id: string;
  code: string;
  percent: number;
  max_discount: string;
  min_subtotal: string;
  source: string;
  email: string | null;
  user_id: string | null;
  starts_at: Date;
  expires_at: Date;
  max_uses: number;
  used_count: number;
  used_at: Date | null;
  created_at: Date;
}

interface DealRow {
  id: string;
  product_id: string;
  percent: number;
  financed_by: 'SELLER' | 'PLATFORM';
  market_budget: string | null;
  price_before: string;
  starts_at: Date;
  ends_at: Date;
  accepted_at: Date;
  created_at: Date;
}

/** In the order in which foreign keys let them be written. */
export interface MarketRows extends OrderRows, LotRows, Record<PlainTable, Readonly<Record<string, unknown>>[]> {
  users: UserRow[];
  user_logins: { user_id: string; last_login_at: Date }[];
  approval_events: ApprovalEventRow[];
  audit_events: AuditEventRow[];
  addresses: AddressRow[];
  seller_verifications: { id: string; user_id: string; kind: string; checked_by: string; checked_at: Date }[];
  payout_accounts: { user_id: string; method: PayoutMethod; number: string; holder: string; updated_at: Date }[];
  images: { id: string; owner_id: string; hash: string; width: number; height: number; is_illustration: boolean; created_at: Date }[];
  products: ProductRow[];
  product_stock: { product_id: string; on_hand: string; reserved: string; changed_at: Date }[];
  product_images: { product_id: string; position: number; image_id: string }[];
  sell_posts: SellPostRow[];
  sell_post_views: { sell_post_id: string; views: number }[];
  sell_post_tiers: { sell_post_id: string; min_quantity: string; price: string }[];
  deals: DealRow[];
  coupons: CouponRow[];
  purchases: { id: string; buyer_id: string; coupon_id: string | null; total: string; created_at: Date }[];
  receipts: ReceiptRow[];
  receipt_draws: { receipt_id: string; product_id: string; quantity: string; product_quantity: string }[];
  stock_movements: StockMovementRow[];
  reviews: ReviewRow[];
  product_views: { product_id: string; day: string; views: number }[];
  favourites: { user_id: string; product_id: string; seen_price: string; seen_name: string; created_at: Date }[];
  follows: { follower_id: string; seller_id: string; created_at: Date }[];
  cart_lines: { user_id: string; product_id: string; quantity: string; seen_price: string; seen_name: string; added_at: Date }[];
  announcements: {
    id: string;
    actor_id: string;
    type: string;
    roles: Role[];
    params: object;
    publish_at: Date;
    published_at: Date;
    created_at: Date;
  }[];
  notifications: NotificationRow[];
  delivery_terms: {
    seller_id: string;
    distances: readonly string[];
    pickup: boolean;
    lead_days: number;
    weekdays: readonly string[];
    windows: readonly string[];
    free_from: string | null;
    updated_at: Date;
  }[];
  delivery_rates: { seller_id: string; distance: string; base: string; free_kg: string; per_kg: string; max_kg: string }[];
  platform_settings: { key: string; value: unknown; updated_at: Date }[];
}

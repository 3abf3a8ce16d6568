/** Coupons and deals of a user who takes their data along. Called by OfferRecordsService. */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const offerRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'coupons',
    sql: `SELECT c.code, c.percent, c.max_discount AS "maxDiscount", c.min_subtotal AS "minSubtotal", c.email, c.expires_at AS "expiresAt",
        c.used_at AS "usedAt", c.created_at AS "createdAt"
      FROM coupons c WHERE c.user_id = $1 ORDER BY c.id`,
  },
  {
    name: 'deals',
    sql: `SELECT d.product_id AS "productId", d.percent, d.price_before AS "priceBefore", d.starts_at AS "startsAt", d.ends_at AS "endsAt",
        d.accepted_at AS "acceptedAt", d.declined_at AS "declinedAt", d.created_at AS "createdAt"
      FROM deals d JOIN products p ON p.id = d.product_id WHERE p.seller_id = $1 ORDER BY d.id`,
  },
];

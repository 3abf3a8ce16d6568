/**
 * Orders of a user who takes their data along, of both sides, with what the user may see of the other side, and what
 * belongs to them. Called by OrderRecordsService.
 */
import type { PersonalFile, PersonalImages } from '../../../platform/personal-data/personal-records.port';
import { commissionOf } from '../account/order-commission.query';
import { orderAmountsOf } from '../orders/order-amounts.query';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const LINES = `(SELECT coalesce(json_agg(json_build_object('product', l.product_name, 'quantity', l.quantity, 'unit', l.unit, 'unitPrice', l.unit_price,
          'total', l.line_total, 'refunded', l.refunded, 'harvestedOn', l.harvested_on, 'harvestedUntil', coalesce(l.harvested_until, l.harvested_on), 'grade', l.grade) ORDER BY l.position), '[]') FROM order_lines l WHERE l.order_id = o.id) AS "lines"`;
const EVENTS = `(SELECT coalesce(json_agg(json_build_object('action', e.action, 'to', e.to_status, 'payment', e.payment_status, 'reason', e.reason,
          'at', e.created_at) ORDER BY e.created_at, e.id), '[]') FROM order_events e WHERE e.order_id = o.id) AS "events"`;
/** As the application shows it: to buyers with an order that the seller has confirmed. */
const KNOWS_SELLER = `EXISTS (
          SELECT 1 FROM orders c WHERE c.seller_id = o.seller_id AND c.buyer_id = $1 AND c.status IN ('CONFIRMED', 'SHIPPED', 'DELIVERED'))`;

export const orderRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'orders-bought',
    sql: `SELECT o.id, o.tracking_number AS "trackingNumber", o.status, o.substate, o.failure, o.handover, o.quantity, o.subtotal,
        o.delivery_fee AS "deliveryFee", o.discount, o.total, o.refunded, ${orderAmountsOf('o')} AS "money", o.delivery_method AS "deliveryMethod", o.contact_name AS "contactName",
        o.contact_phone AS "contactPhone", (SELECT name_en FROM upazilas WHERE id = o.upazila_id) AS "upazila", o.address, o.note,
        o.payment_method AS "paymentMethod", o.payment_number AS "paymentNumber", o.payment_reference AS "paymentReference",
        o.payment_status AS "paymentStatus", o.preferred_day AS "preferredDay", o.first_day AS "firstDay", o.placed_at AS "placedAt", o.delivered_at AS "deliveredAt",
        o.completed_at AS "completedAt", ${LINES}, ${EVENTS},
        ${sellerNameOf('s')} AS "seller", CASE WHEN ${KNOWS_SELLER} THEN s.phone END AS "sellerPhone"
      FROM orders o JOIN users s ON s.id = o.seller_id WHERE o.buyer_id = $1 ORDER BY o.id`,
  },
  {
    name: 'orders-sold',
    sql: `SELECT o.id, o.tracking_number AS "trackingNumber", o.status, o.substate, o.failure, o.handover, o.quantity, o.subtotal,
        o.delivery_fee AS "deliveryFee", o.discount, o.total, o.refunded, ${orderAmountsOf('o')} AS "money", o.delivery_method AS "deliveryMethod", o.contact_name AS "contactName",
        o.contact_phone AS "contactPhone", (SELECT name_en FROM upazilas WHERE id = o.upazila_id) AS "upazila", o.address, o.note,
        o.payment_method AS "paymentMethod", o.payment_number AS "paymentNumber", o.payment_reference AS "paymentReference",
        o.payment_status AS "paymentStatus", o.preferred_day AS "preferredDay", o.first_day AS "firstDay", o.placed_at AS "placedAt", o.delivered_at AS "deliveredAt",
        o.completed_at AS "completedAt", ${LINES}, ${EVENTS},
        o.platform_discount AS "platformDiscount", ${commissionOf('o')} AS "commission", b.name AS "buyer", b.phone AS "buyerPhone"
      FROM orders o JOIN users b ON b.id = o.buyer_id WHERE o.seller_id = $1 ORDER BY o.id`,
  },
  {
    name: 'purchases',
    sql: `SELECT p.id, p.total, p.created_at AS "createdAt" FROM purchases p WHERE p.buyer_id = $1 ORDER BY p.id`,
  },
  {
    name: 'cart',
    sql: `SELECT c.product_id AS "productId", c.seen_name AS "name", c.quantity, c.seen_price AS "priceThen", c.added_at AS "addedAt"
      FROM cart_lines c WHERE c.user_id = $1 ORDER BY c.added_at, c.product_id`,
  },
  {
    name: 'delivery-terms',
    sql: `SELECT t.distances, t.pickup, t.lead_days AS "leadDays", t.weekdays, t.windows, t.free_from AS "freeFrom", t.updated_at AS "updatedAt",
        (SELECT coalesce(json_agg(json_build_object('distance', r.distance, 'base', r.base, 'freeKg', r.free_kg, 'perKg', r.per_kg, 'maxKg', r.max_kg)
          ORDER BY r.distance), '[]') FROM delivery_rates r WHERE r.seller_id = t.seller_id) AS "rates"
      FROM delivery_terms t WHERE t.seller_id = $1`,
  },
  {
    name: 'order-problems',
    sql: `SELECT o.tracking_number AS "order", p.kind, p.state, p.wanted_remedy AS "wantedRemedy", p.wanted_amount AS "wantedAmount",
        p.offered_remedy AS "offeredRemedy", p.offered_amount AS "offeredAmount", p.remedy, p.refunded, p.reported_at AS "reportedAt",
        p.ended_at AS "endedAt",
        (SELECT coalesce(json_agg(json_build_object('actor', e.actor, 'action', e.action, 'text', e.text, 'amount', e.amount, 'quantity', e.quantity,
          'at', e.created_at)
          ORDER BY e.id), '[]') FROM order_problem_entries e WHERE e.problem_id = p.id) AS "entries"
      FROM order_problems p JOIN orders o ON o.id = p.order_id WHERE $1 IN (p.buyer_id, p.seller_id) ORDER BY p.id`,
  },
  {
    name: 'refusal-contests',
    sql: `SELECT o.tracking_number AS "order", c.text, c.state, c.reason, c.opened_at AS "openedAt", c.decided_at AS "decidedAt"
      FROM refusal_contests c JOIN orders o ON o.id = c.order_id WHERE $1 IN (c.buyer_id, c.seller_id) ORDER BY c.id`,
  },
  {
    name: 'payment-disputes',
    sql: `SELECT o.tracking_number AS "order", d.payment_method AS "paymentMethod", d.payment_number AS "paymentNumber",
        d.payment_reference AS "paymentReference", d.amount, d.text, d.state, d.reason, d.opened_at AS "openedAt", d.decided_at AS "decidedAt"
      FROM payment_disputes d JOIN orders o ON o.id = d.order_id WHERE $1 IN (d.buyer_id, d.seller_id) ORDER BY d.id`,
  },
  {
    name: 'order-payments',
    sql: `SELECT o.tracking_number AS "order", p.method, p.amount, p.state, p.number, p.reference, p.transfer_amount AS "transferAmount", p.made_at AS "madeAt",
        p.decided_at AS "decidedAt"
      FROM order_payments p JOIN orders o ON o.id = p.order_id WHERE $1 IN (o.buyer_id, o.seller_id) ORDER BY p.id`,
  },
  {
    name: 'order-refunds',
    sql: `SELECT o.tracking_number AS "order", r.payer, r.amount, r.state, r.due_at AS "dueAt", r.method, r.reference, r.note, r.owed_at AS "owedAt",
        r.given_at AS "givenAt", r.decided_at AS "decidedAt"
      FROM order_refunds r JOIN orders o ON o.id = r.order_id WHERE $1 IN (r.buyer_id, r.seller_id) ORDER BY r.id`,
  },
  {
    name: 'payment-references',
    sql: `SELECT r.payment_method AS "paymentMethod", r.reference, r.amount, r.purchase_id AS "purchaseId"
      FROM payment_references r WHERE r.buyer_id = $1 ORDER BY r.reference, r.purchase_id`,
  },
  {
    name: 'invoices',
    sql: `SELECT o.tracking_number AS "order", i.year, i.sequence, i.issued_at AS "issuedAt"
      FROM invoices i JOIN orders o ON o.id = i.order_id WHERE $1 IN (o.buyer_id, o.seller_id) ORDER BY i.issued_at, i.order_id`,
  },
];

export const orderRecordsImages: readonly PersonalImages[] = [
  {
    folder: 'order-images',
    sql: `SELECT i.id::text AS "key", i.content, NULL::text AS "hash", NULL::int AS "width"
      FROM order_images i WHERE i.owner_id = $1 AND i.id::text > $2 ORDER BY i.id::text LIMIT 1`,
  },
];

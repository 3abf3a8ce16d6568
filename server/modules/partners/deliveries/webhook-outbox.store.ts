/** The statement that turns what happened in a transaction into deliveries. Called by WebhookOutbox. */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { WebhookEvent } from '../../../../schema/values/market/partners';
import { execute } from '../../../platform/db/sql';
import { orderAmountsOf } from '../../orders/account/order-account.service';

const { eventsPerHour, delayMinutes } = serverLimits.webhookBudget;

export interface RecordedEvent {
  readonly event: WebhookEvent;
  readonly subjectId: string;
}

/**
 * Events that one other user causes are due at once, up to so many an hour. Further events are delayed and sent
 * together with what follows: nothing is lost, and an event that still waits takes the newest state of its object.
 */
const DUE = `now() + CASE WHEN take_place('webhook', hook || ' ' || other, ${eventsPerHour}, interval '1 hour', ${eventsPerHour}, interval '1 hour')
    THEN interval '0' ELSE interval '${delayMinutes} minutes' END`;

/**
 * Contacts and addresses are not sent: who may see them reads them by the API. Amounts and quantities are exact, as
 * texts; their format is made when they are sent (webhook-message.ts). The rows of the objects are locked by now, so
 * that the moments of the events of one object are in the order of its changes; those of transactions are not.
 */
const WRITE = `
  WITH wanted AS (
  SELECT hook.id AS hook, recorded.event, recorded.id, recorded.data, recorded.place,
    CASE hook.user_id WHEN recorded.one_id THEN recorded.other_id ELSE recorded.one_id END AS other
  FROM (
    SELECT n.event, n.place, o.id, o.seller_id AS one_id, o.buyer_id AS other_id, jsonb_build_object('order', jsonb_build_object(
      'id', o.id, 'version', o.version, 'trackingNumber', o.tracking_number, 'status', o.status, 'state', coalesce(o.substate, o.status), 'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status,
      'deliveryMethod', o.delivery_method, 'preferredDay', o.preferred_day, 'preferredWindow', o.preferred_window, 'feePending', o.fee_pending, 'refunded', o.refunded::text, 'openProblems', o.open_problems, 'money', ${orderAmountsOf('o')}, 'subtotal', o.subtotal::text, 'deliveryFee', o.delivery_fee::text, 'discount', o.discount::text,
      'total', o.total::text, 'sellerId', o.seller_id, 'buyerId', o.buyer_id, 'placedAt', o.placed_at, 'updatedAt', o.updated_at,
      'lines', (SELECT jsonb_agg(jsonb_build_object('productId', l.product_id, 'name', l.product_name, 'quantity', l.quantity::text, 'unit', l.unit,
        'unitPrice', l.unit_price::text, 'total', l.line_total::text) ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id))) AS data
    FROM jsonb_to_recordset($1) AS n (event text, "subjectId" uuid, place int) JOIN orders o ON o.id = n."subjectId" AND n.event LIKE 'ORDER%'
    UNION ALL
    SELECT n.event, n.place, p.id, p.seller_id, NULL, CASE WHEN n.event = 'STOCK_CHANGED'
      THEN jsonb_build_object('stock', jsonb_build_object('productId', p.id, 'version', p.version + stock.version, 'unit', p.unit, 'onHand', stock.on_hand::text,
        'reserved', stock.reserved::text, 'available', (stock.on_hand - stock.reserved)::text))
      ELSE jsonb_build_object('product', jsonb_build_object('id', p.id, 'name', p.name, 'category', p.category_slug, 'unit', p.unit,
        'price', p.price::text, 'isPublished', p.is_published, 'isDeleted', p.deleted_at IS NOT NULL, 'version', p.version + stock.version,
        'sellerId', p.seller_id, 'updatedAt', greatest(p.updated_at, stock.changed_at))) END
    FROM jsonb_to_recordset($1) AS n (event text, "subjectId" uuid, place int) JOIN products p ON p.id = n."subjectId" AND n.event IN ('PRODUCT_CHANGED', 'STOCK_CHANGED')
      JOIN product_stock stock ON stock.product_id = p.id
    UNION ALL
    SELECT n.event, n.place, y.id, y.seller_id, NULL, jsonb_build_object('payout', jsonb_build_object('id', y.id, 'version', y.version, 'number', y.number, 'state', y.state,
      'amount', y.amount::text, 'method', y.method, 'accountEnding', right(y.account_number, 3), 'reference', y.reference, 'reason', y.reason, 'sellerId', y.seller_id,
      'requestedAt', y.requested_at, 'updatedAt', y.updated_at))
    FROM jsonb_to_recordset($1) AS n (event text, "subjectId" uuid, place int) JOIN payouts y ON y.id = n."subjectId" AND n.event = 'PAYOUT_CHANGED'
    UNION ALL
    SELECT n.event, n.place, p.id, o.seller_id, o.buyer_id, jsonb_build_object('payment', jsonb_build_object('id', p.id, 'version', p.version, 'orderId', o.id,
      'trackingNumber', o.tracking_number, 'gateway', p.gateway, 'state', p.state, 'paysOrder', p.is_applied, 'amount', p.amount::text, 'startedAt', p.started_at, 'capturedAt', p.captured_at,
      'refunded', (SELECT coalesce(sum(r.amount), 0)::text FROM gateway_refunds r WHERE r.payment_id = p.id AND r.state = 'DONE')))
    FROM jsonb_to_recordset($1) AS n (event text, "subjectId" uuid, place int) JOIN gateway_payments p ON p.id = n."subjectId" AND n.event = 'PAYMENT_CHANGED'
      JOIN orders o ON o.id = p.order_id
  ) recorded JOIN webhooks hook ON hook.user_id IN (recorded.one_id, recorded.other_id) AND hook.enabled AND recorded.event = ANY (hook.events)),
  collapsed AS (
    UPDATE webhook_deliveries d SET body = w.data FROM wanted w
    WHERE d.webhook_id = w.hook AND d.subject_id = w.id AND d.event = w.event AND d.status = 'PENDING' AND d.attempts = 0 AND d.next_attempt_at > now()
    RETURNING d.webhook_id AS hook, d.subject_id AS id, d.event)
  INSERT INTO webhook_deliveries (webhook_id, event, subject_id, body, next_attempt_at, created_at)
  SELECT hook, event, id, data, ${DUE}, clock_timestamp()
  FROM (SELECT * FROM wanted w WHERE NOT EXISTS (SELECT 1 FROM collapsed c WHERE c.hook = w.hook AND c.id = w.id AND c.event = w.event) ORDER BY place, hook) AS fresh`;

/** SQL: whether one of these users (expressions of type uuid) has a webhook that is switched on. */
export const hasWebhook = (users: readonly string[]): string =>
  `EXISTS (SELECT 1 FROM webhooks hook WHERE hook.enabled AND hook.user_id IN (${users.join(', ')}))`;

/** One delivery for each webhook that wants the event, in the order of `place`; returns how many. */
export function writeDeliveries(tx: EntityManager, events: readonly (RecordedEvent & { readonly place: number })[]): Promise<number> {
  return execute(tx, WRITE, [JSON.stringify(events)]);
}

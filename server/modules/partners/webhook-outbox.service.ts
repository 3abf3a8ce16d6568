/**
 * Outbox: collects what a transaction notes and writes it, at its end and within it, as one delivery for each webhook that wants it. The rows of the
 * objects are locked by then, so the deliveries of one object are numbered in the order of its changes. Without a listener it costs one statement.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../schema/values/partners';
import { rows } from '../../platform/db/sql';
import { beforeCommit } from '../../platform/db/transaction';
import { JobQueue } from '../../platform/jobs/job-queue';
import { Outbox } from '../../platform/outbox/outbox';
import { DELIVER_WEBHOOKS_JOB } from './webhook-pump.service';

interface Noted {
  readonly event: WebhookEvent;
  readonly subjectId: string;
}

/** Contacts and addresses stay here: whoever may see them asks by the API. Amounts and quantities are exact, as texts. */
const WRITE = `
  INSERT INTO webhook_deliveries (webhook_id, event, subject_id, body, next_attempt_at)
  SELECT hook.id, told.event, told.id, told.data, now()
  FROM (
    SELECT n.event, n.place, o.id, o.seller_id AS one_id, o.buyer_id AS other_id, jsonb_build_object('order', jsonb_build_object(
      'id', o.id, 'trackingNumber', o.tracking_number, 'status', o.status, 'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status,
      'deliveryMethod', o.delivery_method, 'subtotal', o.subtotal::text, 'deliveryFee', o.delivery_fee::text, 'discount', o.discount::text,
      'total', o.total::text, 'sellerId', o.seller_id, 'buyerId', o.buyer_id, 'placedAt', o.placed_at, 'updatedAt', o.updated_at,
      'lines', (SELECT jsonb_agg(jsonb_build_object('productId', l.product_id, 'name', l.product_name, 'quantity', l.quantity::text, 'unit', l.unit,
        'unitPrice', l.unit_price::text, 'total', l.line_total::text) ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id))) AS data
    FROM jsonb_to_recordset($1) AS n (event text, "subjectId" uuid, place int) JOIN orders o ON o.id = n."subjectId" AND n.event LIKE 'ORDER%'
    UNION ALL
    SELECT n.event, n.place, p.id, p.seller_id, NULL, CASE WHEN n.event = 'STOCK_CHANGED'
      THEN jsonb_build_object('stock', jsonb_build_object('productId', p.id, 'unit', p.unit, 'onHand', p.on_hand::text,
        'reserved', p.reserved::text, 'available', (p.on_hand - p.reserved)::text))
      ELSE jsonb_build_object('product', jsonb_build_object('id', p.id, 'name', p.name, 'category', p.category_slug, 'unit', p.unit,
        'price', p.price::text, 'isPublished', p.is_published, 'isDeleted', p.deleted_at IS NOT NULL, 'version', p.version,
        'sellerId', p.seller_id, 'updatedAt', p.updated_at)) END
    FROM jsonb_to_recordset($1) AS n (event text, "subjectId" uuid, place int) JOIN products p ON p.id = n."subjectId" AND n.event NOT LIKE 'ORDER%'
  ) told JOIN webhooks hook ON hook.user_id IN (told.one_id, told.other_id) AND hook.enabled AND told.event = ANY (hook.events)
  ORDER BY told.place, hook.id RETURNING id`;

@scoped(Lifecycle.ContainerScoped)
export class WebhookOutbox extends Outbox {
  private readonly noted = new WeakMap<EntityManager, Map<string, Noted>>();

  constructor(private readonly jobs: JobQueue) {
    super();
  }

  note(tx: EntityManager, event: WebhookEvent, subjectIds: readonly string[]): void {
    if (subjectIds.length === 0) return;
    let notes = this.noted.get(tx);
    if (!notes) {
      notes = new Map();
      this.noted.set(tx, notes);
      beforeCommit(tx, () => this.write(tx));
    }
    for (const subjectId of subjectIds) notes.set(`${event} ${subjectId}`, { event, subjectId });
  }

  private async write(tx: EntityManager): Promise<void> {
    const notes = [...(this.noted.get(tx)?.values() ?? [])].map((note, place) => ({ ...note, place }));
    const written = await rows(tx, WRITE, [JSON.stringify(notes)]);
    if (written.length > 0) await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
  }
}

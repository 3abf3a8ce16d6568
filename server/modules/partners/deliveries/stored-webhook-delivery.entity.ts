/**
 * One event that is to be sent to a webhook, with its tries; what its owner sees of it is `WebhookDelivery`
 * (webhook.types.ts).
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryStatus } from '../../../../schema/values/market/partners';
import { StoredWebhook } from '../webhooks/stored-webhook.entity';

@Index('webhook_deliveries_due', ['nextAttemptAt'], { where: "status = 'PENDING'" })
@Index('webhook_deliveries_heads', ['webhookId', 'subjectId', 'sequence'], { where: "status = 'PENDING'" })
@Index('webhook_deliveries_log', { synchronize: false }) // btree (webhook_id, created_at DESC, id DESC)
@Index('webhook_deliveries_newest', { synchronize: false }) // btree (created_at DESC, id DESC)
@Index('webhook_deliveries_old', ['createdAt'], { where: "status <> 'PENDING'" })
@Index('webhook_deliveries_waiting_test', ['webhookId'], { unique: true, where: "event = 'TEST' AND status = 'PENDING'" })
@Check('webhook_deliveries_status_check', "status IN ('PENDING', 'DELIVERED', 'FAILED')")
@Entity('webhook_deliveries')
export class StoredWebhookDelivery {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => StoredWebhook, { onDelete: 'CASCADE' })
  @Column('uuid')
  webhookId!: string;

  @Column('varchar', { length: 30 })
  event!: string;

  @Column('uuid')
  subjectId!: string;

  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  sequence!: string;

  @Column('jsonb')
  body!: unknown;

  @Column('varchar', { length: 9, default: 'PENDING' })
  status!: DeliveryStatus;

  @Column('smallint', { default: 0 })
  attempts!: number;

  @Column('smallint', { nullable: true })
  responseStatus!: number | null;

  @Column('varchar', { length: 500, nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { nullable: true })
  nextAttemptAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

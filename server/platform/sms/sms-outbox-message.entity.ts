/** A short message that is to be sent, or was. Written by SmsStore. */
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SmsStatus } from '../../../schema/values/market/sms';
import type { SmsBudget } from './short-message';

@Index('sms_outbox_expiring', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
@Index('sms_outbox_failed', ['createdAt'], { where: "status = 'FAILED'" })
@Index('sms_outbox_pending', ['createdAt'], { where: "status = 'PENDING'" })
@Index('sms_outbox_phone', { synchronize: false }) // gin (phone gin_trgm_ops)
@Index('sms_outbox_time', { synchronize: false }) // btree (created_at DESC, id DESC)
@Check('sms_outbox_budget_check', "budget IN ('CODE', 'PAYOUT', 'HANDOVER', 'OWN', 'MARKET', 'OTHERS')")
@Check('sms_outbox_status_check', "status IN ('PENDING', 'SENT', 'FAILED')")
@Entity('sms_outbox')
export class SmsOutboxMessage {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 15 })
  phone!: string;

  @Column('varchar', { length: 500 })
  body!: string;

  @Column('varchar', { length: 30 })
  purpose!: string;

  @Column('varchar', { length: 8, default: 'PENDING' })
  status!: SmsStatus;

  @Column('smallint', { default: 0 })
  attempts!: number;

  @Column('varchar', { length: 500, nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  claimedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('varchar', { length: 8, default: 'OTHERS' })
  budget!: SmsBudget;
}

/** An address that receives events of its owner; what the owner sees of it is `Webhook` (webhook.types.ts). */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { WebhookEvent } from '../../../../schema/values/market/partners';
import { User } from '../../accounts/users/user.entity';

@Index('webhooks_failing', ['failingSince'], { where: 'failing_since IS NOT NULL' })
@Index('webhooks_user', ['userId'])
@Index('webhooks_key', ['apiKeyId'], { where: 'api_key_id IS NOT NULL' })
@Check('webhooks_disabled', '((disabled_by IS NULL) = (disabled_at IS NULL)) AND (disabled_by IS NULL OR (NOT enabled))')
@Check('webhooks_disabled_by_check', "disabled_by IN ('FAILING', 'ADMIN', 'PASSWORD_RESET', 'KEY_REVOKED')")
@Check('webhooks_previous', '(previous_secret IS NULL) = (previous_secret_until IS NULL)')
@Entity('webhooks')
export class StoredWebhook {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  userId!: string;

  @Column('varchar', { length: 500 })
  url!: string;

  @Column('text')
  secret!: string;

  @Column('text', { nullable: true })
  previousSecret!: string | null;

  @Column('varchar', { length: 30, array: true })
  events!: WebhookEvent[];

  /** The key that set its address; null where its owner did, signed in. */
  @ForeignKey('ApiKey')
  @Column('uuid', { nullable: true })
  apiKeyId!: string | null;

  @Column('boolean', { default: true })
  enabled!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  previousSecretUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  @Column('varchar', { length: 14, nullable: true })
  disabledBy!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  disabledReason!: string | null;
}

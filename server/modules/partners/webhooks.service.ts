/**
 * A member's webhooks: ten at most, his own only. Their signing secrets are told once; after a rotation the secret before signs beside the new one for 24
 * hours. Delivering is WebhookPump's, the log WebhookLogService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import type { WebhookEvent } from '../../../schema/values/partners';
import { Config } from '../../platform/config/env';
import { execute, one, rows, type Db } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { isAllowedTarget } from '../../platform/http/guarded-post';
import { assertMay } from '../../platform/security/assert-policy';
import { newSigningSecret } from '../../platform/security/tokens';
import { mayKeepWebhooks } from './partner.policy';
import type { IssuedWebhook, Webhook } from './webhook.types';

interface WebhookWish {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

const COLUMNS = `id, url, events, enabled, failing_since AS "failingSince", disabled_at AS "disabledAt", created_at AS "createdAt",
  CASE WHEN previous_secret_until > now() THEN previous_secret_until END AS "previousSecretUntil"`;

const INSERT = `INSERT INTO webhooks (user_id, url, events, secret) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`;

/** Switching on forgets the failures before. */
const UPDATE = `
  UPDATE webhooks SET url = $3, events = $4, enabled = $5, failing_since = CASE WHEN $5 AND NOT enabled THEN NULL ELSE failing_since END,
    disabled_at = CASE WHEN $5 THEN NULL ELSE disabled_at END
  WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`;

const ROTATE = `
  UPDATE webhooks SET previous_secret = secret, previous_secret_until = now() + make_interval(hours => $4), secret = $3
  WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`;

@scoped(Lifecycle.ContainerScoped)
export class WebhooksService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
  ) {}

  /** The newest first. */
  async mine(viewer: Viewer): Promise<Webhook[]> {
    assertMay(mayKeepWebhooks(viewer));
    return rows<Webhook>(this.db, `SELECT ${COLUMNS} FROM webhooks WHERE user_id = $1 ORDER BY created_at DESC, id DESC`, [viewer.id]);
  }

  async create(viewer: Viewer, wish: WebhookWish): Promise<IssuedWebhook> {
    this.check(viewer, wish);
    const secret = newSigningSecret();
    const webhook = await inTransaction(this.db, async (tx) => {
      await one(tx, 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [viewer.id]);
      const counted = await one<{ total: number }>(tx, 'SELECT count(*)::int AS total FROM webhooks WHERE user_id = $1', [viewer.id]);
      if ((counted?.total ?? 0) >= limits.webhookCount) throw new AppError('CONFLICT', 'webhook.full', { max: limits.webhookCount });
      return own(tx, INSERT, [viewer.id, wish.url, distinct(wish.events), secret]);
    });
    return { secret, webhook };
  }

  async update(viewer: Viewer, id: string, wish: WebhookWish & { readonly enabled: boolean }): Promise<Webhook> {
    this.check(viewer, wish);
    return own(this.db, UPDATE, [idOf(id), viewer.id, wish.url, distinct(wish.events), wish.enabled]);
  }

  /** With its log; what waits is not sent any more. */
  async delete(viewer: Viewer, id: string): Promise<true> {
    assertMay(mayKeepWebhooks(viewer));
    if ((await execute(this.db, 'DELETE FROM webhooks WHERE id = $1 AND user_id = $2', [idOf(id), viewer.id])) === 0) throw notFound();
    return true;
  }

  async rotateSecret(viewer: Viewer, id: string): Promise<IssuedWebhook> {
    assertMay(mayKeepWebhooks(viewer));
    const secret = newSigningSecret();
    return { secret, webhook: await own(this.db, ROTATE, [idOf(id), viewer.id, secret, limits.webhookGraceHours]) };
  }

  /** What a name resolves to is checked with each delivery; what an address says of itself at once. */
  private check(viewer: Viewer, { url }: WebhookWish): void {
    assertMay(mayKeepWebhooks(viewer));
    if (!isAllowedTarget(url, this.config.webhookAllowPrivate)) throw invalidInput([{ field: 'url', key: 'webhook.urlRefused' }]);
  }
}

/** Another's webhook and a missing one look alike. */
async function own(db: Db, sql: string, params: readonly unknown[]): Promise<Webhook> {
  const webhook = await one<Webhook>(db, sql, params);
  if (!webhook) throw notFound();
  return webhook;
}

function idOf(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id;
}

function distinct(events: readonly WebhookEvent[]): WebhookEvent[] {
  return [...new Set(events)];
}

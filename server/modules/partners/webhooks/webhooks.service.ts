/**
 * A user's own webhooks, ten at most. Their signing secrets are shown once; after a rotation the previous secret signs
 * beside the new one for 24 hours. Delivering is WebhookDeliveryWorker's, the log WebhookLogService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { WebhookEvent } from '../../../../schema/values/market/partners';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { isAllowedTarget } from '../../../platform/outgoing/guarded-post';
import { assertMay } from '../../../platform/security/assert-policy';
import { newSigningSecret } from '../../../platform/security/tokens';
import { ReauthenticationService } from '../../accounts/passwords/reauthentication.service';
import { mayManageWebhooks } from '../partner.policy';
import { assertScopesOf } from './event-scopes';
import { blockedWebhooks, isUrlOf } from './webhook-switch.store';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  eventsSentTo,
  lockAndCountWebhooks,
  rotateWebhookSecret,
  webhooksOf,
  type WebhookTerms,
} from './webhooks.store';
import type { IssuedWebhook, Webhook } from './webhook.types';

@scoped(Lifecycle.ContainerScoped)
export class WebhooksService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** The newest first. */
  async mine(viewer: Viewer): Promise<Webhook[]> {
    assertMay(mayManageWebhooks(viewer));
    return webhooksOf(this.db, viewer.id);
  }

  async create(viewer: Viewer, terms: WebhookTerms): Promise<IssuedWebhook> {
    this.check(viewer, terms);
    await this.assertNotBlocked(viewer, null, terms.url);
    await this.reauthentication.assertRecent(viewer);
    const secret = newSigningSecret();
    const webhook = await inTransaction(this.db, async (tx) => {
      const count = await lockAndCountWebhooks(tx, viewer.id);
      if (count >= serverLimits.webhookCount) throw conflict('webhook.full', { count }, { params: { max: serverLimits.webhookCount } });
      return own(await addWebhook(tx, viewer.id, { url: terms.url, events: distinct(terms.events) }, secret));
    });
    return { secret, webhook };
  }

  /**
   * FORBIDDEN, with the admin's reason, where it would switch on what an admin switched off, by this webhook or another
   * one to its host, or move it to another host.
   */
  async update(viewer: Viewer, id: string, terms: WebhookTerms & { readonly enabled: boolean }): Promise<Webhook> {
    this.check(viewer, terms);
    await this.assertMayRead(viewer, id);
    if (!(await isUrlOf(this.db, viewer.id, idOf(id), terms.url))) await this.reauthentication.assertRecent(viewer);
    if (terms.enabled) await this.assertNotBlocked(viewer, idOf(id), terms.url);
    else await this.assertStays(viewer, idOf(id), terms.url);
    return own(await changeWebhook(this.db, idOf(id), viewer.id, { ...terms, events: distinct(terms.events) }));
  }

  /**
   * With its log; what waits is not sent any more. One that an admin switched off stays, so that it is not simply made
   * again.
   */
  async delete(viewer: Viewer, id: string): Promise<true> {
    assertMay(mayManageWebhooks(viewer));
    await this.assertMayRead(viewer, id);
    await this.assertNotBlocked(viewer, idOf(id), null);
    if (!(await deleteWebhook(this.db, idOf(id), viewer.id))) throw notFound();
    return true;
  }

  async rotateSecret(viewer: Viewer, id: string): Promise<IssuedWebhook> {
    assertMay(mayManageWebhooks(viewer));
    await this.assertMayRead(viewer, id);
    await this.reauthentication.assertRecent(viewer);
    const secret = newSigningSecret();
    return { secret, webhook: own(await rotateWebhookSecret(this.db, idOf(id), viewer.id, secret)) };
  }

  /** An API key changes only a webhook of whose events it may read each: another address would receive them. */
  private async assertMayRead(viewer: Viewer, id: string): Promise<void> {
    if (!viewer.apiKey) return;
    const events = await eventsSentTo(this.db, idOf(id), viewer.id);
    if (!events) throw notFound();
    assertScopesOf(viewer, events);
  }

  private async assertNotBlocked(viewer: Viewer, id: string | null, url: string | null): Promise<void> {
    const blocks = await blockedWebhooks(this.db, viewer.id);
    const block = blocks.find((one) => one.id === id || (url !== null && nameOf(one.url) === nameOf(url)));
    if (block) throw adminOff(block);
  }

  /** A webhook that an admin switched off keeps its host: another one to it could be made as soon as it is gone. */
  private async assertStays(viewer: Viewer, id: string, url: string): Promise<void> {
    const block = (await blockedWebhooks(this.db, viewer.id)).find((one) => one.id === id);
    if (block && nameOf(block.url) !== nameOf(url)) throw adminOff(block);
  }

  /**
   * Checks the address and events of a webhook. An IP address is checked at once; the addresses that a name resolves to
   * are checked with each delivery.
   */
  private check(viewer: Viewer, { url, events }: WebhookTerms): void {
    assertMay(mayManageWebhooks(viewer));
    assertScopesOf(viewer, events);
    if (!isAllowedTarget(url, this.config.webhookAllowPrivate)) throw invalidInput([{ field: 'url', key: 'webhook.urlRejected' }]);
  }
}

const adminOff = ({ reason }: { readonly reason: string | null }) =>
  new AppError('FORBIDDEN', 'webhook.adminOff', { reason: reason ?? '-' });

/** The host of an address however it is spelled, without its port: one machine has many. */
function nameOf(url: string): string {
  return new URL(url).hostname.replace(/\.$/, '');
}

/** Another's webhook and a missing one look alike. */
function own(webhook: Webhook | null): Webhook {
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

/**
 * A user's own webhooks, ten at most. Their signing secrets are shown once; after a rotation the previous secret signs
 * beside the new one for 24 hours. Delivering is WebhookDeliveryWorker's, the log WebhookLogService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Config } from '../../../platform/config/env';
import type { Db } from '../../../platform/db/sql';
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
import { mayManageWebhooks, scopeMissingFor } from '../partner.policy';
import { assertScopesOf, assertScopesOfWebhook } from './event-scopes';
import { blockedWebhooks } from './webhook-switch.store';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  lockAndCountWebhooks,
  lockWebhook,
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

  /** The newest first; an API key is shown those of whose events it may read each. */
  async mine(viewer: Viewer): Promise<Webhook[]> {
    assertMay(mayManageWebhooks(viewer));
    const webhooks = await webhooksOf(this.db, viewer.id);
    return webhooks.filter(({ events }) => scopeMissingFor(viewer, events) === null);
  }

  async create(viewer: Viewer, wanted: WebhookTerms): Promise<IssuedWebhook> {
    const terms = this.checked(viewer, wanted);
    await this.assertNotBlocked(this.db, viewer, null, terms.url);
    await this.reauthentication.assertRecent(viewer);
    const secret = newSigningSecret();
    const webhook = await inTransaction(this.db, async (tx) => {
      const count = await lockAndCountWebhooks(tx, viewer.id);
      if (count >= serverLimits.webhookCount) throw conflict('webhook.full', { count }, { params: { max: serverLimits.webhookCount } });
      return own(await addWebhook(tx, viewer, terms, secret));
    });
    return { secret, webhook };
  }

  /**
   * FORBIDDEN, with the admin's reason, where it would switch on what an admin switched off, by this webhook or another
   * one to its host, or move it to another host.
   */
  async update(viewer: Viewer, id: string, { enabled, ...wanted }: WebhookTerms & { readonly enabled: boolean }): Promise<Webhook> {
    const terms = this.checked(viewer, wanted);
    return inTransaction(this.db, async (tx) => {
      const before = await this.lockOwn(tx, viewer, id);
      if (before !== terms.url) await this.reauthentication.assertRecent(viewer, tx);
      if (enabled) await this.assertNotBlocked(tx, viewer, id, terms.url);
      else await this.assertStays(tx, viewer, id, terms.url);
      return own(await changeWebhook(tx, id, viewer, { ...terms, enabled }));
    });
  }

  /**
   * With its log; what waits is not sent any more. One that an admin switched off stays, so that it is not simply made
   * again.
   */
  async delete(viewer: Viewer, id: string): Promise<true> {
    assertMay(mayManageWebhooks(viewer));
    await inTransaction(this.db, async (tx) => {
      await this.lockOwn(tx, viewer, id);
      await this.assertNotBlocked(tx, viewer, id, null);
      await deleteWebhook(tx, id, viewer.id);
    });
    return true;
  }

  async rotateSecret(viewer: Viewer, id: string): Promise<IssuedWebhook> {
    assertMay(mayManageWebhooks(viewer));
    const secret = newSigningSecret();
    return inTransaction(this.db, async (tx) => {
      await this.lockOwn(tx, viewer, id);
      await this.reauthentication.assertRecent(viewer, tx);
      return { secret, webhook: own(await rotateWebhookSecret(tx, id, viewer.id, secret)) };
    });
  }

  /**
   * Locks a webhook of the viewer, so that what is checked of it is what is changed; returns its address. An API key
   * changes only a webhook of whose events it may read each: another address would receive them.
   */
  private async lockOwn(tx: EntityManager, viewer: Viewer, id: string): Promise<string> {
    const url = isUuid(id) ? await lockWebhook(tx, id, viewer.id) : null;
    if (url === null) throw notFound();
    await assertScopesOfWebhook(tx, viewer, id);
    return url;
  }

  private async assertNotBlocked(db: Db, viewer: Viewer, id: string | null, url: string | null): Promise<void> {
    const blocks = await blockedWebhooks(db, viewer.id);
    const block = blocks.find((one) => one.id === id || (url !== null && nameOf(one.url) === nameOf(url)));
    if (block) throw adminOff(block);
  }

  /** A webhook that an admin switched off keeps its host: another one to it could be made as soon as it is gone. */
  private async assertStays(db: Db, viewer: Viewer, id: string, url: string): Promise<void> {
    const block = (await blockedWebhooks(db, viewer.id)).find((one) => one.id === id);
    if (block && nameOf(block.url) !== nameOf(url)) throw adminOff(block);
  }

  /**
   * Checks the address and events of a webhook and returns them as they are stored: the address in its normal form, so
   * that the host that people read is the one that is called. An IP address is checked at once; the addresses that a
   * name resolves to are checked with each delivery.
   */
  private checked(viewer: Viewer, { url, events }: WebhookTerms): WebhookTerms {
    assertMay(mayManageWebhooks(viewer));
    assertScopesOf(viewer, events);
    if (!isAllowedTarget(url, this.config.webhookAllowPrivate)) throw invalidInput([{ field: 'url', key: 'webhook.urlRejected' }]);
    const { href } = new URL(url);
    if (href.length > limits.webhookUrlLength) throw invalidInput([{ field: 'url', key: 'error.tooLong' }]);
    return { url: href, events: [...new Set(events)] };
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

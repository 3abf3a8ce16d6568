import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { CreateWebhookInput, UpdateWebhookInput } from '../webhooks/webhook.inputs';
import { WebhookLogService } from './webhook-log.service';
import {
  IssuedWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryArgs,
  WebhookDeliveryConnection,
  DeleteWebhookPayload,
} from '../webhooks/webhook.types';
import { WebhooksService } from '../webhooks/webhooks.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class WebhooksResolver {
  constructor(
    private readonly hooks: WebhooksService,
    private readonly log: WebhookLogService,
  ) {}

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Query(() => [Webhook], {
    description: "The viewer's webhooks, at most ten, the newest first; for an API key those of whose events it may read each.",
  })
  webhooks(@CurrentViewer() viewer: Viewer): Promise<Webhook[]> {
    return this.hooks.mine(viewer);
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Query(() => WebhookDeliveryConnection, { description: 'What was sent to one of them, the newest first.' })
  webhookDeliveries(
    @CurrentViewer() viewer: Viewer,
    @Args(() => WebhookDeliveryArgs) args: WebhookDeliveryArgs,
  ): Promise<Page<WebhookDelivery>> {
    return this.log.list(viewer, args);
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Mutation(() => IssuedWebhook, {
    description:
      'Creates a webhook. A key needs as well what reads its events (KeyScope.WEBHOOKS). Its secret is returned once, now. CONFLICT when there are ten; REAUTHENTICATION_REQUIRED where the password was last proved more than ten minutes ago.',
  })
  createWebhook(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Its URL and the events it receives.' }) input: CreateWebhookInput,
  ): Promise<IssuedWebhook> {
    return this.hooks.create(viewer, input);
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Mutation(() => Webhook, { description: 'Changes its URL and events; switches it on and off.' })
  updateWebhook(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A webhook of the viewer.' }) id: string,
    @Arg('input', { description: 'Its URL and the events it receives.' }) input: UpdateWebhookInput,
  ): Promise<Webhook> {
    return this.hooks.update(viewer, id, input);
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Mutation(() => DeleteWebhookPayload, { description: 'Deletes a webhook with its log.' })
  async deleteWebhook(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A webhook of the viewer.' }) id: string,
  ): Promise<DeleteWebhookPayload> {
    await this.hooks.delete(viewer, id);
    return { removedId: id };
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Mutation(() => IssuedWebhook, { description: 'A new signing secret; the one before signs beside it for 24 hours.' })
  rotateWebhookSecret(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A webhook of the viewer.' }) id: string,
  ): Promise<IssuedWebhook> {
    return this.hooks.rotateSecret(viewer, id);
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a message of the type `test`, in one try. Returns the one that waits already where there is one; RATE_LIMITED after ten in an hour.',
  })
  sendTestEvent(
    @CurrentViewer() viewer: Viewer,
    @Arg('webhookId', () => ID, { description: 'A webhook of the viewer.' }) webhookId: string,
  ): Promise<WebhookDelivery> {
    return this.log.test(viewer, webhookId);
  }

  @Authorized()
  @Operation({ keys: 'WEBHOOKS' })
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a message once more, under the same id; one that waits for its next try is tried now. CONFLICT where that comes within half a minute anyway.',
  })
  redeliver(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: "A delivery to one of the viewer's webhooks." }) id: string,
  ): Promise<WebhookDelivery> {
    return this.log.redeliver(viewer, id);
  }
}

import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { PartnerDeliveriesArgs, PartnerDelivery, PartnerDeliveryConnection } from '../deliveries/partner-delivery.types';
import { AdminWebhooksService } from './admin-webhooks.service';
import { DisablePartnerWebhookPayload, EnablePartnerWebhookPayload } from './admin-webhook.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AdminWebhooksResolver {
  constructor(private readonly webhooks: AdminWebhooksService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => PartnerDeliveryConnection, { description: 'Admin: what is sent to all partners, the newest first, without its content.' })
  partnerDeliveries(
    @CurrentViewer() viewer: Viewer,
    @Args(() => PartnerDeliveriesArgs) args: PartnerDeliveriesArgs,
  ): Promise<Page<PartnerDelivery>> {
    return this.webhooks.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => PartnerDelivery, {
    description: 'Sends a message to a partner once more, under the same id. CONFLICT while it waits anyway.',
  })
  redeliverToPartner(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A delivery to any partner.' }) id: string,
    @Arg('reason', () => String, { description: 'Why; recorded in the audit trail.' }) reason: string,
  ): Promise<PartnerDelivery> {
    return this.webhooks.redeliver(viewer, id, reason);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => DisablePartnerWebhookPayload, {
    description:
      "Switches a partner's webhook off; its owner reads the reason, and cannot switch it on again. CONFLICT when an admin has it off.",
  })
  async disablePartnerWebhook(
    @CurrentViewer() viewer: Viewer,
    @Arg('webhookId', () => ID, { description: 'A webhook of any partner.' }) webhookId: string,
    @Arg('reason', () => String, { description: 'Why; its owner reads it.' }) reason: string,
  ): Promise<DisablePartnerWebhookPayload> {
    await this.webhooks.switchOff(viewer, webhookId, reason);
    return { webhookId };
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => EnablePartnerWebhookPayload, {
    description: "Switches a partner's webhook on that an admin had switched off. CONFLICT when none had.",
  })
  async enablePartnerWebhook(
    @CurrentViewer() viewer: Viewer,
    @Arg('webhookId', () => ID, { description: 'A webhook of any partner.' }) webhookId: string,
    @Arg('reason', () => String, { description: 'Why; its owner reads it.' }) reason: string,
  ): Promise<EnablePartnerWebhookPayload> {
    await this.webhooks.switchOn(viewer, webhookId, reason);
    return { webhookId };
  }
}

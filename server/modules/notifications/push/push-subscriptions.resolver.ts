import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { PushSubscriptionInput, RemovePushSubscriptionPayload, SavePushSubscriptionPayload } from './push-subscription.types';
import { PushSubscriptionsService } from './push-subscriptions.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class PushSubscriptionsResolver {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Operation({ keys: NEVER.VISITOR, stored: true, visitors: 'entry' })
  @Query(() => String, { description: 'The key with which a browser subscribes to web push (`applicationServerKey`), base64url.' })
  pushPublicKey(): Promise<string> {
    return this.subscriptions.publicKey();
  }

  @Authorized()
  @Operation({ keys: NEVER.DEVICE })
  @Mutation(() => SavePushSubscriptionPayload, {
    description: 'Sends notifications to this device as well, until its session ends. Which types: `notificationPreferences`.',
  })
  async savePushSubscription(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The subscription of the browser.' }) input: PushSubscriptionInput,
  ): Promise<SavePushSubscriptionPayload> {
    return { savedAt: await this.subscriptions.save(viewer, input) };
  }

  @Authorized()
  @Operation({ keys: NEVER.DEVICE })
  @Mutation(() => RemovePushSubscriptionPayload, { description: 'Sends no more notifications to this device.' })
  async removePushSubscription(@CurrentViewer() viewer: Viewer): Promise<RemovePushSubscriptionPayload> {
    return { isRemoved: await this.subscriptions.remove(viewer) };
  }
}

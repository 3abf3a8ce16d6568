import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Json } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/graphql/context';
import type { Viewer } from '../../platform/security/viewer';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import { Image } from '../media/image.entity';
import { ImagesService } from '../media/images.service';
import { InboxService, type InboxPage } from './inbox.service';
import { liveNotification } from './content/live-notification';
import { Notification } from './content/notification.entity';
import {
  NotificationArgs,
  NotificationConnection,
  MarkNotificationsReadPayload,
  DismissNotificationPayload,
} from './content/notification.types';
import { lackedScope, textsFor } from './content/text-for-keys';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => Notification)
export class NotificationsResolver {
  constructor(
    private readonly inbox: InboxService,
    private readonly images: ImagesService,
  ) {}

  @Authorized()
  @Operation({ keys: 'READ_ACCOUNT' })
  @Query(() => NotificationConnection, { description: "The viewer's notifications, newest first; dismissed ones are gone." })
  notifications(@CurrentViewer() viewer: Viewer, @Args(() => NotificationArgs) args: NotificationArgs): Promise<InboxPage> {
    return this.inbox.list(viewer, args);
  }

  @Authorized()
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => MarkNotificationsReadPayload, { description: 'Marks these notifications, or all, as read.' })
  async markNotificationsRead(
    @CurrentViewer() viewer: Viewer,
    @Arg('ids', () => [ID], { nullable: true, description: 'These; all where none are named.' }) ids: string[] | null,
  ): Promise<MarkNotificationsReadPayload> {
    return { unreadCount: await this.inbox.markRead(viewer, ids) };
  }

  @Authorized()
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => DismissNotificationPayload, {
    description: 'Takes a notification out of the list; for a minute restoreNotification brings it back.',
  })
  async dismissNotification(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
  ): Promise<DismissNotificationPayload> {
    await this.inbox.dismiss(viewer, id);
    return { removedId: id };
  }

  @Authorized()
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Notification, { description: 'Brings a notification back that was dismissed within the last minute.' })
  restoreNotification(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
  ): Promise<Notification> {
    return this.inbox.restore(viewer, id);
  }

  @Authorized()
  @Operation({ keys: NEVER.LIVE })
  @Subscription(() => Notification, {
    topics: ({ context }: { context: RequestContext }) => notificationTopic(context.viewer?.id ?? ''),
    description: "Each new notification of the viewer's, as it happens, in the language of the socket.",
  })
  notificationAdded(@Root() payload: Json): Notification {
    return liveNotification.unpack(payload);
  }

  @FieldResolver(() => String, { description: 'Headline, in the language of the recipient.' })
  title(@Root() notification: Notification, @Context() { language, viewer }: RequestContext): string {
    return textsFor(viewer, notification, language).title;
  }

  @FieldResolver(() => String, {
    description:
      'What happened, in the language of the recipient. A key reads it of orders with READ_ORDERS, of bills and payouts with READ_MONEY; without the scope the message says so.',
  })
  message(@Root() notification: Notification, @Context() { language, viewer }: RequestContext): string {
    return textsFor(viewer, notification, language).message;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Path in the web client; null where the key may not read the message.' })
  link(@Root() notification: Notification, @Context() { viewer }: RequestContext): string | null {
    return lackedScope(viewer, notification) === null ? notification.link : null;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'An image of what it is about.' })
  image(@Root() { imageId }: Notification, @Context() context: RequestContext): Promise<Image | null> | null {
    return imageId === null ? null : context.loader('image', (ids: readonly string[]) => this.images.findByIds(ids)).load(imageId);
  }
}
